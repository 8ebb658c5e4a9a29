import FieldMetrics

/// `metrics-cli count`: how long text is, and what a limit keeps of it.
enum CountCommand {
  private static let text = OptionSpec(
    names: ["--text"], value: "text", help: "A text to count. May be given again.",
    isRepeatable: true)
  private static let file = OptionSpec(
    names: ["--file"], value: "file",
    help: "A file of UTF-8, or - for standard input. (default: -)")
  private static let eachLine = OptionSpec(
    names: ["--each-line"], value: nil,
    help: "Count each line by itself, without the LF or CR LF at its end.")
  private static let limit = OptionSpec(
    names: ["--limit"], value: "count",
    help: "The most a text may hold; says what is kept when it is cut between characters.")
  private static let unit = OptionSpec(
    names: ["--unit"], value: "unit", help: "What --limit counts. (default: graphemes)",
    choices: TextUnit.allCases.map(\.rawValue))
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: CountFormat.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "metrics-cli count",
    abstract: "How long text is, and what a limit keeps of it.",
    discussion: """
      In grapheme clusters, which a reader calls characters and Swift counts, in Unicode scalars, \
      UTF-16 units and bytes of UTF-8. A limit never cuts a cluster.
      """,
    examples: [
      ("metrics-cli count --text \"Hi 👨‍👩‍👧!\" --limit 4", "One text against a field's limit."),
      (
        "metrics-cli count --file labels.txt --each-line --limit 255 --unit utf8",
        "Each line against a database's limit, as columns between tabs."
      ),
      (
        "metrics-cli count --file - --each-line --limit 160 --format jsonl",
        "A JSON object for each line, with the text that is kept."
      ),
    ],
    options: [text, file, eachLine, limit, unit, format, OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    let limit = try textLimit(arguments)
    let format = try arguments.choice(Self.format, CountFormat.self) ?? .text
    let texts = arguments.all(text)
    if arguments.has(text), arguments.has(file) {
      throw UsageError("Give '\(text.usage)' or '\(file.usage)', not both", in: spec)
    }
    // Waiting for somebody to type a text is not what a bare `count` means.
    if !arguments.has(text), !arguments.has(file), Console.isTerminal(Console.standardInput) {
      throw UsageError("Missing expected option '\(text.usage)' or '\(file.usage)'", in: spec)
    }
    let input = texts.isEmpty ? try InputFile(arguments.value(file) ?? "-") : nil
    let isByLine = arguments.has(eachLine)
    var exporter = CountExporter(
      format, of: isByLine ? .lines : texts.count > 1 ? .texts : .text, limit: limit,
      emphasis: OutputOptions.emphasis(arguments))
    let counter = LineCounter(limit: limit, eachLine: isByLine, keepsText: format.carriesText)
    try OutputOptions.deliver(arguments) { output in
      exporter.begin(&output.bytes)
      for text in texts { try count(text, counter, &exporter, &output) }
      if let input { try count(input, counter, &exporter, &output) }
      exporter.end(&output.bytes)
    }
  }

  private static func count(
    _ text: String, _ counter: LineCounter, _ exporter: inout CountExporter,
    _ output: inout OutputBuffer
  ) throws {
    var counter = counter
    _ = try Array(text.utf8).withUnsafeBytes { bytes in
      try counter.read(bytes, isLast: true) { line in
        exporter.append(line, &output.bytes)
        try output.flushIfFull()
      }
    }
  }

  private static func count(
    _ file: InputFile, _ counter: LineCounter, _ exporter: inout CountExporter,
    _ output: inout OutputBuffer
  ) throws {
    var counter = counter
    var progress = Progress(total: file.size)
    defer { if let end = progress.end { Console.show(end) } }
    var done = 0
    do {
      try file.read { bytes, isLast in
        let taken = try counter.read(bytes, isLast: isLast) { line in
          exporter.append(line, &output.bytes)
          try output.flushIfFull()
        }
        done += taken
        if let bar = progress.update(done: done) { Console.show(bar) }
        return taken
      }
    } catch let error as InvalidUTF8 {
      // What is counted already stands, as in every filter.
      try output.flush()
      throw InvalidFile(file: file.name, error: error)
    }
  }

  private static func textLimit(_ arguments: ParsedArguments) throws(UsageError) -> TextLimit? {
    let unit = try arguments.choice(Self.unit, TextUnit.self)
    let count = try arguments.value(limit, hint: "Please provide a whole number, 0 or more.") {
      Int($0).flatMap { $0 >= 0 ? $0 : nil }
    }
    guard let count else {
      guard unit == nil else {
        throw UsageError("'\(Self.unit.usage)' needs '\(limit.usage)'", in: spec)
      }
      return nil
    }
    return TextLimit(count, unit ?? .graphemes)
  }

  private struct InvalidFile: Error, CustomStringConvertible {
    let file: String
    let error: InvalidUTF8

    var description: String {
      "\(file.quoted), \(error); save it as UTF-8, or take the byte out"
    }
  }
}
