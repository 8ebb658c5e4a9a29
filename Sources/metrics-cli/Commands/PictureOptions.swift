import FieldMetrics

/// The options of drawn output.
enum PictureOptions {
  enum Format: String, CaseIterable {
    case svg
    case png
  }

  static let guides = OptionSpec(
    names: ["--guides"], value: nil,
    help: "With svg and png: the boxes of all parts, their baselines, and a legend.")
  static let sheet = OptionSpec(
    names: ["--sheet"], value: nil,
    help: """
      With svg and png: every state at every step, or those of --state, which is given once for each \
      column (rest for none), and of --category.
      """)
  static let animate = OptionSpec(
    names: ["--animate"], value: nil,
    help: "With svg: the label floats, unless the reader's system asks for less motion.")
  static let appearance = OptionSpec(
    names: ["--appearance"], value: "appearance",
    help: "Colours of svg and png. (default: both in svg, as the reader's system is; light in png)",
    choices: Appearance.allCases.map(\.rawValue))
  static let scale = OptionSpec(
    names: ["--pixels-per-point"], value: "pixels",
    help: "Of a png. (default: the display scale; 1 for a sheet)")

  static let all = [guides, sheet, animate, appearance, scale]

  /// The picture format that an option names; `nil` for another format.
  static func format(_ arguments: ParsedArguments, _ option: OptionSpec) -> Format? {
    arguments.value(option).flatMap { Format(rawValue: $0.lowercased()) }
  }

  /// Options that would be ignored are mistakes.
  static func check(
    _ arguments: ParsedArguments, _ option: OptionSpec
  ) throws(UsageError) {
    let format = format(arguments, option)
    for picture in all where arguments.has(picture) {
      guard format != nil else {
        throw UsageError(
          "'\(picture.usage)' needs '\(option.name) svg' or '\(option.name) png'",
          in: arguments.command)
      }
    }
    guard format != .png || !arguments.has(animate) else {
      throw UsageError("'\(animate.name)' needs '\(option.name) svg'", in: arguments.command)
    }
    guard format != .svg || !arguments.has(scale) else {
      throw UsageError("'\(scale.usage)' needs '\(option.name) png'", in: arguments.command)
    }
    for picture in [sheet, animate] where arguments.has(picture) {
      guard !arguments.has(LayoutCommand.progress) else {
        throw UsageError(
          "'\(picture.name)' shows the whole way: take '\(LayoutCommand.progress.usage)' out",
          in: arguments.command)
      }
    }
    let kinds = [sheet, animate, guides].filter { arguments.has($0) }
    guard kinds.count < 2 else {
      throw UsageError(
        "'\(kinds[0].name)' and '\(kinds[1].name)' are two pictures: ask for one",
        in: arguments.command)
    }
  }

  /// Writes a picture as the options say.
  static func deliver(
    _ picture: Picture, _ format: Format, defaultScale: Double, provenance: String,
    _ arguments: ParsedArguments
  ) throws {
    let appearance = try arguments.choice(appearance, Appearance.self)
    switch format {
    case .svg:
      let scheme = appearance.map { SVGDocument.Scheme.fixed($0) } ?? .automatic
      try OutputOptions.deliver(
        SVGDocument.text(of: picture, scheme: scheme, provenance: provenance), arguments)
    case .png:
      let hint = "Please provide a number from 0.5 to 16."
      let scale =
        try arguments.value(scale, hint: hint) {
          NumberOptions.length($0, from: 0.5, to: 16)?.value
        } ?? defaultScale
      guard arguments.has(OutputOptions.output) || !Console.isTerminal(Console.standardOutput)
      else {
        throw UsageError(
          "A png is no text for a terminal: name a file with '\(OutputOptions.output.usage)'",
          in: arguments.command)
      }
      let bitmap = try picture.bitmap(appearance ?? .light, scale: scale)
      let bytes = PNGDocument.bytes(
        of: bitmap, scale: scale, title: picture.title, description: provenance)
      try OutputOptions.deliver(arguments) { buffer in
        buffer.bytes += bytes
        try buffer.flushIfFull()
      }
    }
  }

  /// What a reader should look at goes to standard error: a picture has no room for it.
  static func complain(_ findings: [Finding]) {
    var seen: [Finding] = []
    for finding in findings where finding.severity > .note && !seen.contains(finding) {
      seen.append(finding)
      Console.complain("\(finding.severity.rawValue): \(finding.message)")
    }
  }
}
