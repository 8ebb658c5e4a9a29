import FieldMetrics

/// The option that names a component, the same for every command.
enum ComponentOptions {
  static let component = OptionSpec(
    names: ["--component"], value: "component",
    help: """
      The field: a built-in component, see metrics-cli component list, or a JSON file of your \
      own; a name with a dot or a slash is a file. (default: form-field)
      """)

  /// The component that the option names; `nil` for the default one.
  static func component(_ arguments: ParsedArguments) throws -> FieldComponent? {
    guard let name = arguments.value(component) else { return nil }
    return try component(named: name, arguments)
  }

  /// Whether a name is a file's, or standard input's, and not a built-in component's.
  static func isFile(_ name: String) -> Bool {
    name == "-" || name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }

  static func component(named name: String, _ arguments: ParsedArguments) throws -> FieldComponent {
    guard isFile(name) else {
      guard let component = FieldComponent.builtIn(name) else {
        throw UsageError.invalid(
          name, for: component, ParsedArguments.hint(name, FieldComponent.builtInNames),
          in: arguments.command)
      }
      return component
    }
    let bytes = try InputFile(name).bytes(atMost: FieldComponent.largestFile, "a component")
    do throws(ComponentError) {
      return try FieldComponent(json: bytes)
    } catch {
      throw UnusableComponent(file: name, problem: "\(error)")
    }
  }
}

extension InputFile {
  /// All of a small file.
  ///
  /// - Throws: ``UnusableComponent`` for a larger one.
  func bytes(atMost limit: Int, _ what: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try read { chunk, _ in
      bytes.append(contentsOf: chunk)
      guard bytes.count <= limit else {
        throw UnusableComponent(file: name, problem: "more than \(limit) bytes, \(what) expected")
      }
      return chunk.count
    }
    return bytes
  }
}

/// A component or ladder file that cannot be used.
struct UnusableComponent: Error, CustomStringConvertible {
  let file: String
  let problem: String

  var description: String { "\(file.quoted), \(problem)" }
}
