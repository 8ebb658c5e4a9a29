import CICU

/// A place where a line may or must end.
public struct LineBreakOpportunity: Hashable, Sendable {
  /// The UTF-8 offset of what begins the next line.
  public let utf8Offset: Int
  /// Whether the line must end here, as after a line feed.
  public let isMandatory: Bool

  public init(utf8Offset: Int, isMandatory: Bool) {
    self.utf8Offset = utf8Offset
    self.isMandatory = isMandatory
  }
}

/// Where lines may be broken.
///
/// Source: Unicode Standard Annex 14, as ICU has it: with dictionaries for Thai, Lao, Khmer and
/// Burmese, and with a language's own rules for Chinese, Japanese and Korean. Platforms with
/// another version of ICU break a few texts elsewhere.
public enum LineBreaks {
  /// The places where a line may end, in the order of the text.
  ///
  /// The end of the text is always the last one; it is mandatory only when the text ends with a
  /// line feed or the like. Spaces stay at the end of the line before. No text has no places.
  ///
  /// - Parameter language: a BCP 47 tag such as `ja` or `zh-Hant`, also with a strictness as in
  ///   `ja-u-lb-strict`; the rules for all languages when not given. One that ICU does not know
  ///   has these rules, too.
  /// - Throws: ``TextError``: when the tag is not well formed, and when ICU is needed and missing or
  ///   runs out of memory. Words of Latin letters with simple punctuation do without ICU.
  public static func lineBreakOpportunities(
    in text: String, language: String? = nil
  ) throws(TextError) -> [LineBreakOpportunity] {
    try LineBreaker(language: language).lineBreakOpportunities(in: text)
  }
}

/// Finds where lines may be broken, in one text after the other, as ``LineBreaks`` does.
///
/// Holds what ICU walks with: for one thread at a time.
final class LineBreaker {
  private let language: String
  /// Whether words of Latin letters do without ICU.
  private let hasPlainRules: Bool
  /// `nil` until a text needs ICU.
  private var breaks: OpaquePointer?

  init(language: String? = nil) {
    self.language = language ?? "und"
    hasPlainRules = PlainLineBreaks.areRight(in: self.language)
  }

  deinit { cicu_breaks_close(breaks) }

  /// - Throws: as ``LineBreaks/lineBreakOpportunities(in:language:)``.
  func lineBreakOpportunities(in text: String) throws(TextError) -> [LineBreakOpportunity] {
    if hasPlainRules, let places = PlainLineBreaks.places(in: text) { return places }
    let breaks = try open(text)
    guard !text.isEmpty else { return [] }
    let units = try ICU.utf16(of: text)
    // The walk ends in the scope in which `units` stays where it is.
    return try units.withUnsafeBufferPointer { units throws(TextError) in
      guard let start = units.baseAddress else { return [] }
      var error: UnsafePointer<CChar>?
      let isSet = cicu_breaks_set_text(breaks, start, Int32(units.count), &error)
      _ = try ICU.opened(isSet ? breaks : nil, error, Self.task(text))
      return Self.places(breaks, in: text)
    }
  }

  private func open(_ text: String) throws(TextError) -> OpaquePointer {
    if let breaks { return breaks }
    try ICU.load()
    // No tag at all would be that of all languages, by accident.
    guard !language.isEmpty, cicu_is_language_tag(language) else {
      throw .noLanguage(tag: language)
    }
    var error: UnsafePointer<CChar>?
    let opened = try ICU.opened(cicu_breaks_open(language, &error), error, Self.task(text))
    breaks = opened
    return opened
  }

  private static func task(_ text: String) -> String {
    "the line breaks of \(text.utf8.count) bytes"
  }

  private static func places(_ breaks: OpaquePointer, in text: String) -> [LineBreakOpportunity] {
    var places: [LineBreakOpportunity] = []
    var scalars = text.unicodeScalars.makeIterator()
    var unit = 0
    var byte = 0
    var isMandatory = false
    while case let place = Int(cicu_breaks_next(breaks, &isMandatory)), place >= 0 {
      while unit < place, let scalar = scalars.next() {
        unit += UTF16.width(scalar)
        byte += UTF8.width(scalar)
      }
      places.append(LineBreakOpportunity(utf8Offset: byte, isMandatory: isMandatory))
    }
    return places
  }
}
