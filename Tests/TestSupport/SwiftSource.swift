/// A value as an expression of Swift that makes it: of structs with memberwise initializers, enums,
/// arrays, tuples, optionals, strings and numbers.
///
/// Members that are `nil` are left out where the type gives them that value by itself.
public struct SwiftSource {
  /// Types whose optional members have no value by themselves.
  private let wholeTypes: Set<String>
  /// How to take apart what reflection does not show as it is made.
  private let parts: (Any) -> (type: String, members: [(label: String?, value: Any)])?

  /// - Parameters:
  ///   - wholeTypes: names of types whose members are all written.
  ///   - parts: the type and the arguments of values that have another initializer.
  public init(
    wholeTypes: Set<String>,
    parts: @escaping (Any) -> (type: String, members: [(label: String?, value: Any)])?
  ) {
    self.wholeTypes = wholeTypes
    self.parts = parts
  }

  /// - Parameter indentation: of the line that the expression starts on.
  public func expression(_ value: Any, indentation: Int = 0) -> String {
    if let (type, members) = parts(value) {
      return call(type, members, indentation)
    }
    switch value {
    case let text as String: return text.debugDescription
    case let number as Double: return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case let number as any BinaryInteger: return "\(number)"
    case let flag as Bool: return "\(flag)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: mirror.subjectType).split(separator: ".").dropFirst()
      .joined(separator: ".")
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { expression($0.value, indentation: indentation) } ?? "nil"
    case .collection:
      return list(
        mirror.children.map { expression($0.value, indentation: indentation + 1) }, "[", "]",
        indentation)
    case .enum:
      guard let payload = mirror.children.first else { return ".\(value)" }
      let inner = Mirror(reflecting: payload.value)
      let isTuple = inner.displayStyle == .tuple
      let members = isTuple ? Array(inner.children) : [(nil, payload.value)]
      return call("." + (payload.label ?? ""), members.map { (label($0.0), $0.1) }, indentation)
    case .tuple:
      return call("", mirror.children.map { (label($0.label), $0.value) }, indentation)
    default:
      let isWhole = wholeTypes.contains(type)
      let members = mirror.children.filter { isWhole || !isNil($0.value) }
      return call(type, members.map { (label($0.label), $0.value) }, indentation)
    }
  }

  private func label(_ label: String?) -> String? {
    // Members of a tuple without names are called .0, .1 and so on.
    label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private func call(
    _ name: String, _ members: [(label: String?, value: Any)], _ indentation: Int
  ) -> String {
    list(
      members.map { member in
        (member.label.map { "\($0): " } ?? "")
          + expression(member.value, indentation: indentation + 1)
      }, name + "(", ")", indentation)
  }

  /// On one line where that is short.
  private func list(
    _ items: [String], _ start: String, _ end: String, _ indentation: Int
  ) -> String {
    let line = start + items.joined(separator: ", ") + end
    if line.count + 2 * indentation <= 99, !line.contains("\n") { return line }
    let space = String(repeating: "  ", count: indentation)
    return start + "\n" + items.map { space + "  " + $0 }.joined(separator: ",\n") + "\n" + space
      + end
  }
}
