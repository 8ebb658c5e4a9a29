@testable import FieldMetrics

/// Where engines are known to differ on a line, and why. All other differences are faults.
///
/// A case explains one exact answer of the other engine, not just any difference.
enum KnownDisagreement: String, CaseIterable, Sendable {
  case bitmapsOnly = "bitmaps only"
  case zeroHhea = "zero hhea"
  case forcedSigns = "forced signs"
  case sixteenBits = "16 bits"
  case unmeasuredHeight = "unmeasured height"
  case standIn = "stand-in on iOS"
  case addedAscender = "15 % on iOS"

  var reason: String {
    switch self {
    case .bitmapsOnly: "FreeType gives a face without outlines no line metrics of its own"
    case .sixteenBits: "FreeType holds ascender, descender and height in 16 bits, which wrap"
    case .zeroHhea: "HarfBuzz 6 takes a zero 'hhea' as it is; later ones fall back as we do"
    case .forcedSigns:
      "HarfBuzz makes the ascender positive and the descender negative, FreeType the height positive"
    case .unmeasuredHeight: "HarfBuzz adds deltas to a height of 0, which says 'not measured'"
    case .standIn: "what iOS does with a zero 'hhea' is not known; we put something in its place"
    case .addedAscender: "UIKit adds 15 % of the line height for Helvetica and Times"
    }
  }

  /// Everything that an exception may depend on.
  struct Context {
    let face: Face
    let question: LineQuestion
    let ours: VerticalValues
    let theirs: VerticalValues
    let isScalable: Bool
    /// The deltas of `hasc`, `hdsc` and `hlgp`, not rounded, by HarfBuzz.
    let deltas: [Double]
  }

  func explains(_ context: Context) -> Bool {
    let (face, ours, theirs) = (context.face, context.ours, context.theirs)
    let isHarfBuzz = context.question == .harfBuzz || context.question == .harfBuzzExtents
    let hasZeroHhea = face.hhea.ascender == 0 && face.hhea.descender == 0
    switch self {
    case .bitmapsOnly:
      return context.question == .freeType && !context.isScalable && theirs == .zero
    case .sixteenBits:
      return context.question == .freeType && theirs == ours.in16Bits
    case .zeroHhea:
      return isHarfBuzz && hasZeroHhea && theirs == context.table(face.hhea)
    case .forcedSigns:
      return isHarfBuzz && theirs == ours.withForcedSigns
        || context.question == .freeType && theirs == ours.withPositiveHeight
    case .unmeasuredHeight:
      return false
    case .standIn:
      return context.question == .ios && hasZeroHhea && theirs == context.table(face.hhea)
    case .addedAscender:
      let name = face.names.postScriptName ?? ""
      guard context.question == .ios, name.hasPrefix("Helvetica") || name.hasPrefix("Times-") else {
        return false
      }
      // 15 % of the line height need not be whole; both sides are rounded once.
      let added = Double(theirs.ascender - theirs.descender) * 0.15
      var raised = theirs
      raised.ascender = Int((Double(theirs.ascender) + added).rounded())
      return ours == raised
    }
  }

  /// The exception that explains a difference, if any.
  static func explaining(_ context: Context) -> Self? { allCases.first { $0.explains(context) } }
}

extension KnownDisagreement.Context {
  private var rounded: [Int] { deltas.map { Int(($0 + 0.5).rounded(.down)) } }

  fileprivate func table(_ hhea: HheaTable) -> VerticalValues {
    VerticalValues(
      ascender: hhea.ascender + rounded[0], descender: hhea.descender + rounded[1],
      lineGap: hhea.lineGap + rounded[2])
  }
}

extension VerticalValues {
  fileprivate var withForcedSigns: VerticalValues {
    VerticalValues(ascender: abs(ascender), descender: -abs(descender), lineGap: lineGap)
  }

  fileprivate var withPositiveHeight: VerticalValues {
    let height = abs(ascender - descender + lineGap)
    return VerticalValues(
      ascender: ascender, descender: descender, lineGap: height - (ascender - descender))
  }

  fileprivate var in16Bits: VerticalValues {
    func wrapped(_ value: Int) -> Int { Int(Int16(truncatingIfNeeded: value)) }
    let height = abs(wrapped(ascender - descender + lineGap))
    return VerticalValues(
      ascender: wrapped(ascender), descender: wrapped(descender),
      lineGap: height - (wrapped(ascender) - wrapped(descender)))
  }
}
