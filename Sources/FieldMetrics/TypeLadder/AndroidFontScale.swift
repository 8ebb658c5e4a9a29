/// The reader's text size on Android: how sp become dp.
///
/// ```
///        sp   8    12    14    16    20    24    30    100
///  2.0   dp  16    24    26    28    34    36    38    100    large text grows less
/// ```
///
/// Units: sp in, dp out. Source: docs/sources.md, "Android font scales".
public struct AndroidFontScale: Hashable, Sendable {
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Every size times the scale: before Android 14.
    case linear
    /// By tables, as Android 14 and Compose do it.
    case nonLinear = "non-linear"
  }

  /// The steps of the Settings app.
  public static let steps = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]

  public let scale: Double
  public let rule: Rule

  private init(standard scale: Double) {
    self.scale = scale
    rule = .nonLinear
  }

  /// The default setting: 1 sp is 1 dp.
  public static let standard = AndroidFontScale(standard: 1)

  /// `nil` for a scale outside 0.5 to 4, which no device offers.
  public init?(_ scale: Double, rule: Rule = .nonLinear) {
    guard (0.5...4).contains(scale) else { return nil }
    self.scale = scale
    self.rule = rule
  }

  /// A text size, or another length in sp. The sign is kept.
  public func dp(fromSp length: Points) -> Points {
    guard let table else { return length * scale }
    return Self.looked(up: length, from: AndroidFontScaleData.sp, to: table)
  }

  /// The other way round.
  public func sp(fromDp length: Points) -> Points {
    guard let table else { return Points(length.value / scale) }
    return Self.looked(up: length, from: table, to: AndroidFontScaleData.sp)
  }

  /// A style's line height, as Compose has it: above 1.05 it keeps its ratio to the font size, below it is
  /// a length in sp as any other.
  public func lineHeight(sp lineHeight: Points, fontSize: Points) -> Points {
    guard keepsLineRatio, fontSize > 0 else { return dp(fromSp: lineHeight) }
    return dp(fromSp: fontSize) * (lineHeight / fontSize)
  }

  /// Whether a line height keeps its ratio to the font size.
  var keepsLineRatio: Bool { scale > 1.05 }

  /// The entries of the table that a positive length in sp lies between; `nil` where the scale, or all
  /// beyond the table, is a plain factor.
  func bracket(fromSp length: Points) -> (
    low: (sp: Double, dp: Double), high: (sp: Double, dp: Double)
  )? {
    guard let table else { return nil }
    return Self.bracket(of: length.value, from: AndroidFontScaleData.sp, to: table)
  }

  private static func bracket(
    of value: Double, from: [Double], to: [Double]
  ) -> (low: (Double, Double), high: (Double, Double))? {
    guard let last = from.last, value < last else { return nil }
    var low = (0.0, 0.0)
    for high in zip(from, to) {
      if value <= high.0 { return (low, high) }
      low = high
    }
    return nil
  }

  /// The dp of each of ``AndroidFontScaleData/sp``; `nil` where the scale is a plain factor.
  private var table: [Double]? {
    guard rule == .nonLinear, scale >= 1.03, scale <= 2 else { return nil }
    var lower = (scale: 1.0, dp: AndroidFontScaleData.sp)
    for upper in AndroidFontScaleData.tables {
      if scale == upper.scale { return upper.dp }
      if scale < upper.scale {
        let share = (scale - lower.scale) / (upper.scale - lower.scale)
        return zip(lower.dp, upper.dp).map { $0 + ($1 - $0) * share }
      }
      lower = upper
    }
    return nil
  }

  private static func looked(up length: Points, from: [Double], to: [Double]) -> Points {
    let value = abs(length.value)
    let sign: Double = length.value < 0 ? -1 : 1
    guard let (low, high) = bracket(of: value, from: from, to: to) else {
      return length * ((to.last ?? 1) / (from.last ?? 1))
    }
    let share = (value - low.0) / (high.0 - low.0)
    return Points(sign * (low.1 + (high.1 - low.1) * share))
  }
}

/// Android's tables.
///
/// Source: AOSP, `FontScaleConverterFactory.java` (066094fa), and androidx, `FontScaleConverterFactory`
/// (31adf48a). To check: read the arrays there.
enum AndroidFontScaleData {
  static let sp: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// In the order of their scales.
  static let tables: [(scale: Double, dp: [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]
}
