/// An explanation as numbered steps for a terminal, or as one JSON object.
public struct ExplanationExporter: Sendable {
  private let numbers: NumberFormat
  private let emphasis: Emphasis

  public init(numbers: NumberFormat = .full, emphasis: Emphasis = .none) {
    self.numbers = numbers
    self.emphasis = emphasis
  }

  public func text(_ explanation: Explanation) -> String {
    let table = explanation.table
    let title = "\(explanation.column.rawValue) at \(explanation.step.title)"
    let value = explanation.value.map { numbers.text($0) } ?? "empty: \(explanation.absence ?? "")"
    var blocks = [[emphasis.bold(title) + " = " + value] + provenance(table)]
    if let derivation = explanation.derivation {
      // For people: the last bits are in the first line.
      var steps = DerivationSteps(numbers.precision == nil ? NumberFormat(precision: 6) : numbers)
      _ = steps.reference(derivation)
      blocks.append(steps.lines)
      if let weakest = derivation.weakest {
        blocks.append(["certainty: \(weakest.rawValue), the least of those above"])
      }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func provenance(_ table: MetricsTable) -> [String] {
    let file = table.font.fileName.map(\.terminalSafe) ?? "built-in profile"
    let facts =
      "\(table.component) on \(table.componentPlatform.displayName) · \(table.font.displayName)"
      + " · \(file) · lines of \(table.rule.rawValue) · ladder \(table.options.ladder.title)"
      + " · sizing \(table.options.sizing.rawValue)"
      + " · @\(plain: table.options.grid.displayScale)x"
    return facts.wrappedLines(width: TextExporter.width)
      + (table.font.sha256.map { ["SHA-256 \($0)"] } ?? [])
      + ["\(ToolIdentity.name) \(ToolIdentity.version)"]
  }

  public func json(_ explanation: Explanation) -> String {
    let table = explanation.table
    return JSONValue.object([
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("column", .string(explanation.column.rawValue)),
      ("step", .string(explanation.step.rawValue)),
      ("value", .optional(explanation.value) { .number(numbers.rounded($0)) }),
      ("absence", .optional(explanation.absence, JSONValue.string)),
      ("certainty", .optional(explanation.derivation?.weakest) { .string($0.rawValue) }),
      ("component", .string(table.component)),
      ("componentPlatform", .string(table.componentPlatform.rawValue)),
      ("platform", .string(table.rule.rawValue)),
      ("ladder", .string(table.options.ladder.name)),
      ("ladderVersion", .optional(table.options.ladder.version, JSONValue.string)),
      ("sizing", .string(table.options.sizing.rawValue)),
      ("displayScale", .number(table.options.grid.displayScale)),
      ("precision", .optional(numbers.precision) { .int($0) }),
      ("unicodeVersion", .string(UnicodeVersion.graphemeClusters)),
      ("font", .font(table.font)),
      ("lineMetrics", .lineMetrics(table.lineMetrics)),
      ("derivation", .optional(explanation.derivation, json)),
    ]).document
  }

  private func json(_ derivation: Derivation) -> JSONValue {
    .object([
      ("name", .optional(derivation.name) { .string($0.terminalSafe) }),
      ("value", .number(numbers.rounded(derivation.value))),
      ("unit", .string(derivation.unit.rawValue)),
      ("rule", .string(derivation.rule.name)),
      ("rounding", .optional(derivation.rule.rounding, JSONValue.string)),
      ("source", .optional(derivation.source) { .string($0.terminalSafe) }),
      ("certainty", .optional(derivation.certainty) { .string($0.rawValue) }),
      ("operands", .array(derivation.operands.map(json))),
    ])
  }
}

/// Derivations as numbered lines, operands first, each fact once.
struct DerivationSteps {
  private(set) var lines: [String] = []
  private var known: [(derivation: Derivation, number: Int)] = []
  private let numbers: NumberFormat

  init(_ numbers: NumberFormat) { self.numbers = numbers }

  /// Writes a derivation and all that it stands on, and says how others refer to it.
  mutating func reference(_ derivation: Derivation) -> String {
    if let found = known.first(where: { $0.derivation == derivation }) {
      return "[\(found.number)]"
    }
    guard let name = derivation.name else {
      if derivation.operands.isEmpty { return number(derivation.value) }
      return formula(derivation)
    }
    let formula = derivation.rule == .given ? nil : formula(derivation)
    let position = known.count + 1
    known.append((derivation, position))
    let unit =
      derivation.unit == .points || derivation.unit == .none ? "" : " \(derivation.unit.rawValue)"
    var line = Self.padded(position) + " \(name.terminalSafe) = "
    if let formula {
      line += "\(formula) = "
    }
    line += number(derivation.value) + unit
    let facts = [
      derivation.source.map { $0.terminalSafe },
      derivation.rule.isEngine ? nil : derivation.rule.rounding,
      derivation.certainty?.rawValue,
    ].compactMap(\.self)
    let wrapped = line.wrappedLines(width: TextExporter.width - 4)
    lines += wrapped.enumerated().map { $0 == 0 ? $1 : "     " + $1 }
    if !facts.isEmpty { lines.append("     " + facts.joined(separator: "; ")) }
    return "[\(position)]"
  }

  /// With operands by their numbers.
  private mutating func formula(_ derivation: Derivation) -> String {
    var words: [String] = []
    for (index, operand) in derivation.operands.enumerated() {
      let word = reference(operand)
      words.append(derivation.rule.brackets(operand, isFirst: index == 0) ? "(\(word))" : word)
    }
    switch derivation.rule {
    case .given: return number(derivation.value)
    case .sum: return words.joined(separator: " + ")
    case .difference: return words.joined(separator: " − ")
    case .product: return words.joined(separator: " · ")
    case .quotient: return words.joined(separator: " / ")
    case .least: return "min(\(words.joined(separator: ", ")))"
    case .greatest: return "max(\(words.joined(separator: ", ")))"
    case .atMost: return words.joined(separator: " ≤ ")
    case .ceilToPixel: return "ceil to pixel (\(words.joined()))"
    case .roundToPixel: return "round to pixel (\(words.joined()))"
    case .wholePoint: return "round to point (\(words.joined()))"
    case .engine(let what):
      return words.isEmpty ? what : "\(what) (\(words.joined(separator: ", ")))"
    }
  }

  private func number(_ value: Double) -> String { numbers.text(value) }

  private static func padded(_ number: Int) -> String {
    let text = "[\(number)]"
    return String(repeating: " ", count: max(0, 4 - text.count)) + text
  }
}

extension Derivation.Rule {
  var isEngine: Bool { if case .engine = self { true } else { false } }

  /// Whether an operand without a name stands in brackets.
  fileprivate func brackets(_ operand: Derivation, isFirst: Bool) -> Bool {
    guard operand.name == nil, operand.operands.count > 1 else { return false }
    let isSum = operand.rule == .sum || operand.rule == .difference
    switch self {
    case .product, .quotient: return isSum || (!isFirst && operand.rule == .quotient)
    case .difference: return isSum && !isFirst
    default: return false
    }
  }

  /// In output for programs.
  var name: String {
    switch self {
    case .given: "given"
    case .sum: "sum"
    case .difference: "difference"
    case .product: "product"
    case .quotient: "quotient"
    case .least: "least"
    case .greatest: "greatest"
    case .ceilToPixel: "ceilToPixel"
    case .roundToPixel: "roundToPixel"
    case .wholePoint: "wholePoint"
    case .atMost: "atMost"
    case .engine: "engine"
    }
  }

  /// How the result is rounded; `nil` where it is not.
  var rounding: String? {
    switch self {
    case .ceilToPixel(let scale): "up to the next of \(plain: scale) pixels to the point"
    case .roundToPixel(let scale): "to the nearest of \(plain: scale) pixels to the point"
    case .wholePoint: "to the nearest whole point"
    case .engine(let words): words
    default: nil
    }
  }
}
