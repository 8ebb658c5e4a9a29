/// Draws frames of fields with the outlines of a font.
///
/// Holds HarfBuzz objects: for one thread at a time, hence not `Sendable`.
public final class FieldPainter {
  /// Around a field: an iPhone's margin.
  static let margin = 16.0

  private let book: GlyphBook?
  /// What could not be drawn as it is, each once.
  public var findings: [Finding] {
    guard !missing.isEmpty else { return noted }
    return noted + [
      Finding(
        .warning, "glyph-missing",
        "The font's box for missing characters stands for \(missing.codePointRanges).")
    ]
  }

  /// In the order found.
  private var noted: [Finding] = []
  private var missing: [Unicode.Scalar] = []

  /// - Parameters:
  ///   - stack: the one that the frames were computed with; `nil` for the system font, whose outlines
  ///     are not to be had: bars stand for its text.
  ///   - semibold: for bolder text when the stack has no `wght` axis.
  public init(_ stack: FontStack?, semibold: Face? = nil, options: ShapingOptions = .init()) {
    book = stack.map { GlyphBook(WeightedFonts($0, semibold: semibold), options: options) }
  }

  /// - Parameter font: the one that the frames were computed with.
  public convenience init(_ font: TableFont, options: ShapingOptions = .init()) {
    switch font {
    case .system: self.init(nil, options: options)
    case .stack(let stack, let semibold):
      self.init(stack, semibold: semibold, options: options)
    }
  }

  /// The glyphs of everything drawn so far.
  var glyphs: [GlyphDrawing] { book?.glyphs ?? [] }

  /// A component in one state, on its screen.
  ///
  /// - Parameter guides: whether boxes, slots and baselines are drawn over it, with a legend.
  public func picture(
    of frames: FieldFrames, title: String, description: String, guides: Bool = false
  ) throws -> Picture {
    let width = frames.drawnWidth + 2 * Self.margin
    var height = frames.drawnHeight + 2 * Self.margin
    var content = try elements(of: frames)
    var legend: [PictureElement] = []
    if guides {
      let drawn = try guideElements(of: frames)
      content += drawn.over
      legend = [
        .group(PictureGroup(offset: Position(Self.margin, height), elements: drawn.legend))
      ]
      height += drawn.legendHeight + Self.margin
    }
    let field = PictureElement.group(
      PictureGroup(
        name: frames.component, offset: Position(Self.margin, Self.margin), elements: content))
    return Picture(
      width: width, height: height, title: title, description: description,
      background: .screen(of: frames), elements: [field] + legend, glyphs: glyphs)
  }

  /// The parts of a component, from its top left corner.
  func elements(of frames: FieldFrames) throws -> [PictureElement] {
    Self.faded(try groups(of: frames))
  }

  /// A group for each part that is to be seen.
  ///
  /// - Parameter change: what becomes of a part's elements.
  func groups(
    of frames: FieldFrames, change: (PartFrame, [PictureElement]) -> [PictureElement] = { $1 }
  ) throws -> [PictureGroup] {
    let notch = Notch.part(of: frames)
    var groups: [PictureGroup] = []
    for (index, part) in frames.parts.enumerated() {
      let room = part.room(among: frames.parts[..<index], in: frames.drawnWidth)
      guard !part.paint.isHidden else { continue }
      let drawn = try self.elements(of: part, frames.direction, in: room)
      guard !drawn.isEmpty else { continue }
      let cut = part.paint.stroke == nil ? drawn : Notch.cut(drawn, part, out: notch)
      groups.append(
        PictureGroup(name: part.name, opacity: part.paint.opacity, elements: change(part, cut)))
    }
    return groups
  }

  /// Groups that all have one opacity are faded as a whole, as a disabled field is: what is covered
  /// does not shine through.
  static func faded(_ groups: [PictureGroup]) -> [PictureElement] {
    guard let opacity = groups.first?.opacity, opacity < 1,
      groups.allSatisfy({ $0.opacity == opacity })
    else { return groups.map { .group($0) } }
    let opaque = groups.map { group in
      var group = group
      group.opacity = 1
      return PictureElement.group(group)
    }
    return [.group(PictureGroup(opacity: opacity, elements: opaque))]
  }

  /// One part, in the coordinates of its component.
  ///
  /// - Parameter room: what a text of unknown width lies in.
  func elements(
    of part: PartFrame, _ direction: TextDirection, in room: PictureGroup.Box? = nil
  ) throws -> [PictureElement] {
    let paint = part.paint
    let isSeen =
      paint.fill != nil || paint.stroke != nil || paint.symbol != nil || part.text != nil
    guard isSeen else { return [] }
    guard let box = part.drawnBox(in: room) else {
      report(
        Finding(
          .warning, "part-not-drawn",
          "Part \(part.name.quoted) is not drawn: its place or size depends on a width that is not"
            + " known."))
      return []
    }
    var elements = PartShapes.elements(of: paint, in: box)
    if let text = part.text {
      elements += try self.elements(of: text, of: part, in: box, direction)
    }
    return elements
  }

  private func elements(
    of text: PartText, of part: PartFrame, in box: PictureGroup.Box, _ direction: TextDirection
  ) throws -> [PictureElement] {
    guard let baseline = part.baseline else { return [] }
    let color = part.paint.color.map(PictureColor.init) ?? GuideColors.words
    // Drawn at its full size from the corner that stays in place, then made smaller as a whole.
    let anchorX = part.anchor?.x ?? 0
    let room = box.width / part.scale
    let content = try lines(
      of: text, color, left: -anchorX * room, room: room,
      baseline: baseline.value / part.scale, direction)
    let group = PictureGroup(
      offset: Position(box.x + anchorX * box.width, box.y), scale: part.scale, elements: content)
    return content.isEmpty ? [] : [.group(group)]
  }

  private func lines(
    of text: PartText, _ color: PictureColor, left: Double, room: Double, baseline: Double,
    _ direction: TextDirection
  ) throws -> [PictureElement] {
    var elements: [PictureElement] = []
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      let isLast = index == text.lines.count - 1
      let y = baseline + Double(index) * text.lineHeight.value
      guard let book else {
        elements.append(Self.bar(for: line, text, color, left: left, room: room, y, direction))
        reportMissingFont()
        continue
      }
      let set = try book.line(
        line, size: text.size, weight: text.weight, hasTabularDigits: text.hasTabularDigits,
        cutTo: text.isCut && isLast ? Points(room) : nil)
      note(set)
      let x = left + Self.start(of: set.width, in: room, text.alignment, direction)
      let placed = set.placed(x: x, baseline: y, color)
      // What is too long and not shortened scrolls: its room shows a part of it.
      guard set.width > room + 1e-9, !text.isCut else {
        elements.append(placed)
        continue
      }
      let size = text.size.value
      elements.append(
        .group(
          PictureGroup(
            clip: PictureGroup.Box(
              x: left, y: y - 2 * size, width: room, height: 3 * size), elements: [placed])))
    }
    return elements
  }

  /// Where a line starts in its room.
  private static func start(
    of width: Double, in room: Double, _ alignment: TextEdge, _ direction: TextDirection
  ) -> Double {
    switch (alignment, direction == .rightToLeft) {
    case (.center, _): (room - width) / 2
    case (.leading, false), (.trailing, true): 0
    case (.leading, true), (.trailing, false): room - width
    }
  }

  /// What stands for a line of the system font: about as wide, as high as its small letters.
  private static func bar(
    for line: String, _ text: PartText, _ color: PictureColor, left: Double, room: Double,
    _ baseline: Double, _ direction: TextDirection
  ) -> PictureElement {
    let width = min(room, Double(line.count) * text.size.value / 2)
    let height = text.size.value / 2
    let x = left + start(of: width, in: room, text.alignment, direction)
    return .shape(
      Shapes.rounded(
        x: x, y: baseline - height, width: width, height: height, radius: height / 4, .circular),
      color)
  }

  // MARK: Captions

  /// A line of our own words: in the picture's font where it has the letters.
  ///
  /// - Parameter edge: 0 for a line that starts at `x`, 0.5 for one around it, 1 for one that ends there.
  func caption(
    _ text: String, x: Double, baseline: Double, size: Double = 11, edge: Double = 0,
    color: PictureColor = GuideColors.words
  ) throws -> PictureElement {
    if let set = try captionLine(text, size) {
      return set.placed(x: x - edge * set.width, baseline: baseline, color)
    }
    let width = PixelLetters.width(of: text, size: size)
    return .shape(
      PixelLetters.path(text, x: x - edge * width, baseline: baseline, size: size), color)
  }

  func captionWidth(_ text: String, size: Double = 11) throws -> Double {
    try captionLine(text, size)?.width ?? PixelLetters.width(of: text, size: size)
  }

  /// `nil` where the font lacks a letter.
  private func captionLine(_ text: String, _ size: Double) throws -> SetLine? {
    guard let book else { return nil }
    let set = try book.line(text, size: Points(size), weight: 400, hasTabularDigits: false)
    return set.missing.isEmpty && set.undrawn.isEmpty ? set : nil
  }

  // MARK: Findings

  func report(_ finding: Finding) {
    if !noted.contains(finding) { noted.append(finding) }
  }

  private func reportMissingFont() {
    report(
      Finding(
        .note, "text-as-bars",
        "The outlines of the system font are not to be had: bars stand for text. Give --font."))
  }

  private func note(_ line: SetLine) {
    for reason in line.undrawn.sorted(by: { $0.rawValue < $1.rawValue }) {
      report(
        Finding(
          .warning, "glyph-not-drawn",
          "Boxes stand for glyphs that the font holds as \(reason.rawValue), which is not drawn."))
    }
    missing += line.missing
  }
}
