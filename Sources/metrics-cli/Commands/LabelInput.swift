import FieldMetrics

/// Where labels come from: the command line, a file of lines as a stream, or a file of another format
/// as a whole.
struct LabelInput {
  private enum Format: String, CaseIterable {
    case auto
    case lines
    case json
    case strings
    case xcstrings
    case android
    case arb
  }

  static let file = OptionSpec(
    names: ["--file"], value: "file", help: "A file of labels, or - for standard input.")
  static let inputFormat = OptionSpec(
    names: ["--input-format"], value: "format",
    help: """
      What the file is: a label on each line, JSON, Apple's .strings or .xcstrings, Android's \
      strings.xml or Flutter's .arb. (default: auto, by the file's name and content)
      """, choices: Format.allCases.map(\.rawValue))
  static let locale = OptionSpec(
    names: ["--locale"], value: "tag",
    help: "Which language of a file that has several. (default: all)")

  private let texts: [String]
  private let input: InputFile?
  private let format: LabelFileFormat?
  private let wantedLocale: String?

  init(_ arguments: ParsedArguments, texts: [String], textOption: OptionSpec) throws {
    let format = try arguments.choice(Self.inputFormat, Format.self) ?? .auto
    let name = arguments.value(Self.file)
    for option in [Self.inputFormat, Self.locale] where arguments.has(option) && name == nil {
      throw UsageError("'\(option.usage)' needs '\(Self.file.usage)'", in: arguments.command)
    }
    guard name != nil || !texts.isEmpty else {
      throw UsageError(
        "Missing expected option '\(textOption.usage)' or '\(Self.file.usage)'",
        in: arguments.command)
    }
    if name == "-", arguments.value(FontOptions.font) == "-" {
      throw UsageError(
        "Standard input is the font or the labels, not both", in: arguments.command)
    }
    let locale = try arguments.value(
      Self.locale, hint: "Please provide a language tag such as de or pt-BR."
    ) { LocaleTag($0) == nil ? nil : $0 }
    self.texts = texts
    self.format = LabelFileFormat(rawValue: format.rawValue)
    wantedLocale = locale
    input = try name.map { try InputFile($0) }
  }

  /// A file's name for a language as a tag; `nil` for one that is none.
  static func languageTag(_ name: String) -> String? {
    LocaleTag(name) == nil ? nil : String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// How many bytes there are to read; `nil` when nobody knows.
  var size: Int? { input == nil ? 0 : input?.size }

  /// Hands over all labels in order: those of the command line, then those of the file.
  ///
  /// - Parameter body: receives a label's text as UTF-8, the label itself when it has more than a
  ///   text, and how many bytes of the file are done.
  /// - Throws: ``InputError``, ``UnreadableLabels``, or what the body throws.
  func read(
    _ body: (UnsafeBufferPointer<UInt8>, SourceLabel?, _ done: Int) throws -> Void
  ) throws {
    for text in texts {
      var text = text
      try text.withUTF8 { try body($0, nil, 0) }
    }
    guard let input else { return }
    var format = self.format
    var lines = LabelLines()
    var whole: [UInt8] = []
    var done = 0
    do {
      try input.read { bytes, isLast in
        if format == nil {
          // A pipe may bring a byte at a time.
          guard isLast || bytes.count >= LabelFileFormat.tellingBytes else { return 0 }
          format = LabelFileFormat(
            fileName: input.name, start: Array(bytes.prefix(LabelFileFormat.tellingBytes)))
        }
        guard format == .lines else {
          whole.append(contentsOf: bytes)
          try LabelFile.checkSize(whole.count)
          return bytes.count
        }
        let start = done
        done += try lines.read(bytes, isLast: isLast) { try body($0, nil, start) }
        return done - start
      }
      guard let format, format != .lines else { return }
      for label in try LabelFile.labels(in: whole, as: format, locale: wantedLocale) {
        var text = label.text
        try text.withUTF8 { try body($0, label, whole.count) }
      }
    } catch let error as InvalidUTF8 {
      throw UnreadableLabels(
        file: input.name, problem: "\(error); save it as UTF-8, or take the byte out")
    } catch let error as LabelFileError {
      throw UnreadableLabels(file: input.name, problem: "\(error)")
    }
  }
}

/// A file of labels that cannot be used.
struct UnreadableLabels: Error, CustomStringConvertible {
  let file: String
  let problem: String

  var description: String { "\(file.quoted), \(problem)" }
}
