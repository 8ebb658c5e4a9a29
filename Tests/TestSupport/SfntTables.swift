/// Tables of a font, to be put into an ``SfntBuilder``. All values can be chosen; none is checked.
public enum SfntTables {
  public static func head(unitsPerEm: Int = 1000, yMin: Int = -200, yMax: Int = 900) -> [UInt8] {
    var table = BigEndian.fixed(1, 1) + BigEndian.u32(0, 0x5F0F_3CF5)
    table += BigEndian.u16(0, unitsPerEm) + BigEndian.u32(0, 0, 0, 0)
    table += BigEndian.u16(0, yMin, 1000, yMax)
    // macStyle, lowestRecPPEM, fontDirectionHint, indexToLocFormat, glyphDataFormat
    return table + BigEndian.u16(0, 8, 2, 0, 0)
  }

  public static func hhea(
    ascender: Int = 900, descender: Int = -200, lineGap: Int = 10, numberOfHMetrics: Int = 3
  ) -> [UInt8] {
    BigEndian.fixed(1) + BigEndian.u16(ascender, descender, lineGap)
      + BigEndian.u16([1000] + [Int](repeating: 0, count: 11)) + BigEndian.u16(numberOfHMetrics)
  }

  public static func maxp(numGlyphs: Int = 3) -> [UInt8] {
    BigEndian.fixed(1) + BigEndian.u16([numGlyphs] + [Int](repeating: 0, count: 13))
  }

  /// Advance widths, each with a left side bearing of 0.
  public static func hmtx(_ advances: [Int]) -> [UInt8] {
    BigEndian.u16(advances.flatMap { [$0, 0] })
  }

  public static func os2(
    version: Int = 4, selection: Int = 0x40, typo: (Int, Int, Int) = (800, -250, 50),
    win: (Int, Int) = (950, 300), xHeight: Int = 500, capHeight: Int = 700
  ) -> [UInt8] {
    var table = BigEndian.u16(version, 500, 400, 5, 0)
    table += [UInt8](repeating: 0, count: 62 - table.count)
    table += BigEndian.u16(selection, 0x41, 0x42, typo.0, typo.1, typo.2, win.0, win.1)
    if version >= 1 { table += BigEndian.u32(1, 0) }
    if version >= 2 { table += BigEndian.u16(xHeight, capHeight, 0, 0x20, 0) }
    return table
  }

  /// `BASE` with the baseline of Latin for two scripts.
  public static func base(roman: Int, scripts names: [String] = ["DFLT", "latn"]) -> [UInt8] {
    let values = BigEndian.u16(0, 1, 6) + BigEndian.u16(1, roman & 0xFFFF)
    let script = BigEndian.u16(6, 0, 0) + values
    let scripts =
      BigEndian.u16(2) + BigEndian.tag(names[0]) + BigEndian.u16(14) + BigEndian.tag(names[1])
      + BigEndian.u16(14) + script
    let tags = BigEndian.u16(1) + BigEndian.tag("romn")
    return BigEndian.u16(1, 0, 8, 0) + BigEndian.u16(4, 4 + tags.count) + tags + scripts
  }

  public static func post(underlinePosition: Int = -100, underlineThickness: Int = 50) -> [UInt8] {
    BigEndian.fixed(3, 0) + BigEndian.u16(underlinePosition, underlineThickness)
      + BigEndian.u32(0, 0, 0, 0, 0)
  }

  /// A record of the `name` table.
  public struct Name: Sendable {
    public var id: Int
    public var platform: Int
    public var encoding: Int
    public var language: Int
    public var bytes: [UInt8]

    /// An English name for Windows.
    public init(_ id: Int, _ text: String) {
      self.init(
        id, platform: 3, encoding: 1, language: 0x409, BigEndian.u16(text.utf16.map(Int.init)))
    }

    public init(_ id: Int, platform: Int, encoding: Int, language: Int, _ bytes: [UInt8]) {
      self.id = id
      self.platform = platform
      self.encoding = encoding
      self.language = language
      self.bytes = bytes
    }
  }

  public static func name(_ names: [Name]) -> [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      records += BigEndian.u16(name.platform, name.encoding, name.language, name.id)
      records += BigEndian.u16(name.bytes.count, storage.count)
      storage += name.bytes
    }
    return BigEndian.u16(0, names.count, 6 + records.count) + records + storage
  }
}

// MARK: - Character maps

extension SfntTables {
  /// A `cmap` of subtables: platform, encoding, bytes.
  public static func cmap(_ subtables: [(Int, Int, [UInt8])]) -> [UInt8] {
    var table = BigEndian.u16(0, subtables.count)
    var body: [UInt8] = []
    for (platform, encoding, bytes) in subtables {
      table += BigEndian.u16(platform, encoding)
      table += BigEndian.u32(4 + 8 * subtables.count + body.count)
      body += bytes
    }
    return table + body
  }

  /// Glyphs of the codes 0 to 255.
  public static func cmapFormat0(_ glyphs: [Int: Int]) -> [UInt8] {
    BigEndian.u16(0, 262, 0) + (0..<256).map { UInt8(truncatingIfNeeded: glyphs[$0] ?? 0) }
  }

  /// A segment of a format 4 subtable.
  public struct Segment: Sendable {
    public var start: Int
    public var end: Int
    public var delta: Int
    /// Glyphs of an array of its own, before the delta is added; empty for none.
    public var glyphs: [Int]

    public init(_ codes: ClosedRange<Int>, delta: Int = 0, glyphs: [Int] = []) {
      start = codes.lowerBound
      end = codes.upperBound
      self.delta = delta
      self.glyphs = glyphs
    }
  }

  /// Segments, which must end with that of 0xFFFF in a sound font.
  public static func cmapFormat4(_ segments: [Segment]) -> [UInt8] {
    var offsets: [Int] = []
    var glyphs: [Int] = []
    for (index, segment) in segments.enumerated() {
      // Counted from the offset's own place.
      offsets.append(segment.glyphs.isEmpty ? 0 : 2 * (segments.count - index + glyphs.count))
      glyphs += segment.glyphs
    }
    let body =
      BigEndian.u16(2 * segments.count, 0, 0, 0) + BigEndian.u16(segments.map(\.end))
      + BigEndian.u16(0) + BigEndian.u16(segments.map(\.start))
      + BigEndian.u16(segments.map(\.delta)) + BigEndian.u16(offsets) + BigEndian.u16(glyphs)
    return BigEndian.u16(4, 6 + body.count, 0) + body
  }

  public static func cmapFormat6(first: Int, glyphs: [Int]) -> [UInt8] {
    BigEndian.u16(6, 10 + 2 * glyphs.count, 0, first, glyphs.count) + BigEndian.u16(glyphs)
  }

  public static func cmapFormat10(first: Int, glyphs: [Int], listedCount: Int? = nil) -> [UInt8] {
    BigEndian.u16(10, 0) + BigEndian.u32(20 + 2 * glyphs.count, 0, first)
      + BigEndian.u32(listedCount ?? glyphs.count) + BigEndian.u16(glyphs)
  }

  /// Groups of format 12, or 13 when each group has one glyph for all its characters.
  public static func cmapGroups(
    format: Int, _ groups: [(ClosedRange<Int>, Int)], listedCount: Int? = nil
  ) -> [UInt8] {
    BigEndian.u16(format, 0) + BigEndian.u32(16 + 12 * groups.count, 0)
      + BigEndian.u32(listedCount ?? groups.count)
      + groups.flatMap { BigEndian.u32($0.0.lowerBound, $0.0.upperBound, $0.1) }
  }
}

// MARK: - Variations

extension SfntTables {
  /// An axis of `fvar`.
  public struct Axis: Sendable {
    public var tag: String
    public var minimum: Double
    public var defaultValue: Double
    public var maximum: Double

    public init(_ tag: String, _ minimum: Double, _ defaultValue: Double, _ maximum: Double) {
      self.tag = tag
      self.minimum = minimum
      self.defaultValue = defaultValue
      self.maximum = maximum
    }
  }

  /// - Parameters:
  ///   - axes: each has the name 256.
  ///   - instances: the number of a name, and a value for each axis.
  public static func fvar(
    _ axes: [Axis], instances: [(nameID: Int, values: [Double])] = []
  ) -> [UInt8] {
    BigEndian.u16(1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count)
      + axes.flatMap { axis in
        BigEndian.tag(axis.tag) + BigEndian.fixed(axis.minimum, axis.defaultValue, axis.maximum)
          + BigEndian.u16(0, 256)
      }
      + instances.flatMap { instance in
        BigEndian.u16(instance.nameID, 0) + instance.values.flatMap { BigEndian.fixed($0) }
      }
  }

  /// A map for each axis, of points in steps of 1/16384.
  public static func avar(_ maps: [[(from: Int, to: Int)]], version: Int = 1) -> [UInt8] {
    BigEndian.u16(version, 0, 0, maps.count)
      + maps.flatMap { map in
        BigEndian.u16(map.count) + BigEndian.u16(map.flatMap { [$0.from, $0.to] })
      }
  }

  /// A `gvar` that changes no outline; FreeType moves no TrueType font without one.
  public static func emptyGvar(axisCount: Int, glyphCount: Int) -> [UInt8] {
    let offsets = [Int](repeating: 0, count: glyphCount + 1)
    let end = 20 + 2 * offsets.count
    return BigEndian.u16(1, 0, axisCount, 0) + BigEndian.u32(end) + BigEndian.u16(glyphCount, 0)
      + BigEndian.u32(end) + BigEndian.u16(offsets)
  }

  /// Start, peak and end on each axis, in steps of 1/16384.
  public typealias Region = [(start: Int, peak: Int, end: Int)]

  /// A group of an item variation store: one row for each item, one column for each region.
  public struct Deltas: Sendable {
    public var regions: [Int]
    public var rows: [[Int]]
    /// How many columns have the larger size.
    public var longCount: Int
    /// The larger size is 32 bits and the smaller one 16; else they are 16 and 8.
    public var isWide: Bool

    public init(regions: [Int], rows: [[Int]], longCount: Int, isWide: Bool = false) {
      self.regions = regions
      self.rows = rows
      self.longCount = longCount
      self.isWide = isWide
    }

    fileprivate var bytes: [UInt8] {
      BigEndian.u16(rows.count, longCount | (isWide ? 0x8000 : 0), regions.count)
        + BigEndian.u16(regions)
        + rows.flatMap { row in
          row.enumerated().flatMap { column, delta in
            switch (column < longCount, isWide) {
            case (true, true): BigEndian.u32(delta)
            case (true, false), (false, true): BigEndian.u16(delta)
            case (false, false): BigEndian.u8(delta)
            }
          }
        }
    }
  }

  public static func itemVariationStore(regions: [Region], groups: [Deltas]) -> [UInt8] {
    let axisCount = regions.first?.count ?? 0
    let regionList =
      BigEndian.u16(axisCount, regions.count)
      + regions.flatMap { BigEndian.u16($0.flatMap { [$0.start, $0.peak, $0.end] }) }
    var offset = 8 + 4 * groups.count + regionList.count
    var offsets: [Int] = []
    for group in groups {
      offsets.append(offset)
      offset += group.bytes.count
    }
    return BigEndian.u16(1) + BigEndian.u32(8 + 4 * groups.count) + BigEndian.u16(groups.count)
      + BigEndian.u32(offsets) + regionList + groups.flatMap(\.bytes)
  }

  /// `MVAR`: which item of the store belongs to which metric.
  public static func mvar(
    _ items: [(tag: String, outer: Int, inner: Int)], store: [UInt8]
  ) -> [UInt8] {
    // Readers look tags up by halving: they must be in order.
    let sorted = items.sorted { $0.tag < $1.tag }
    return BigEndian.u16(1, 0, 0, 8, items.count, 12 + 8 * items.count)
      + sorted.flatMap { BigEndian.tag($0.tag) + BigEndian.u16($0.outer, $0.inner) } + store
  }
}
