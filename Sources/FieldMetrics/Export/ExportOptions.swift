/// How a table is written where its format leaves a choice.
public struct ExportOptions: Hashable, Sendable {
  /// The decimals of formats for programs; the ones for people choose their own.
  public var numbers = NumberFormat.full
  /// How the text format marks what stands out.
  public var emphasis = Emphasis.none
  /// Names of ``TableColumns``; empty for all. Steps are there in any case.
  public var columns: [String] = []
  /// What generated names stand in or begin with; `nil` for the font's name.
  public var namespace: CodeNamespace?
  /// Who may use generated Swift and Kotlin; `nil` for everybody.
  public var access: AccessLevel?
  /// Lines on top of generated source, in comments.
  public var header: [String] = []

  public init() {}
}

/// Who may use what is generated.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  case everybody = "public"
  case package
  case module = "internal"
}

/// A name for generated source: one or more ASCII identifiers with dots between them.
public struct CodeNamespace: Hashable, Sendable {
  let parts: [String]

  /// - Parameter text: `InterMetrics`, `com.example.InterMetrics`; 200 characters at most. `nil` for
  ///   anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let areNames = parts.allSatisfy { part in
      guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return part.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == UInt8(ascii: "_")
      } && part.utf8.contains { $0 != UInt8(ascii: "_") }
    }
    guard areNames, text.utf8.count <= 200 else { return nil }
    self.parts = parts
  }
}

extension TableFormat {
  /// What formats take beyond decimals; anything else would be ignored without a word.
  public enum Choice: Hashable, Sendable {
    case columns
    case namespace
    case access
    case header
  }

  /// The choices that this format has.
  public var choices: Set<Choice> {
    switch self {
    case .text, .json: []
    case .csv, .tsv, .jsonl: [.columns]
    case .markdown: []
    case .html: [.columns]
    case .swift: [.columns, .namespace, .access, .header]
    case .kotlin, .compose: [.columns, .namespace, .access, .header]
    case .designTokens: [.columns, .namespace]
    case .androidXML, .typescript, .javascript, .reactNative, .css, .scss, .dart, .c:
      [.columns, .namespace, .header]
    }
  }
}
