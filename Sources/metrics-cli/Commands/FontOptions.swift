import FieldMetrics

/// The options that name a face and a place on its axes, the same for every command.
enum FontOptions {
  static let font = OptionSpec(
    names: ["--font"], value: "file",
    help: """
      Font file: a path, - for standard input, or a bare name, which is looked for here, in \
      ./fonts, in the folders of FIELDMETRICS_FONT_PATH and in the system's font folders.
      """)
  static let faceIndex = OptionSpec(
    names: ["--face-index"], value: "index",
    help: "Which face of a collection, from 0. (default: 0)")
  static let axes = OptionSpec(
    names: ["--axes"], value: "axes",
    help: "Place on the axes of a variable font, such as wght=600,opsz=14.", isRepeatable: true)
  static let instance = OptionSpec(
    names: ["--instance"], value: "name",
    help: "Named instance of a variable font, such as SemiBold; --axes on top of it.")
  static let verbose = OptionSpec(
    names: ["--verbose", "-v"], value: nil,
    help: "Say on standard error which font file is used.")

  static let fallback = OptionSpec(
    names: ["--fallback"], value: "file",
    help: "Font file to look in for characters that the fonts before lack. May be given again.",
    isRepeatable: true)

  static let all = [font, faceIndex, axes, instance, verbose]

  /// The face that the options name; `nil` when they name none.
  static func face(_ arguments: ParsedArguments) throws -> (face: Face, axes: [AxisCoordinate])? {
    for option in [font, fallback] where arguments.all(option).contains("") {
      throw UsageError.invalid("", for: option, "Please name a font file.", in: arguments.command)
    }
    guard let name = arguments.value(font) else {
      for option in [faceIndex, axes, instance] where arguments.has(option) {
        throw UsageError("'\(option.usage)' needs '\(font.usage)'", in: arguments.command)
      }
      return nil
    }
    let index = try arguments.value(faceIndex, hint: "Please provide a whole number from 0.") {
      Int($0).flatMap { $0 >= 0 ? $0 : nil }
    }
    let face = try file(named: name, arguments).face(at: index ?? 0)
    return (face, try instanceAxes(arguments, face) + axisSettings(arguments))
  }

  /// The face that the options name with its fallbacks; `nil` when they name none.
  static func stack(_ arguments: ParsedArguments) throws -> FontStack? {
    guard let (face, axes) = try face(arguments) else {
      if arguments.has(fallback) {
        throw UsageError("'\(fallback.usage)' needs '\(font.usage)'", in: arguments.command)
      }
      return nil
    }
    let fallbacks = try arguments.all(fallback).map {
      try FontStack.Entry(try file(named: $0, arguments).face(at: 0))
    }
    return FontStack(try FontStack.Entry(face, axes: axes), fallbacks: fallbacks)
  }

  /// The font file that a name means.
  static func file(named name: String, _ arguments: ParsedArguments) throws -> FontFile {
    if name == "-" { return try FontFile(standardInputAs: "-") }
    let path = try FontLocator.path(of: name)
    if arguments.has(verbose) { Console.complain("font file: \(path.terminalSafe)") }
    return try FontFile(path: path)
  }

  private static func axisSettings(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [AxisCoordinate] {
    var settings: [AxisCoordinate] = []
    for list in arguments.all(axes) {
      for setting in list.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = setting.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].utf8.count == 4, let tag = Tag(parts[0]),
          let value = Double(decimal: parts[1]), value.isFinite
        else {
          throw .invalid(
            String(setting), for: axes, "Please provide a four-letter axis and a number: wght=600.",
            in: arguments.command)
        }
        settings.append(AxisCoordinate(tag: tag, value: value))
      }
    }
    return settings
  }

  private static func instanceAxes(
    _ arguments: ParsedArguments, _ face: Face
  ) throws -> [AxisCoordinate] {
    guard let name = arguments.value(instance) else { return [] }
    func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
    let found = face.namedInstances.first { plain($0.name ?? "") == plain(name) }
    guard let found else {
      throw UnknownInstance(
        file: face.file.fileName, name: name, names: face.namedInstances.compactMap(\.name))
    }
    return zip(face.axes, found.coordinates).map { AxisCoordinate(tag: $0.tag, value: $1) }
  }

  private struct UnknownInstance: Error, CustomStringConvertible {
    let file: String
    let name: String
    let names: [String]

    var description: String {
      let known =
        names.isEmpty
        ? "the font has none" : "it has " + names.map(\.terminalSafe).joined(separator: ", ")
      return "\(file.quoted): no named instance \(name.quoted); \(known)"
    }
  }
}

/// Where a command's output goes, the same for every command.
enum OutputOptions {
  static let output = OptionSpec(
    names: ["--output", "-o"], value: "file",
    help: "Write to this file, all or nothing, instead of standard output.")

  static func deliver(_ text: String, _ arguments: ParsedArguments) throws {
    if let path = try path(arguments) {
      try OutputFile.write(text, to: path)
    } else {
      try Console.print(text)
    }
  }

  /// The file to write; `nil` for standard output.
  ///
  /// - Throws: ``OutputError`` for a file that is read, too: typing slips happen, and it would be gone.
  private static func path(_ arguments: ParsedArguments) throws -> String? {
    guard let path = arguments.value(output), path != "-" else { return nil }
    guard !path.isEmpty else {
      throw UsageError.invalid("", for: output, "Please name a file.", in: arguments.command)
    }
    for option in arguments.command.options
    where option.value == output.value || option.name == ComponentOptions.component.name {
      for name in arguments.all(option) where option.name != output.name && name != "-" {
        // Only fonts are looked for in folders; other files are where their names say.
        let isFont = option.value == output.value && option.name != "--file"
        if OutputFile.isSame(isFont ? try FontLocator.path(of: name) : name, path) {
          throw OutputError(file: path, reason: "it is a file that is read; name another one")
        }
      }
    }
    return path
  }

  /// Lets a body write piece by piece; to a file all or nothing.
  static func deliver(
    _ arguments: ParsedArguments, _ body: (inout OutputBuffer) throws -> Void
  ) throws {
    func write(to descriptor: Int32, name: String) throws {
      var buffer = OutputBuffer(descriptor: descriptor, name: name)
      try body(&buffer)
      try buffer.flush()
    }
    if let path = try path(arguments) {
      try OutputFile.write(to: path) { try write(to: $0, name: path) }
    } else {
      try write(to: Console.standardOutput, name: "standard output")
    }
  }

  /// Escape sequences only where the output is a terminal.
  static func emphasis(_ arguments: ParsedArguments) -> Emphasis {
    arguments.has(output) ? .none : Console.emphasis
  }
}
