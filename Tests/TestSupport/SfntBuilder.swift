/// Builds font files byte by byte, odd ones above all.
///
/// Starts as a sound little font (``init()``) or an empty one; each table can be replaced, cut,
/// changed at an offset, or listed with an offset and a length that are not its own. Checksums stay
/// 0: no reader here looks at them.
///
/// ```swift
/// var font = SfntBuilder()
/// font["hhea"]?.removeLast()
/// let bytes = font.bytes()
/// ```
public struct SfntBuilder: Sendable {
  public struct Table: Sendable {
    public var tag: String
    public var bytes: [UInt8]
    /// What the directory says instead of where the table lies.
    public var listedOffset: UInt32?
    /// What the directory says instead of how long the table is.
    public var listedLength: UInt32?

    public init(_ tag: String, _ bytes: [UInt8]) {
      self.tag = tag
      self.bytes = bytes
    }
  }

  /// The first four bytes.
  public var version: [UInt8] = [0, 1, 0, 0]
  /// In the order of the directory.
  public var tables: [Table]
  /// What the directory says instead of the number of its tables.
  public var listedTableCount: Int?

  public init(tables: [Table]) { self.tables = tables }

  /// A TrueType font of three empty glyphs, 1,000 units per em, that FreeType and HarfBuzz open.
  ///
  /// `hhea` 900, -200, 10; typo 800, -250, 50; win 950, 300; x-height 500, cap height 700; glyph 1
  /// is "A", 600 wide, glyph 2 is "B", 650 wide.
  public init() {
    tables = [
      Table("OS/2", SfntTables.os2()),
      Table(
        "cmap", SfntTables.cmap([(3, 1, SfntTables.cmapFormat6(first: 0x41, glyphs: [1, 2]))])),
      Table("glyf", [0, 0, 0, 0]),
      Table("head", SfntTables.head()),
      Table("hhea", SfntTables.hhea()),
      Table("hmtx", SfntTables.hmtx([500, 600, 650])),
      Table("loca", BigEndian.u16(0, 0, 0, 0)),
      Table("maxp", SfntTables.maxp()),
      Table("name", SfntTables.name([SfntTables.Name(1, "Test"), SfntTables.Name(6, "Test")])),
      Table("post", SfntTables.post()),
    ]
  }

  /// The bytes of the first table with a tag; setting `nil` removes it, a new tag appends a table.
  public subscript(_ tag: String) -> [UInt8]? {
    get { tables.first { $0.tag == tag }?.bytes }
    set {
      let position = tables.firstIndex { $0.tag == tag }
      switch (position, newValue) {
      case (let position?, let bytes?): tables[position].bytes = bytes
      case (let position?, nil): tables.remove(at: position)
      case (nil, let bytes?): tables.append(Table(tag, bytes))
      case (nil, nil): break
      }
    }
  }

  /// Writes bytes over those of a table, from an offset on; what lies outside the table is dropped.
  public mutating func write(_ bytes: [UInt8], in tag: String, at offset: Int) {
    guard var table = self[tag] else { return }
    for (index, byte) in bytes.enumerated() where table.indices.contains(offset + index) {
      table[offset + index] = byte
    }
    self[tag] = table
  }

  /// Lists a table with another offset or length than its own.
  public mutating func list(_ tag: String, offset: UInt32? = nil, length: UInt32? = nil) {
    guard let position = tables.firstIndex(where: { $0.tag == tag }) else { return }
    tables[position].listedOffset = offset
    tables[position].listedLength = length
  }

  /// The file.
  ///
  /// - Parameter start: where in the file the font will lie; offsets count from the file's start.
  public func bytes(at start: Int = 0) -> [UInt8] {
    var directory = version + BigEndian.u16(listedTableCount ?? tables.count, 0, 0, 0)
    var body: [UInt8] = []
    let bodyStart = start + 12 + 16 * tables.count
    for table in tables {
      let offset = table.listedOffset.map(Int.init) ?? bodyStart + body.count
      let length = table.listedLength.map(Int.init) ?? table.bytes.count
      directory += BigEndian.tag(table.tag) + BigEndian.u32(0, offset, length)
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    return directory + body
  }

  /// A collection of fonts, one after the other, no table shared.
  ///
  /// - Parameters:
  ///   - listedCount: what the header says instead of the number of faces.
  ///   - offsets: what the header says instead of where each face lies.
  public static func collection(
    _ fonts: [SfntBuilder], listedCount: Int? = nil, offsets: [Int]? = nil
  ) -> [UInt8] {
    var body: [UInt8] = []
    var starts: [Int] = []
    for font in fonts {
      let start = 12 + 4 * fonts.count + body.count
      starts.append(start)
      body += font.bytes(at: start)
    }
    let header = BigEndian.tag("ttcf") + BigEndian.u16(1, 0)
    return header + BigEndian.u32(listedCount ?? fonts.count) + BigEndian.u32(offsets ?? starts)
      + body
  }
}
