/// Which face of a stack draws each grapheme cluster of a text.
///
/// A face draws a whole cluster or none of it. Emoji look in colour faces first, everything else in
/// the order of the stack; a space goes with the face before it, and characters that draw nothing
/// never ask for another face.
///
/// What was found for a scalar alone, and for a cluster, is kept: for one thread at a time.
final class FaceChooser {
  private let fonts: [PlacedFont]
  private let table = ScalarTable()
  private lazy var clusters = ByteCache<UInt16>(bits: 11)
  /// Whether each face has a glyph for the space.
  private let hasSpace: [Bool]
  /// Whether the first face draws all of ASCII but for controls.
  private(set) lazy var firstDrawsASCII = (0x20..<0x7F).allSatisfy {
    fonts[0].nominalGlyph(of: $0) != nil
  }

  /// What decides about a scalar, found once.
  struct Facts: OptionSet {
    let rawValue: UInt32

    /// A joiner, control or the like.
    static let drawsNothing = Facts(rawValue: 1 << 6)
    static let isControl = Facts(rawValue: 1 << 7)
    static let isWhitespace = Facts(rawValue: 1 << 8)
    static let isBeyondPlainLatin = Facts(rawValue: 1 << 9)
    /// Of plain Latin: ``PlainLatin/isStrong(_:)``.
    static let isStrong = Facts(rawValue: 1 << 10)
    /// Of plain Latin: ``PlainLatin/isParagraphSeparator(_:)``.
    static let endsParagraph = Facts(rawValue: 1 << 11)
    fileprivate static let isKnown = Facts(rawValue: 1 << 12)

    /// The ``GraphemeBreakClass``.
    var breakClass: Int { Int(rawValue & 0x1F) }

    /// Whether the scalar belongs to the cluster before it, if that is no control.
    var joinsWhatIsBefore: Bool {
      switch GraphemeBreakClass(rawValue: UInt8(breakClass)) {
      case .extend, .conjunctExtend, .linker, .zeroWidthJoiner, .spacingMark: true
      default: false
      }
    }

    /// The face that draws the scalar alone at the start of a text.
    var face: Int? {
      let number = Int(rawValue >> 16)
      return number == 0 ? nil : number - 1
    }
  }

  init(_ fonts: [PlacedFont]) {
    self.fonts = fonts
    hasSpace = fonts.map { $0.nominalGlyph(of: 0x20) != nil }
  }

  @inline(__always)
  func facts(of scalar: UInt32) -> Facts {
    Facts(rawValue: table.value(of: scalar, find: findFacts))
  }

  private func findFacts(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return Facts.isKnown.rawValue }
    var facts: Facts = [.isKnown]
    if scalar.drawsNothing { facts.insert(.drawsNothing) }
    if scalar.isControl { facts.insert(.isControl) }
    if scalar.properties.isWhitespace { facts.insert(.isWhitespace) }
    if !PlainLatin.contains(scalar) { facts.insert(.isBeyondPlainLatin) }
    if PlainLatin.isStrong(scalar) { facts.insert(.isStrong) }
    if PlainLatin.isParagraphSeparator(scalar) { facts.insert(.endsParagraph) }
    let breakClass = GraphemeBreakTables.shared.breakClass(of: value)
    let face = face(of: [scalar], after: nil)
    // A stack of more faces than fit is no stack that anybody shapes with.
    let number = UInt32(min((face ?? -1) + 1, Int(UInt16.max)))
    return facts.rawValue | UInt32(breakClass.rawValue) | number << 16
  }

  /// The face of a cluster of one scalar; `nil` when no face draws it.
  ///
  /// - Parameter previous: the face before it; `nil` at the start of the text.
  @inline(__always)
  func face(of scalar: UInt32, _ facts: Facts, after previous: Int?) -> Int? {
    guard facts.isDisjoint(with: [.drawsNothing, .isWhitespace]) else {
      if scalar == 0x20, let previous, hasSpace[previous] { return previous }
      return face(of: [Unicode.Scalar(scalar) ?? " "], after: previous)
    }
    return facts.face
  }

  /// The face of a cluster of several scalars; `nil` when no face draws it.
  ///
  /// - Parameters:
  ///   - cluster: UTF-8.
  ///   - first: the facts of its first scalar.
  ///   - previous: the face before it; `nil` at the start of the text.
  func face(
    of cluster: UnsafeBufferPointer<UInt8>, startingWith first: Facts, after previous: Int?
  ) -> Int? {
    func find(after previous: Int?) -> Int? {
      face(of: Array(String(decoding: cluster, as: UTF8.self).unicodeScalars), after: previous)
    }
    // What stands before matters to these alone.
    guard first.isDisjoint(with: [.drawsNothing, .isWhitespace]) else {
      return find(after: previous)
    }
    func number() -> UInt16 { UInt16(clamping: (find(after: nil) ?? -1) + 1) }
    let number = clusters?.value(of: cluster, tag: 0, find: number) ?? number()
    return number == 0 ? nil : Int(number) - 1
  }

  private func face(of cluster: [Unicode.Scalar], after previous: Int?) -> Int? {
    let visible = cluster.filter { !$0.drawsNothing }
    guard let first = visible.first else {
      // Joiners and the like need no glyph, but a control is shaped as a space.
      guard cluster.contains(where: \.isControl) else { return previous ?? 0 }
      return ([previous ?? 0] + fonts.indices).first { hasSpace[$0] }
    }
    if let previous, first.properties.isWhitespace, fonts[previous].draws(cluster, visible) {
      return previous
    }
    return order(for: cluster).first { fonts[$0].draws(cluster, visible) }
  }

  private func order(for cluster: [Unicode.Scalar]) -> [Int] {
    let all = Array(fonts.indices)
    guard fonts.count > 1, let wantsColour = Self.wantsColour(cluster) else { return all }
    return all.filter { fonts[$0].face.hasColourGlyphs == wantsColour }
      + all.filter { fonts[$0].face.hasColourGlyphs != wantsColour }
  }

  /// Whether a cluster is meant as a picture in colours; `nil` when it does not matter.
  private static func wantsColour(_ cluster: [Unicode.Scalar]) -> Bool? {
    guard let first = cluster.first, first.properties.isEmoji else { return nil }
    if cluster.contains("\u{FE0F}") { return true }
    if cluster.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    // A digit is text, but a digit in a key cap has U+FE0F and was handled above.
    return first.properties.isEmojiModifierBase && cluster.count > 1 ? true : nil
  }
}

extension Face {
  /// Whether the face paints in colours of its own, as emoji fonts do.
  var hasColourGlyphs: Bool {
    ["COLR", "CBDT", "sbix", "SVG "].contains { directory[Tag(literal: $0)] != nil }
  }
}

extension Unicode.Scalar {
  /// Joiners, variation selectors, controls and other characters that have no picture.
  fileprivate var drawsNothing: Bool {
    if isControl { return true }
    if value < 0xAD { return false }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint && !isShownByHarfBuzz
    }
  }

  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Characters that Unicode lets a renderer ignore and HarfBuzz does not hide: Hangul fillers,
  /// which are as wide as a letter, signs of shorthand, and U+180F before HarfBuzz 7.
  private var isShownByHarfBuzz: Bool {
    switch value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x180F, 0x1BCA0...0x1BCA3: true
    default: false
    }
  }
}
