/// The font header: the design grid and the box around all glyphs.
///
/// Units: font units, upwards. Source: OpenType 1.9, table `head`.
public struct HeadTable: Hashable, Sendable {
  public let unitsPerEm: Int
  public let xMin: Int
  public let yMin: Int
  public let xMax: Int
  public let yMax: Int
  /// Bit 0 bold, bit 1 italic.
  public let macStyle: Int
  public let revision: Double
  let hasRightMagicNumber: Bool

  static let byteCount = 54

  init?(_ table: TableBytes) {
    guard table.count >= Self.byteCount, let revision = table.fixed(4),
      let magic = table.uint32(12), let unitsPerEm = table.uint16(18),
      let xMin = table.int16(36), let yMin = table.int16(38), let xMax = table.int16(40),
      let yMax = table.int16(42), let macStyle = table.uint16(44)
    else { return nil }
    self.unitsPerEm = Int(unitsPerEm)
    self.xMin = Int(xMin)
    self.yMin = Int(yMin)
    self.xMax = Int(xMax)
    self.yMax = Int(yMax)
    self.macStyle = Int(macStyle)
    self.revision = revision
    hasRightMagicNumber = magic == 0x5F0F_3CF5
  }
}

/// The horizontal header: the line metrics that Core Text takes.
///
/// Units: font units; the descender is 0 or less below the baseline.
/// Source: OpenType 1.9, table `hhea`.
public struct HheaTable: Hashable, Sendable {
  public let ascender: Int
  public let descender: Int
  public let lineGap: Int
  let numberOfHMetrics: Int

  static let byteCount = 36

  init?(_ table: TableBytes) {
    guard table.count >= Self.byteCount, let ascender = table.int16(4),
      let descender = table.int16(6), let lineGap = table.int16(8),
      let numberOfHMetrics = table.uint16(34)
    else { return nil }
    self.ascender = Int(ascender)
    self.descender = Int(descender)
    self.lineGap = Int(lineGap)
    self.numberOfHMetrics = Int(numberOfHMetrics)
  }
}

/// The typographic and Windows metrics.
///
/// Units: font units; `typoDescender` is 0 or less below the baseline, `winDescent` is positive
/// downwards. Source: OpenType 1.9, table `OS/2`.
public struct OS2Table: Hashable, Sendable {
  public let version: Int
  public let weightClass: Int
  public let widthClass: Int
  /// `fsSelection` bit 7: the font asks for the typo values as its line metrics.
  public let usesTypoMetrics: Bool
  public let isItalic: Bool
  public let typoAscender: Int
  public let typoDescender: Int
  public let typoLineGap: Int
  public let winAscent: Int
  public let winDescent: Int
  /// `nil` before version 2 and where the field is 0, which fonts write for "not measured".
  public let xHeight: Int?
  /// `nil` under the same conditions as ``xHeight``.
  public let capHeight: Int?

  static let byteCount = 78

  init?(_ table: TableBytes) {
    guard table.count >= Self.byteCount, let version = table.uint16(0),
      let weightClass = table.uint16(4), let widthClass = table.uint16(6),
      let selection = table.uint16(62), let typoAscender = table.int16(68),
      let typoDescender = table.int16(70), let typoLineGap = table.int16(72),
      let winAscent = table.uint16(74), let winDescent = table.uint16(76)
    else { return nil }
    self.version = Int(version)
    self.weightClass = Int(weightClass)
    self.widthClass = Int(widthClass)
    usesTypoMetrics = selection & 1 << 7 != 0
    isItalic = selection & 1 != 0
    self.typoAscender = Int(typoAscender)
    self.typoDescender = Int(typoDescender)
    self.typoLineGap = Int(typoLineGap)
    self.winAscent = Int(winAscent)
    self.winDescent = Int(winDescent)
    func measured(_ offset: Int) -> Int? {
      guard version >= 2, let value = table.int16(offset), value != 0 else { return nil }
      return Int(value)
    }
    xHeight = measured(86)
    capHeight = measured(88)
  }
}

/// The underline, and whether all glyphs are equally wide.
///
/// Units: font units, upwards. Source: OpenType 1.9, table `post`.
public struct PostTable: Hashable, Sendable {
  public let italicAngle: Double
  public let underlinePosition: Int
  public let underlineThickness: Int
  public let isFixedPitch: Bool

  init?(_ table: TableBytes) {
    guard table.count >= 32, let italicAngle = table.fixed(4),
      let underlinePosition = table.int16(8), let underlineThickness = table.int16(10),
      let isFixedPitch = table.uint32(12)
    else { return nil }
    self.italicAngle = italicAngle
    self.underlinePosition = Int(underlinePosition)
    self.underlineThickness = Int(underlineThickness)
    self.isFixedPitch = isFixedPitch != 0
  }
}

/// The number of glyphs.
///
/// Source: OpenType 1.9, table `maxp`.
struct MaxpTable {
  let glyphCount: Int

  static let byteCount = 6

  init?(_ table: TableBytes) {
    guard table.count >= Self.byteCount, let glyphCount = table.uint16(4) else { return nil }
    self.glyphCount = Int(glyphCount)
  }
}
