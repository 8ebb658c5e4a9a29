/// A table as a module of TypeScript or JavaScript, or one for React Native.
///
/// Each step is a constant of its own without side effects, so that a bundler drops those that nobody
/// imports. What is exported begins with the font's name: two modules can be exported from a third.
public struct ECMAScriptExporter: TableExporter {
  enum Flavor {
    case typescript
    /// With types in JSDoc comments.
    case javascript
    /// TypeScript that knows React Native's text size.
    case reactNative
  }

  private let options: ExportOptions
  private let flavor: Flavor
  private static let literals = CodeLiterals(absent: "null", string: Self.literal)

  init(_ options: ExportOptions, _ flavor: Flavor) {
    self.options = options
    self.flavor = flavor
  }

  public static func typescript(_ options: ExportOptions = .init()) -> Self {
    Self(options, .typescript)
  }

  public static func javascript(_ options: ExportOptions = .init()) -> Self {
    Self(options, .javascript)
  }

  public static func reactNative(_ options: ExportOptions = .init()) -> Self {
    Self(options, .reactNative)
  }

  private var isTyped: Bool { flavor != .javascript }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let names = Names(code.name)
    let scales = code.rows.compactMap(\.step.reactNativeScale)
    let isNative = flavor == .reactNative && scales.count == code.rows.count
    var lines = CodeText.blockComment(code.remarks) + [""]
    if isNative {
      lines += ["import { PixelRatio, useWindowDimensions } from \"react-native\";", ""]
    }
    lines += types(code, names)
    for row in code.rows { lines += constant(row, code, names) }
    lines += lookup(code, names)
    if isNative { lines += native(names, scales) }
    return lines.file
  }

  /// What a module exports.
  private struct Names {
    let lower: String
    let upper: String
    /// In TypeScript and in JSDoc.
    var step: String { upper + "Step" }
    var row: String { upper + "Row" }
    var label: String { upper + "Label" }
    var rows: String { lower + "Rows" }
    var steps: String { lower + "Steps" }
    var lookup: String { lower + "Row" }

    init(_ name: CodeName) {
      (lower, upper) = (name.lowerCamel, name.upperCamel)
    }

    func constant(_ step: CodeStep) -> String { lower + CodeName.upperCamel(step.identifier) }
  }

  private func types(_ code: CodeTable, _ names: Names) -> [String] {
    let steps = code.rows.map { Self.literal($0.step.name) }.joined(separator: " | ")
    let labels = code.labelColumns.isEmpty ? [] : [("labels", "readonly \(names.label)[]", "")]
    let row =
      [("step", names.step, "")] + code.columns.map { ($0.name, type($0), $0.meaning) } + labels
    let label = code.labelColumns.map { ($0.member, type($0), $0.meaning) }
    guard isTyped else {
      return ["/** @typedef {\(steps)} \(names.step) */", ""]
        + (label.isEmpty ? [] : typedef(names.label, label)) + typedef(names.row, row)
    }
    return ["/** A step of the ladder. */", "export type \(names.step) = \(steps);", ""]
      + (label.isEmpty
        ? [] : interface(names.label, label, "One label; null for what is not known."))
      + interface(names.row, row, "What a field measures at one step. Lengths in points.")
  }

  private func interface(
    _ name: String, _ members: [(name: String, type: String, meaning: String)], _ summary: String
  ) -> [String] {
    ["/** \(summary) */", "export interface \(name) {"]
      + members.flatMap { member in
        (member.meaning.isEmpty ? [] : ["  /** \(member.meaning). */"])
          + ["  readonly \(member.name): \(member.type);"]
      } + ["}", ""]
  }

  private func typedef(
    _ name: String, _ members: [(name: String, type: String, meaning: String)]
  ) -> [String] {
    ["/**", " * @typedef {object} \(name)"]
      + members.map { " * @property {\($0.type)} \($0.name) \($0.meaning)".trimmedEnd } + [
        " */", "",
      ]
  }

  private func type(_ column: CodeColumn) -> String {
    let type =
      switch column.kind {
      case .fontSize, .length, .ratio, .percent: "number"
      case .lengths: "readonly number[]"
      case .text: "string"
      case .flag: "boolean"
      }
    return column.isOptional ? type + " | null" : type
  }

  private func constant(_ row: CodeRow, _ code: CodeTable, _ names: Names) -> [String] {
    let name = names.constant(row.step)
    let values = zip(code.columns, row.values).map { "\($0.name): \(Self.literals.text($1))," }
    let labels = row.labels.map { label in
      "{ \(code.members(of: label) { Self.literals.text($1) }) },"
    }
    let lists =
      code.labelColumns.isEmpty
      ? [] : labels.isEmpty ? ["labels: [],"] : ["labels: ["] + labels.indented() + ["],"]
    return [
      isTyped
        ? "export const \(name): \(names.row) = {" : "/** @type {\(names.row)} */"
    ] + (isTyped ? [] : ["export const \(name) = {"])
      + (["step: \(Self.literal(row.step.name)),"] + values + lists).indented() + ["};", ""]
  }

  private func lookup(_ code: CodeTable, _ names: Names) -> [String] {
    let steps = code.rows.map { Self.literal($0.step.name) }.joined(separator: ", ")
    let rows = code.rows.map { "  \(names.constant($0.step))," }
    let typed = { (typescript: String) in isTyped ? typescript : "" }
    return [
      isTyped ? "/** All steps, smallest first. */" : "/** @type {readonly \(names.step)[]} */",
      "export const \(names.steps)\(typed(": readonly \(names.step)[]")) = [\(steps)];", "",
      isTyped ? "/** All rows, smallest step first. */" : "/** @type {readonly \(names.row)[]} */",
      "export const \(names.rows)\(typed(": readonly \(names.row)[]")) = [",
    ] + rows + [
      "];", "",
      isTyped
        ? "/** The row of a step. */"
        : "/** @param {\(names.step)} step @returns {\(names.row)} */",
      "export function \(names.lookup)(step\(typed(": \(names.step)")))\(typed(": \(names.row)")) {",
      "  return \(names.rows)[\(names.steps).indexOf(step)]\(typed(" as \(names.row)"));", "}",
    ]
  }

  /// By React Native's font scale, whose twelve values on iOS are the steps.
  private func native(_ names: Names, _ scales: [Double]) -> [String] {
    let list = scales.map(Self.literals.number).joined(separator: ", ")
    return [
      "",
      "/** The row whose font scale is nearest; on iOS a scale is a step of Dynamic Type. */",
      "export function \(names.lookup)ForFontScale(fontScale: number): \(names.row) {",
      "  const scales: readonly number[] = [\(list)];",
      "  let nearest = 0;",
      "  scales.forEach((scale, index) => {",
      "    const distance = Math.abs(scale - fontScale);",
      "    if (distance < Math.abs((scales[nearest] as number) - fontScale)) nearest = index;",
      "  });",
      "  return \(names.rows)[nearest] as \(names.row);",
      "}",
      "",
      "/** The row of the reader's text size now. */",
      "export function \(names.lookup)Now(): \(names.row) {",
      "  return \(names.lookup)ForFontScale(PixelRatio.getFontScale());",
      "}",
      "",
      "/** The row of the reader's text size, in a component that draws itself anew when it changes. */",
      "export function use\(names.row)(): \(names.row) {",
      "  return \(names.lookup)ForFontScale(useWindowDimensions().fontScale);",
      "}",
    ]
  }

  /// `<` is escaped, too: a module may stand in a page.
  private static func literal(_ text: String) -> String {
    CodeText.literal(text, special: "\"\\<", CodeText.utf16)
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
