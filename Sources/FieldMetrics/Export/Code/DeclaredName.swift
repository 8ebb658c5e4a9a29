extension TableFormat {
  /// The name that a table's source declares beside that of others; `nil` for a format that declares
  /// none, or keeps names to its own module.
  ///
  /// Two files of one format and one name do not go into one module.
  public func declaredName(of table: MetricsTable, _ options: ExportOptions = .init()) -> String? {
    let name = CodeName(table, options.namespace)
    switch self {
    case .swift, .kotlin, .compose: return (name.path + [name.type]).joined(separator: ".")
    case .dart: return name.upperCamel + "Row"
    case .c, .androidXML: return name.snake
    case .css, .scss: return "--" + name.kebab
    case .text, .markdown, .html, .csv, .tsv, .json, .jsonl, .typescript, .javascript, .reactNative,
      .designTokens:
      return nil
    }
  }
}
