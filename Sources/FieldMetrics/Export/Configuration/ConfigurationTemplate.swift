/// A configuration to begin with.
public struct ConfigurationTemplate {
  /// As it is written into the configuration; `nil` for the system font.
  private let font: String?

  public init(font: String?) { self.font = font }

  public var text: String {
    let files = [
      ("FieldMetrics.swift", TableFormat.swift), ("fieldMetrics.ts", .typescript),
      ("fieldMetrics.css", .css),
    ]
    let outputs = files.map { file, format in
      JSONValue.object([
        ("file", .string("Generated/" + file)), ("format", .string(format.rawValue)),
      ])
    }
    let table: [(key: String, value: JSONValue)] =
      (font.map { [("font", .string($0))] } ?? [])
      + [("labels", .array([.string("Email address")])), ("outputs", .array(outputs))]
    return JSONValue.object([
      ("$schema", .string(Self.schema)), ("defaults", .object([("displayScale", .number(3))])),
      ("tables", .array([.object(table)])),
    ]).document
  }

  private static let schema = "Schemas/fieldmetrics.schema.json"
}
