import CICU

/// The versions of Unicode that the character data follow.
public enum UnicodeVersion {
  /// The version by which ``TextCounts`` finds grapheme clusters: the same on every host.
  public static var graphemeClusters: String { GraphemeBreakData.unicodeVersion }

  /// That of the standard library, which counts grapheme clusters.
  ///
  /// On Linux it comes with the toolchain, on Apple platforms with the operating system. Grapheme
  /// clusters of new scripts depend on it, so every output names it.
  public static var standardLibrary: String {
    // The first character that each version added to the ones before.
    let firsts: [(version: String, scalar: Unicode.Scalar)] = [
      ("17.0", "\u{16EA0}"), ("16.0", "\u{105C0}"), ("15.1", "\u{2FFC}"), ("15.0", "\u{11F00}"),
      ("14.0", "\u{10570}"), ("13.0", "\u{10E80}"),
    ]
    return firsts.first { $0.scalar.properties.age != nil }?.version ?? "before 13.0"
  }

  /// That of ICU where one of some texts is beyond plain Latin; `nil` when none needs ICU.
  public static func icu(neededFor texts: [String]) -> String? {
    texts.allSatisfy { PlainLatin.isAll($0) } ? nil : icu
  }

  /// That of ICU, which gives scripts, directions and line breaks.
  ///
  /// Loads ICU. `nil` when it cannot be loaded.
  public static var icu: String? {
    do throws(TextError) {
      try ICU.load()
    } catch {
      return nil
    }
    var text = [CChar](repeating: 0, count: 20)
    cicu_unicode_version(&text)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
