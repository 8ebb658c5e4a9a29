/// What a field shows now: the flags that hold, and its texts.
///
/// One type for what a machine of room `FieldBehavior` is in and for what `layout --state` names, so
/// that any state that a field can get into can be laid out and drawn.
///
/// ```swift
/// var options = LayoutOptions()
/// options.show(field.shown.state)
/// ```
public struct FieldState: Hashable, Sendable {
  /// Names of the flags that a component's file declares, such as `focused`; each once. What follows
  /// from others (`floated` from `focused`) may be left out.
  public var names: [String]
  /// The label or title; `nil` for a component without one.
  public var label: String?
  /// What the field holds; empty where nothing is typed.
  public var input: String
  /// What is wrong; several only where a field shows several.
  public var errors: [String]
  /// The help, hint or description that shows.
  public var help: String?
  /// The counter's text, such as `12/160`.
  public var counter: String?
  /// Texts of a component's own slots, such as `legend`.
  public var others: [String: [String]]

  public init(
    names: [String] = [], label: String? = nil, input: String = "", errors: [String] = [],
    help: String? = nil, counter: String? = nil, others: [String: [String]] = [:]
  ) {
    self.names = names
    self.label = label
    self.input = input
    self.errors = errors
    self.help = help
    self.counter = counter
    self.others = others
  }

  /// The texts by slot, as a layout takes them.
  public var texts: [String: [String]] {
    var texts = others
    if let label { texts["label"] = [label] }
    if !input.isEmpty { texts["input"] = [input] }
    if !errors.isEmpty { texts["error"] = errors }
    if let help { texts["help"] = [help] }
    if let counter { texts["counter"] = [counter] }
    return texts
  }

  /// Whether a flag is named.
  public func has(_ name: String) -> Bool { names.contains(name) }

  /// Adds flags from a list such as `focused, error`, written as a command line has them.
  ///
  /// - Parameters:
  ///   - list: names between commas; upper and lower case are the same.
  ///   - component: whose flags they are.
  /// - Throws: ``UnknownFlag`` for the first name that the component does not have.
  public mutating func add(list: String, of component: FieldComponent) throws(UnknownFlag) {
    let known = component.states.map(\.name)
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let flag = known.first(where: { $0.lowercased() == name.lowercased() }) else {
        throw UnknownFlag(name: String(name), known: known)
      }
      if !has(flag) { names.append(flag) }
    }
  }

  /// A name that is no flag of a component.
  public struct UnknownFlag: Error, Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// The flags that there are.
    public let known: [String]

    public var description: String {
      let nearest = Spelling.nearest(to: name, in: known).map { ", did you mean '\($0)'?" } ?? ""
      return "found the state \(name.quoted), expected \(known.joined(separator: ", "))\(nearest)"
    }
  }
}
