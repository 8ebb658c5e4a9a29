/// How much smaller a label is drawn while it floats.
struct FloatScale: Hashable, Sendable {
  /// What field kits hard-code.
  static let fixed = 0.75

  /// Caption line height over body line height, at most 1.
  let value: Double
  /// How far 0.75 is off, in percent: positive when 0.75 draws the label too large.
  let fixedScaleErrorPercent: Double

  /// Both line heights greater than 0.
  init(caption: SizedLineMetrics, body: SizedLineMetrics) {
    let bodyHeight = body.comparableHeight(with: caption)
    let captionHeight = min(caption.comparableHeight(with: body), bodyHeight)
    value = captionHeight / bodyHeight
    // (0.75 / value − 1) · 100 with one rounding, so that 6.25 comes out as 6.25.
    fixedScaleErrorPercent = 100 * (Self.fixed * bodyHeight - captionHeight) / captionHeight
  }
}
