/// How far a word moves the pen and what it paints, without its glyphs.
///
/// Units: font units, rightwards and upwards from the pen at its left end.
struct WordExtent: BitwiseCopyable {
  var advance: Int32 = 0
  /// Empty, with `left` above `right`, where nothing is painted.
  var left = Int32.max
  var right = Int32.min
  var top = Int32.min
  var bottom = Int32.max
  /// UTF-8 offsets in the word: what reaches highest and lowest, the leftmost of equals.
  var topCluster: Int32 = 0
  var bottomCluster: Int32 = 0
  /// How much wider the word makes the spaces before and after it.
  var changeBefore: Int32 = 0
  var changeAfter: Int32 = 0
  /// Whether the word or what is around it could change with the word beyond the space.
  var dependsOnWordBefore = false
  var dependsOnWordAfter = false
  /// Whether the word is another at the edge of a text than beside a space.
  var dependsOnSpaceBefore = false
  var dependsOnSpaceAfter = false

  var isBlank: Bool { left > right }

  /// Takes in a glyph at the pen, moved by an offset.
  @inline(__always)
  mutating func paint(_ ink: PlacedFont.GlyphInk, x: Int32, y: Int32, cluster: Int) {
    let pen = advance &+ x
    // As HarfBuzz wraps around what broken fonts ask for, so do we.
    left = min(left, pen &+ min(ink.left, ink.right))
    right = max(right, pen &+ max(ink.left, ink.right))
    if ink.top &+ y > top {
      top = ink.top &+ y
      topCluster = Int32(truncatingIfNeeded: cluster)
    }
    if ink.bottom &+ y < bottom {
      bottom = ink.bottom &+ y
      bottomCluster = Int32(truncatingIfNeeded: cluster)
    }
  }
}

/// A ``WordExtent`` of ordinary size in half the room.
struct KeptExtent: BitwiseCopyable {
  private let advance: Int32
  private let left: Int32
  private let right: Int32
  private let top: Int16
  private let bottom: Int16
  private let changeBefore: Int16
  private let changeAfter: Int16
  private let topCluster: UInt8
  private let bottomCluster: UInt8
  /// 1: depends on the word before; 2: on the word after; 4: blank; 8: of a size that does not fit;
  /// 16: depends on the space before; 32: on the space after.
  private let marks: UInt8

  init(_ extent: WordExtent) {
    let marks: UInt8 =
      (extent.dependsOnWordBefore ? 1 : 0) | (extent.dependsOnWordAfter ? 2 : 0)
      | (extent.isBlank ? 4 : 0) | (extent.dependsOnSpaceBefore ? 16 : 0)
      | (extent.dependsOnSpaceAfter ? 32 : 0)
    let top = Int16(exactly: extent.isBlank ? 0 : extent.top)
    let bottom = Int16(exactly: extent.isBlank ? 0 : extent.bottom)
    let before = Int16(exactly: extent.changeBefore)
    let after = Int16(exactly: extent.changeAfter)
    let topCluster = UInt8(exactly: extent.topCluster)
    let bottomCluster = UInt8(exactly: extent.bottomCluster)
    let fits =
      top != nil && bottom != nil && before != nil && after != nil && topCluster != nil
      && bottomCluster != nil
    advance = extent.advance
    left = extent.left
    right = extent.right
    self.top = top ?? 0
    self.bottom = bottom ?? 0
    changeBefore = before ?? 0
    changeAfter = after ?? 0
    self.topCluster = topCluster ?? 0
    self.bottomCluster = bottomCluster ?? 0
    self.marks = fits ? marks : 8
  }

  /// `nil` for an extent that did not fit.
  var extent: WordExtent? {
    guard marks & 8 == 0 else { return nil }
    let isBlank = marks & 4 != 0
    return WordExtent(
      advance: advance, left: left, right: right, top: isBlank ? .min : Int32(top),
      bottom: isBlank ? .max : Int32(bottom), topCluster: Int32(topCluster),
      bottomCluster: Int32(bottomCluster), changeBefore: Int32(changeBefore),
      changeAfter: Int32(changeAfter), dependsOnWordBefore: marks & 1 != 0,
      dependsOnWordAfter: marks & 2 != 0, dependsOnSpaceBefore: marks & 16 != 0,
      dependsOnSpaceAfter: marks & 32 != 0)
  }
}

/// How far a run moves the pen and what it paints: words, one after the other from left to right.
///
/// Units: font units of its face, whole but for tracking; rightwards and upwards from the pen at the
/// run's left end.
struct RunExtent {
  let stackIndex: Int
  let unitsPerEm: Int
  let bidiLevel: Int
  /// Without tracking.
  var advance = 0.0
  /// What tracking adds to the advance.
  var tracking = 0.0
  /// `nil` where nothing is painted.
  var ink: Ink?

  struct Ink {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    /// UTF-8 offsets in the text: what reaches highest and lowest, the leftmost of equals.
    var topCluster: Int
    var bottomCluster: Int
  }

  init(stackIndex: Int, unitsPerEm: Int, bidiLevel: Int) {
    self.stackIndex = stackIndex
    self.unitsPerEm = unitsPerEm
    self.bidiLevel = bidiLevel
  }

  /// Takes in the next word to the right.
  ///
  /// - Parameter offset: where it starts in the text.
  mutating func append(_ word: WordExtent, at offset: Int) {
    defer { advance += Double(word.advance) }
    guard !word.isBlank else { return }
    paint(
      Ink(
        left: Double(word.left), right: Double(word.right), top: Double(word.top),
        bottom: Double(word.bottom), topCluster: offset + Int(word.topCluster),
        bottomCluster: offset + Int(word.bottomCluster)))
  }

  /// Takes in ink from the pen.
  mutating func paint(_ new: Ink) {
    guard var ink else {
      ink = new
      ink?.left += advance
      ink?.right += advance
      return
    }
    ink.left = min(ink.left, advance + new.left)
    ink.right = max(ink.right, advance + new.right)
    if new.top > ink.top { (ink.top, ink.topCluster) = (new.top, new.topCluster) }
    if new.bottom < ink.bottom { (ink.bottom, ink.bottomCluster) = (new.bottom, new.bottomCluster) }
    self.ink = ink
  }
}

/// A text of one line as far as its measures need it.
struct TextExtent {
  let text: String
  /// In the order of the text.
  let runs: [RunExtent]
  let missing: [MissingCluster]
  /// The direction the line starts from.
  let isRightToLeft: Bool
  let graphemeCount: Int
  /// Whether ``PlainLatin`` holds all of the text.
  let isPlainLatin: Bool
  /// Space after each grapheme cluster, in thousandths of the size.
  let tracking: Double

  /// `nil` when a character is missing.
  func width(at size: Points) -> Points? { missing.isEmpty ? Points(advance(at: size)) : nil }

  /// The width with boxes for missing characters, tracking included.
  func advance(at size: Points) -> Double {
    var sum = AdvanceSum()
    for run in runs { sum.add(run.advance, unitsPerEm: run.unitsPerEm) }
    return sum.points(at: size)
      + (tracking == 0 ? 0 : tracking * size.value * Double(graphemeCount) / 1000)
  }

  /// The runs from left to right, as they stand on the line.
  var runsFromLeft: [RunExtent] {
    if runs.count < 2 { return runs }
    guard runs.contains(where: { $0.bidiLevel != 0 }) else { return runs }
    return BidiParagraphs.visualOrder(of: runs.map(\.bidiLevel)).map { runs[$0] }
  }
}

/// Advances of faces with different units per em, added up.
///
/// Neighbours of equal units per em are added before they are scaled, so that a text in one font is
/// rounded once.
struct AdvanceSum {
  private var ended: [(units: Double, unitsPerEm: Int)] = []
  private var units = 0.0
  private var unitsPerEm = 0

  mutating func add(_ advance: Double, unitsPerEm: Int) {
    if unitsPerEm != self.unitsPerEm {
      if self.unitsPerEm != 0 { ended.append((units, self.unitsPerEm)) }
      units = 0
      self.unitsPerEm = unitsPerEm
    }
    units += advance
  }

  func points(at size: Points) -> Double {
    guard unitsPerEm != 0 else { return 0 }
    var total = 0.0
    for run in ended { total += run.units * size.value / Double(run.unitsPerEm) }
    return total + units * size.value / Double(unitsPerEm)
  }
}
