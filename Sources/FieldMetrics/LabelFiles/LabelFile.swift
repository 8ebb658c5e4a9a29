/// Label files of every format that is read as a whole.
public enum LabelFile {
  /// - Throws: ``LabelFileError`` for more bytes than a label file has.
  public static func checkSize(_ byteCount: Int) throws(LabelFileError) {
    guard byteCount <= SourceText.largestFile else {
      throw LabelFileError(
        found: "more than \(SourceText.largestFile) bytes",
        expected: "a smaller file; split it, or put a label on each line of a text file")
    }
  }

  /// The labels of a file, in its order.
  ///
  /// - Parameters:
  ///   - locale: only labels of this language; those of a file that names none are all taken.
  /// - Throws: ``LabelFileError``, ``InvalidUTF8``.
  public static func labels(
    in bytes: [UInt8], as format: LabelFileFormat, locale: String? = nil
  ) throws -> [SourceLabel] {
    try checkSize(bytes.count)
    let source = try SourceText(decoding: bytes)
    let labels = try all(in: source, as: format)
    guard let locale else { return labels }
    let wanted = Self.folded(locale)
    let selected = labels.filter { $0.locale.map { Self.folded($0) == wanted } ?? true }
    guard selected.isEmpty, !labels.isEmpty else { return selected }
    var known: [String] = []
    for name in labels.compactMap(\.locale) where !known.contains(name) { known.append(name) }
    let list = known.prefix(20).map(\.quoted).joined(separator: ", ")
    throw LabelFileError(
      found: "no labels in \(locale.quoted)",
      expected: "one of \(list)\(known.count > 20 ? " and \(known.count - 20) more" : "")")
  }

  /// Tags in one spelling: `pt_BR` is `pt-br`.
  private static func folded(_ locale: String) -> String {
    String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  private static func all(
    in source: SourceText, as format: LabelFileFormat
  ) throws -> [SourceLabel] {
    switch format {
    case .lines:
      var lines = LabelLines()
      var labels: [SourceLabel] = []
      _ = try source.bytes.withUnsafeBytes { bytes in
        try lines.read(bytes, isLast: true) { line in
          labels.append(SourceLabel(String(decoding: line, as: UTF8.self)))
        }
      }
      return labels
    case .json: return try JSONLabels.labels(in: source)
    case .arb: return try JSONLabels.bundleLabels(in: source)
    case .xcstrings: return try StringCatalog.labels(in: source)
    case .strings: return try StringsReader.labels(in: source)
    case .android: return try AndroidStrings.labels(in: source)
    }
  }
}
