/// What a table asks of its font: line metrics and widths at a size.
final class MeasuredFont {
  private enum Backing {
    case system
    case file(FontAtSizes, counter: FontAtSizes?)
  }

  private let backing: Backing
  /// How the counter's numbers are written.
  let counterNumbers: LocaleNumbers
  /// What is doubtful about the counter's font.
  let counterFinding: Finding?

  private let shaping: ShapingOptions
  /// Whose lines the font's are.
  let rule: LineMetricsRule
  private let semiboldFace: Face?
  /// Made when it is first needed.
  private var semibold: FontAtSizes?

  init(_ font: TableFont, _ options: TableOptions) throws {
    shaping = options.shaping
    rule = font.isSystem ? .ios : options.rule
    if case .stack(_, let semibold) = font { semiboldFace = semibold } else { semiboldFace = nil }
    counterNumbers = LocaleNumbers(options.locale, digits: options.digits)
    switch font {
    case .system:
      backing = .system
      counterFinding = nil
    case .stack(let stack, let semibold):
      let text = FontAtSizes(stack, options: options.shaping, rule: options.rule)
      // Asked for first, so that a wrong axis is reported before anything is computed.
      _ = try text.fixedCoordinates()
      if options.limit != nil {
        let counter = try CounterFont.choose(stack, semibold: semibold, options: options.shaping)
        backing = .file(text, counter: counter.font)
        counterFinding = counter.finding
      } else {
        backing = .file(text, counter: nil)
        counterFinding = nil
      }
    }
  }

  /// `nil` for the built-in profile.
  var face: Face? {
    if case .file(let font, _) = backing { font.face } else { nil }
  }

  var followsOpticalSize: Bool {
    if case .file(let font, _) = backing { font.followsOpticalSize } else { false }
  }

  /// - Throws: ``FontError/noLineHeight(file:face:detail:)`` when ascender − descender is not
  ///   positive, since nothing could be said about a field then.
  func lineMetrics(at size: Points) throws -> ChosenLineMetrics {
    guard case .file(let font, _) = backing else {
      return ChosenLineMetrics(
        metrics: SystemFont.lineMetrics, reason: "published metrics of the system font",
        certainty: .observed, findings: [])
    }
    let chosen = try font.lineMetrics(at: size)
    let metrics = chosen.metrics
    guard metrics.lineHeight > 0 else {
      throw FontError.noLineHeight(
        file: font.face.file.fileName, face: font.face.index,
        detail: "ascender \(plain: metrics.ascender.value) and descender"
          + " \(plain: metrics.descender.value) (\(metrics.origin.rawValue)) leave"
          + " \(plain: metrics.lineHeight.value) font units, more than 0 expected")
    }
    return chosen
  }

  /// Line metrics at a size, with the line that the platform or a ladder makes of them.
  ///
  /// - Parameter lineHeight: that of the ladder, in whose middle the font's own line stands.
  func sized(at size: Points, lineHeight: Points?, grid: PixelGrid) throws -> SizedLineMetrics {
    let metrics = try lineMetrics(at: size).metrics
    var sized = SizedLineMetrics(metrics: metrics, size: size)
    if case .file(let font, _) = backing {
      sized.line = try font.line(at: size, grid: grid)?.sized(rule)
    }
    if let lineHeight {
      sized.line = SizedLineMetrics.Line(
        height: lineHeight, ascender: (lineHeight - sized.height()) * 0.5 + sized.ascender)
    }
    return sized
  }

  /// The platform's line at a size; `nil` on iOS, where it is no more than its metrics.
  func platformLine(at size: Points, grid: PixelGrid) throws -> PlatformLine? {
    guard case .file(let font, _) = backing else { return nil }
    return try font.line(at: size, grid: grid)
  }

  /// Where the face stands on its axes at a size; `nil` for the built-in profile.
  func place(at size: Points) throws(FontError) -> AxisPlace? {
    guard case .file(let font, _) = backing else { return nil }
    return try font.place(at: size)
  }

  /// A text in the font of a slot, shaped; `nil` for the built-in profile.
  func shaped(_ text: String, in font: SlotFont) throws -> ShapedText? {
    try slotFont(font)?.shaped(text, at: font.size)
  }

  /// `nil` for the built-in profile.
  func shaped(_ text: String, at size: Points) throws -> ShapedText? {
    guard case .file(let font, _) = backing else { return nil }
    return try font.shaped(text, at: size)
  }

  func width(of text: String, at size: Points) throws -> Points? {
    guard case .file(let font, _) = backing else { return nil }
    return try font.width(of: text, at: size)
  }

  /// The width of a text in a slot's font: the counter's semibold where digits are tabular, a semibold
  /// from 600 on, else the font itself.
  func width(of text: String, in font: SlotFont) throws -> Points? {
    guard let face = try slotFont(font) else { return nil }
    return try face.width(of: text, at: font.size)
  }

  /// The lines of a text in a slot's font; `nil` when they are not known.
  func lines(of text: String, in font: SlotFont, width: Points) throws -> [String]? {
    guard let face = try slotFont(font) else { return nil }
    return try face.lines(of: text, at: font.size, width: width)
  }

  private func slotFont(_ font: SlotFont) throws -> FontAtSizes? {
    guard case .file(let text, let counter) = backing else { return nil }
    if font.hasTabularDigits, let counter { return counter }
    guard let weight = font.weight, weight >= Int(CounterFont.weight) else { return text }
    if let semibold { return semibold }
    let chosen = try CounterFont.choose(
      text.stack, semibold: semiboldFace, options: shaping, hasTabularDigits: false)
    semibold = chosen.font
    return chosen.font
  }

  func counterWidth(of text: String, at size: Points) throws -> Points? {
    guard case .file(_, let counter?) = backing else { return nil }
    return try counter.width(of: text, at: size)
  }

  /// Characters of a counter's text, and digits of its locale, that the counter's font lacks; none
  /// without a counter.
  func counterMissing(of text: String, at size: Points) throws -> [Unicode.Scalar] {
    guard case .file(_, let counter?) = backing else { return [] }
    return try counter.shaped(text, at: size).missingScalars
      + counter.shaped(counterNumbers.system.digits, at: size).missingScalars
  }

  /// Whether all digits of the counter's locale are equally wide with `tnum`; `nil` without a
  /// counter, and for a font that lacks some of them.
  ///
  /// Within 0.5 % of the em: the widths of variable fonts are rounded here and there.
  func hasTabularDigits(at size: Points) throws -> Bool? {
    guard case .file(_, let counter?) = backing else { return nil }
    let digits = try counter.shaped(counterNumbers.system.digits, at: size)
    let advances = digits.runs.flatMap(\.glyphs).map(\.advance)
    guard digits.missing.isEmpty, let least = advances.min(), let most = advances.max()
    else { return nil }
    return (most - least).value <= 0.005 * Double(counter.face.unitsPerEm)
  }

  func identity() throws(FontError) -> FontIdentity {
    guard case .file(let font, _) = backing else { return SystemFont.identity }
    return FontIdentity(font.face, axes: try font.fixedCoordinates())
  }

  private var hasFallbacks: Bool {
    if case .file(let font, _) = backing { font.stack.entries.count > 1 } else { false }
  }

  /// The fonts after the first.
  func fallbacks() throws(FontError) -> [FontIdentity] {
    guard case .file(let font, _) = backing else { return [] }
    var identities: [FontIdentity] = []
    for entry in font.stack.entries.dropFirst() {
      identities.append(
        FontIdentity(entry.face, axes: try entry.face.place(entry.axes).coordinates))
    }
    return identities
  }

  /// Faces other than the first that draw a part of a counter's text.
  func counterFallbacks(of text: String, at size: Points) throws -> [Face] {
    guard case .file(_, let counter?) = backing, hasFallbacks else { return [] }
    let used = Set(try counter.shaped(text, at: size).runs.map(\.stackIndex)).subtracting([0])
    return used.sorted().map { counter.stack.entries[$0].face }
  }

  /// What one line of a text takes once its fallback faces take part; `nil` without any.
  func lineHeight(of text: String, at size: Points) throws -> Points? {
    guard case .file(let font, _) = backing, hasFallbacks else { return nil }
    return try font.lineHeight(of: text, at: size)
  }
}
