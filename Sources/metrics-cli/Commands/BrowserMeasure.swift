import FieldMetrics

/// `metrics-cli measure --platform chrome --sizes 16`: labels as wide as a browser draws them.
enum BrowserMeasure {
  static let sizes = OptionSpec(
    names: ["--sizes"], value: "sizes",
    help: """
      Font sizes in CSS px, separated by commas, such as 12,16.5: widths on one line as the browser \
      of --platform, chrome or firefox, draws them, to its last bit. In place of --style and \
      --category.
      """, isRepeatable: true)
  private static let variant = OptionSpec(
    names: ["--variant"], value: "variants",
    help: """
      With --sizes, separated by commas: a font that is installed and not loaded by the page; a \
      canvas and not an element of the page.
      """, choices: ["installed", "canvas"], isRepeatable: true)

  static let all = [sizes, variant]

  /// Options that ask for what a browser's width has not.
  private static let unusable = [
    "--style", "--category", "--sizing", "--width", "--lines", "--jobs", "--ladder", "--root-size",
    "--font-scale", "--max-font-size-multiplier",
  ]

  /// Whether the arguments ask for it.
  static func isAskedFor(_ arguments: ParsedArguments) throws(UsageError) -> Bool {
    guard arguments.has(sizes) else {
      guard arguments.has(variant) else { return false }
      throw UsageError("'\(variant.usage)' needs '\(sizes.usage)'", in: arguments.command)
    }
    guard arguments.has(LadderOptions.platform) else {
      throw UsageError(
        "'\(sizes.usage)' needs '\(LadderOptions.platform.usage)'", in: arguments.command)
    }
    for option in arguments.command.options
    where unusable.contains(option.name) && arguments.has(option) {
      throw UsageError(
        "'\(option.usage)' is not for '\(sizes.usage)'", in: arguments.command)
    }
    return true
  }

  static func run(
    _ arguments: ParsedArguments, _ input: LabelInput, _ stack: FontStack, _ format: MeasureFormat,
    _ numbers: NumberFormat
  ) throws {
    let options = try options(arguments)
    let sizes = try PlatformArguments.sizes(arguments, sizes)
    let source = try BrowserTextSource(stack, options, sizes: sizes)
    let exporter = BrowserTextExporter(
      format, source: source, numbers: numbers, emphasis: OutputOptions.emphasis(arguments))
    try OutputOptions.deliver(arguments) { output in
      /// One for each language that labels come in.
      var shapers: [String?: BrowserShaper] = [:]
      var isEmpty = true
      try input.read { bytes, named, _ in
        let label = named ?? SourceLabel(String(decoding: bytes, as: UTF8.self))
        let language = options.shaping.language ?? label.locale.flatMap(LabelInput.languageTag)
        var own = options
        own.shaping.language = language
        let shaper = try shapers[language] ?? BrowserShaper(stack, own)
        shapers[language] = shaper
        let measured = try sizes.map { try shaper.measure(label.text, at: $0) }
        // Not before there is a label: a file that cannot be read leaves no heading behind.
        if isEmpty { exporter.begin(&output.bytes) }
        exporter.append(label, measured, isFirst: isEmpty, &output.bytes)
        isEmpty = false
        try output.flushIfFull()
      }
      if isEmpty { exporter.begin(&output.bytes) }
      exporter.end(isEmpty: isEmpty, &output.bytes)
    }
  }

  private static func options(_ arguments: ParsedArguments) throws -> BrowserTextOptions {
    let browser = try arguments.choice(LadderOptions.platform, Browser.self) ?? .chrome
    var options = BrowserTextOptions(browser, shaping: try ShapingArguments.options(arguments))
    if let grid = try PlatformArguments.grid(arguments) { options.grid = grid }
    for list in arguments.all(variant) {
      for word in list.split(separator: ",", omittingEmptySubsequences: false) {
        switch word.lowercased() {
        case "installed": options.isInstalled = true
        case "canvas": options.surface = .canvas
        default:
          throw UsageError.invalid(
            String(word), for: variant,
            ParsedArguments.hint(String(word), variant.choices), in: arguments.command)
        }
      }
    }
    return options
  }
}
