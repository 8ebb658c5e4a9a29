/// The borders of grapheme clusters in valid UTF-8.
enum GraphemeBorders {
  /// Calls a function with each cluster's bytes, in order, until it returns `false`.
  @inline(__always)
  static func forEach(
    in text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool
  ) {
    let tables = GraphemeBreakTables.shared
    let steps = tables.bytes + GraphemeBreakTables.Start.steps
    var state = 0
    var start = 0
    var position = 0
    while position < text.count {
      let place = position
      let scalar = UTF8Scalars.scalar(in: text, &position)
      let breakClass = Int(tables.breakClass(of: scalar).rawValue)
      let step = steps[breakClass << 4 | state]
      state = Int(step & GraphemeBreakTables.state)
      if step & GraphemeBreakTables.breaks != 0, place > 0 {
        guard body(start..<place) else { return }
        start = place
      }
    }
    if position > 0 { _ = body(start..<position) }
  }

  /// The bytes of the cluster that holds an offset; `nil` outside the text.
  static func cluster(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var found: Range<Int>?
    forEach(in: text) { bytes in
      guard offset < bytes.upperBound else { return true }
      found = bytes
      return false
    }
    return found
  }
}

/// Reads scalars from valid UTF-8.
enum UTF8Scalars {
  /// The scalar at a position, which moves behind it.
  @inline(__always)
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> UInt32 {
    let lead = UInt32(bytes[position])
    if lead < 0x80 {
      position += 1
      return lead
    }
    func low(_ index: Int) -> UInt32 { UInt32(bytes[position + index] & 0x3F) }
    if lead < 0xE0 {
      defer { position += 2 }
      return (lead & 0x1F) << 6 | low(1)
    }
    if lead < 0xF0 {
      defer { position += 3 }
      return (lead & 0x0F) << 12 | low(1) << 6 | low(2)
    }
    defer { position += 4 }
    return (lead & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3)
  }
}
