/// A table as Swift source: an `enum` of constants with a lookup by content size category.
///
/// The source imports SwiftUI and UIKit where there are such modules, nothing elsewhere, and compiles in
/// Swift 5 and Swift 6 mode. Names from the font reach it only as an identifier made of ASCII letters and
/// digits, or in comments and literals with everything else escaped.
public struct SwiftExporter: TableExporter {
  private let options: ExportOptions
  private static let literals = CodeLiterals(absent: "nil", string: Self.literal)

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let type = Self.escaped(code.name.type)
    let label = code.labelColumns.isEmpty ? [] : label(code) + [""]
    let body = step(code) + [""] + label + rowType(code) + [""] + rows(code)
    let declared = ["\(access)enum \(type) {"] + body.indented() + ["}"]
    let path = code.name.path.map(Self.escaped)
    let placed =
      path.isEmpty
      ? declared
      : ["extension \(path.joined(separator: ".")) {"] + declared.indented() + ["}"]
    let full = (path + [type]).joined(separator: ".")
    return (CodeText.lineComment(code.remarks) + [""] + placed + lookups(code, full)).file
  }

  private var access: String { (options.access ?? .everybody).rawValue + " " }

  /// The steps of the table; the raw value is the position of the row.
  private func step(_ code: CodeTable) -> [String] {
    let cases = code.rows.enumerated().map { index, row in
      "  case \(CodeName.member(row.step.identifier)) = \(index)"
    }
    let names = code.rows.flatMap { row in
      row.step.spellings.map {
        "    \(Self.literal($0)): .\(CodeName.member(row.step.identifier)),"
      }
    }
    let lookup =
      code.rows.allSatisfy { $0.step.dynamicTypeSize != nil }
      ? [
        "  /// The step of a category by UIKit's raw value (`UICTContentSizeCategoryL`), UIKit's name",
        "  /// (`extraLarge`) or SwiftUI's (`xLarge`); `nil` for one that is not in the table.",
        "  \(access)init?(contentSizeCategory name: String) {",
      ]
      : [
        "  /// The step of a name; `nil` for one that is not in the table.",
        "  \(access)init?(name: String) {",
      ]
    return [
      "/// A step of the ladder \(code.ladder), in the order of the table.",
      "\(access)enum Step: Int, CaseIterable, Sendable {",
    ] + cases + [""] + lookup + [
      "    guard let step = Self.byName[name] else { return nil }",
      "    self = step",
      "  }",
      "",
      "  private static let byName: [String: Step] = [",
    ] + names + ["  ]", "}"]
  }

  private func label(_ code: CodeTable) -> [String] {
    [
      "/// One label of the field; `nil` for what is not known.",
      "\(access)struct Label: Sendable {",
    ]
      + code.labelColumns.flatMap { member($0, name: $0.member) }.indented() + ["}"]
  }

  private func rowType(_ code: CodeTable) -> [String] {
    let labels = code.labelColumns.isEmpty ? [] : ["\(access)let labels: [Label]"]
    return [
      "/// What a field measures at one step. Lengths in points.",
      "\(access)struct Row: Sendable {",
    ]
      + (["\(access)let step: Step"] + code.columns.flatMap { member($0, name: $0.name) } + labels)
      .indented() + ["}"]
  }

  private func member(_ column: CodeColumn, name: String) -> [String] {
    let type =
      switch column.kind {
      case .text: "String"
      case .flag: "Bool"
      case .lengths: "[Double]"
      case .fontSize, .length, .ratio, .percent: "Double"
      }
    return [
      "/// \(column.meaning).", "\(access)let \(name): \(type)\(column.isOptional ? "?" : "")",
    ]
  }

  private func rows(_ code: CodeTable) -> [String] {
    [
      "/// The row of a step, in constant time.",
      "\(access)static func row(for step: Step) -> Row { rows[step.rawValue] }",
      "",
      "/// All rows, smallest step first.",
      "\(access)static let rows: [Row] = [",
    ] + code.rows.flatMap { row($0, code).indented() } + ["]"]
  }

  private func row(_ row: CodeRow, _ code: CodeTable) -> [String] {
    var lines = ["step: .\(CodeName.member(row.step.identifier))"]
    for (column, value) in zip(code.columns, row.values) {
      lines.append("\(column.name): \(Self.literals.text(value))")
    }
    guard !code.labelColumns.isEmpty else {
      return ["Row("] + lines.joined(with: ",").indented() + ["),"]
    }
    lines.append(row.labels.isEmpty ? "labels: []" : "labels: [")
    let labels = row.labels.map { label in
      "Label(\(code.members(of: label) { Self.literals.text($1) })),"
    }
    let end = labels.isEmpty ? ["),"] : labels.indented(2) + ["  ]),"]
    return ["Row("] + lines.joined(with: ",").indented() + end
  }

  /// By the types of SwiftUI and UIKit, in files that can import them.
  private func lookups(_ code: CodeTable, _ type: String) -> [String] {
    let sizes = code.rows.compactMap { row in
      row.step.dynamicTypeSize.map { ($0, CodeName.member(row.step.identifier)) }
    }
    guard !sizes.isEmpty else { return [] }
    return ["", "#if canImport(SwiftUI)"]
      + imported("SwiftUI")
      + [
        "",
        "  extension \(type).Step {",
        "    /// The step of SwiftUI's text size; `nil` for one that is not in the table.",
        "    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)",
        "    \(access)init?(_ size: DynamicTypeSize) {",
        "      switch size {",
      ] + sizes.map { "      case .\($0): self = .\($1)" } + [
        "      default: return nil", "      }", "    }", "  }", "#endif", "",
        "#if canImport(UIKit)",
      ] + imported("UIKit") + [
        "",
        "  extension \(type).Step {",
        "    /// The step of UIKit's text size; `nil` for one that is not in the table.",
        "    \(access)init?(_ category: UIContentSizeCategory) {",
        "      self.init(contentSizeCategory: category.rawValue)", "    }", "  }", "#endif",
      ]
  }

  /// Public where a module's imports are not so by themselves, which older compilers cannot say.
  private func imported(_ module: String) -> [String] {
    guard options.access ?? .everybody != .module else { return ["  import \(module)"] }
    let level = options.access == .package ? "package" : "public"
    return [
      "  #if compiler(>=6.0) && hasFeature(InternalImportsByDefault)",
      "    \(level) import \(module)", "  #else", "    import \(module)", "  #endif",
    ]
  }

  private static func literal(_ text: String) -> String {
    CodeText.literal(text, special: "\"\\", CodeText.braced)
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "package", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }
}

extension [String] {
  /// Lines with a mark behind each but the last.
  func joined(with mark: String) -> [String] {
    enumerated().map { $0 == count - 1 ? $1 : $1 + mark }
  }
}
