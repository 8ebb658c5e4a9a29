/// How long a text is, by the four ways of counting that platforms and servers use.
public struct TextCounts: Hashable, Sendable {
  /// Extended grapheme clusters, what a reader calls characters: Swift's `String.count`.
  public internal(set) var graphemes: Int
  /// Unicode scalars, what databases and Python count.
  public internal(set) var scalars: Int
  /// UTF-16 code units, what JavaScript, Java and `NSString` count.
  public internal(set) var utf16: Int
  /// Bytes of UTF-8.
  public internal(set) var utf8: Int

  /// Those of the empty text.
  public static let zero = TextCounts(graphemes: 0, scalars: 0, utf16: 0, utf8: 0)

  public init(graphemes: Int, scalars: Int, utf16: Int, utf8: Int) {
    self.graphemes = graphemes
    self.scalars = scalars
    self.utf16 = utf16
    self.utf8 = utf8
  }

  /// Those of a text of which each byte is a cluster.
  init(each count: Int) {
    self.init(graphemes: count, scalars: count, utf16: count, utf8: count)
  }

  /// Counts a text, all four ways in one pass.
  ///
  /// Nothing is normalised: `é` in two scalars has one cluster and two scalars.
  ///
  /// - Complexity: O(n) in the text's bytes, and faster than `String.count` alone.
  public init(_ text: String) {
    var scanner = GraphemeScanner()
    var text = text
    text.withUTF8 { scanner.readAll($0) }
    self = scanner.counts
  }

  /// The count in a unit.
  public subscript(unit: TextUnit) -> Int {
    switch unit {
    case .graphemes: graphemes
    case .scalars: scalars
    case .utf16: utf16
    case .utf8: utf8
    }
  }

  static func + (a: TextCounts, b: TextCounts) -> TextCounts {
    TextCounts(
      graphemes: a.graphemes + b.graphemes, scalars: a.scalars + b.scalars,
      utf16: a.utf16 + b.utf16, utf8: a.utf8 + b.utf8)
  }
}

/// What a limit counts.
public enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// Extended grapheme clusters: what a field shows its user.
  case graphemes
  /// Unicode scalars.
  case scalars
  /// UTF-16 code units, as HTML's `maxlength` does.
  case utf16
  /// Bytes of UTF-8, as many databases do.
  case utf8
}
