import FieldMetrics

/// Help in the layout of Swift's own tools: labels in a column of 26, text wrapped at 80.
extension CommandSpec {
  private static let labelColumn = 26
  private static let width = 80

  var helpText: String {
    var sections = [
      Self.wrap("OVERVIEW: " + abstract, indentation: 0),
      Self.wrap(discussion, indentation: 0),
      Self.wrap("USAGE: " + usage, indentation: 0, continuation: 7),
    ].filter { !$0.isEmpty }
    if !examples.isEmpty {
      let examples = examples.map { example in
        "  \(example.command)\n" + Self.wrap(example.purpose, indentation: 6)
      }
      sections.append((["EXAMPLES:"] + examples).joined(separator: "\n"))
    }
    sections.append((["OPTIONS:"] + allOptions.map(Self.entry)).joined(separator: "\n"))
    if !subcommands.isEmpty {
      let entries = subcommands.map { Self.entry(label: $0.name, text: $0.overview) }
      sections.append((["SUBCOMMANDS:"] + entries).joined(separator: "\n"))
      sections.append("  See '\(name) help <subcommand>' for detailed help.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func entry(_ option: OptionSpec) -> String {
    let choices =
      option.choices.isEmpty ? "" : " (values: \(option.choices.joined(separator: ", ")))"
    return entry(label: option.helpLabel, text: option.help + choices)
  }

  private static func entry(label: String, text: String) -> String {
    let lines = text.wrappedLines(width: width - labelColumn)
    let margin = String(repeating: " ", count: labelColumn)
    let start = "  " + label
    if start.count >= labelColumn {
      return ([start] + lines.map { margin + $0 }).joined(separator: "\n")
    }
    let padded = start + String(repeating: " ", count: labelColumn - start.count)
    return ([padded + (lines.first ?? "")] + lines.dropFirst().map { margin + $0 })
      .joined(separator: "\n")
  }

  private static func wrap(
    _ text: String, indentation: Int, continuation: Int? = nil
  ) -> String {
    let later = continuation ?? indentation
    let lines = text.wrappedLines(width: width - max(indentation, later))
    return lines.enumerated().map { index, line in
      String(repeating: " ", count: index == 0 ? indentation : later) + line
    }.joined(separator: "\n")
  }
}
