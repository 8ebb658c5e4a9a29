import FieldMetrics

/// `metrics-cli inspect`: what is in a font.
enum InspectCommand {
  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: Format.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "metrics-cli inspect",
    abstract: "What is in a font, and what is odd about it.",
    discussion: """
      Names, all three sets of vertical metrics, which one each platform takes and why, the lines \
      they make of it, axes, named instances and coverage.
      """,
    examples: [
      ("metrics-cli inspect --font Inter.ttf", "For reading."),
      (
        "metrics-cli inspect --font Inter.ttf --axes wght=600 --format json",
        "The metrics at a place on the axes, for a program."
      ),
      (
        "metrics-cli inspect --font Inter.ttf --sizes 12,17,53 --display-scale 2",
        "The line of every platform at three sizes on a 2x screen."
      ),
      (
        "metrics-cli inspect --font Inter.ttf --sizes 16 --platform chrome",
        "One platform; --variant window is for a browser's window."
      ),
      (
        "metrics-cli inspect --font Inter.ttf --sizes 16 --line-height 1.5",
        "With a line height: half-leading, text-box-trim, Compose's LineHeightStyle."
      ),
      ("metrics-cli inspect --font NotoSansCJK-Regular.ttc --face-index 3", "A collection's face."),
    ],
    options: FontOptions.all + PlatformArguments.all + GivenLineArguments.all
      + [format, OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    let format = try arguments.choice(Self.format, Format.self) ?? .text
    var options = try PlatformArguments.options(arguments)
    try GivenLineArguments.read(arguments, into: &options)
    guard let (face, axes) = try FontOptions.face(arguments) else {
      throw UsageError("Missing expected option '\(FontOptions.font.usage)'", in: spec)
    }
    let inspection = FaceInspection(face, at: try face.place(axes), options: options)
    let exporter = InspectionExporter(emphasis: OutputOptions.emphasis(arguments))
    let text = format == .json ? exporter.json(inspection) : exporter.text(inspection)
    try OutputOptions.deliver(text, arguments)
  }
}
