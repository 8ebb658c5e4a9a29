@testable import FieldMetrics

/// Why a renderer draws a face otherwise than our rule says. Each has a test that it still does.
enum KnownMiss: String, CaseIterable {
  /// The face is bitmaps, which Skia, Qt and Pango measure instead of its tables.
  case bitmapsOnly
  /// Beside outlines there are bitmaps, and Qt takes the metrics of a bitmap at its own size.
  case bitmapsInQt
  /// Qt drew boxes of another font: it knows no such script. Ascent and descent agree.
  case scriptUnknownToQt

  static func explaining(_ run: RendererRun, face name: String, hasBitmaps: Bool, metric: String)
    -> KnownMiss?
  {
    switch (run.rule, name) {
    case (.skia, _), (.flutter, _), (.pango, _): bitmapFaces.contains(name) ? .bitmapsOnly : nil
    case (.qt, _) where unknownToQt.contains(name) && metric == "lineHeight": .scriptUnknownToQt
    case (.qt, _): hasBitmaps ? .bitmapsInQt : nil
    default: nil
    }
  }

  private static let unknownToQt = [
    "NotoSansMultani-Regular.ttf", "NotoSansTamilSupplement-Regular.ttf",
  ]
  private static let bitmapFaces = ["NotoColorEmoji.ttf", "unifont_sample.ttf"]
}
