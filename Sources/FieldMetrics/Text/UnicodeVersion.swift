/// The Unicode version of the standard library's character data.
///
/// On Linux it comes with the toolchain, on Apple platforms with the operating system. Grapheme
/// clusters of new scripts depend on it, so every output names it.
public enum UnicodeVersion {
  /// The version by which ``TextCounts`` finds grapheme clusters: the same on every host.
  public static var graphemeClusters: String { GraphemeBreakData.unicodeVersion }

  public static var standardLibrary: String {
    // The first character that each version added to the ones before.
    let firsts: [(version: String, scalar: Unicode.Scalar)] = [
      ("17.0", "\u{16EA0}"), ("16.0", "\u{105C0}"), ("15.1", "\u{2FFC}"), ("15.0", "\u{11F00}"),
      ("14.0", "\u{10570}"), ("13.0", "\u{10E80}"),
    ]
    return firsts.first { $0.scalar.properties.age != nil }?.version ?? "before 13.0"
  }
}
