/// An OpenType feature for a whole text, such as `tnum`.
public struct FontFeature: Hashable, Sendable {
  public let tag: Tag
  /// 0 off, 1 on; alternates count on from there.
  public let value: Int

  public init(_ tag: Tag, value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of equal width.
  public static let tabularDigits = FontFeature(Tag(literal: "tnum"))

  /// Ligatures that typography chooses and readers do not need: off where letters are tracked.
  static let withoutOptionalLigatures = [
    FontFeature(Tag(literal: "liga"), value: 0), FontFeature(Tag(literal: "clig"), value: 0),
  ]
}
