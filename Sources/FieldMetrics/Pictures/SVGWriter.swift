/// Writes the elements of a picture as SVG.
struct SVGWriter {
  private(set) var text = ""
  private let picture: Picture
  private let idPrefix: String
  /// CSS of everything in the picture that moves.
  let motionStyle: String
  /// In the order in which they are first used.
  let colors: [PictureColor]
  /// The glyphs that the picture's texts refer to, ascending.
  let usedGlyphs: [Int]
  private var motionCount = 0
  private var slotCount = 0

  init(_ picture: Picture, idPrefix: String) {
    self.picture = picture
    self.idPrefix = idPrefix
    var motions: [Motion] = []
    var slots: [FilmSlot] = []
    var glyphs: Set<Int> = []
    var colors = [picture.background]
    Self.collect(picture.elements, &motions, &slots, &glyphs, &colors)
    self.colors = colors
    usedGlyphs = glyphs.sorted()
    let moving = motions.enumerated().map {
      $1.style(className: Self.motionClass($0, idPrefix))
    }
    let showing = slots.enumerated().map { $1.style(className: Self.slotClass($0, idPrefix)) }
    motionStyle = (moving + showing).joined()
  }

  private static func motionClass(_ index: Int, _ idPrefix: String) -> String {
    "\(idPrefix)float\(index)"
  }

  private static func slotClass(_ index: Int, _ idPrefix: String) -> String {
    "\(idPrefix)step\(index)"
  }

  private static func collect(
    _ elements: [PictureElement], _ motions: inout [Motion], _ slots: inout [FilmSlot],
    _ glyphs: inout Set<Int>,
    _ colors: inout [PictureColor]
  ) {
    func add(_ color: PictureColor) {
      if !colors.contains(color) { colors.append(color) }
    }
    for element in elements {
      switch element {
      case .shape(_, let color): add(color)
      case .text(let text):
        add(text.color)
        for run in text.runs { glyphs.formUnion(run.glyphs.map(\.drawing)) }
      case .group(let group):
        if let motion = group.motion { motions.append(motion) }
        if let slot = group.showing { slots.append(slot) }
        collect(group.elements, &motions, &slots, &glyphs, &colors)
      }
    }
  }

  mutating func line(_ markup: String) { text += markup + "\n" }

  mutating func open(isStandalone: Bool) {
    let (width, height) = (picture.width.markup(), picture.height.markup())
    let namespace = isStandalone ? " xmlns=\"http://www.w3.org/2000/svg\"" : ""
    line(
      "<svg\(namespace) width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        + " role=\"img\" aria-labelledby=\"\(idPrefix)title \(idPrefix)description\">")
  }

  mutating func describe(_ provenance: String) {
    let words = [picture.description, provenance].filter { !$0.isEmpty }.joined(separator: " ")
    line("<title id=\"\(idPrefix)title\">\(picture.title.markupEscaped)</title>")
    line("<desc id=\"\(idPrefix)description\">\(words.markupEscaped)</desc>")
  }

  mutating func drawScreen() {
    line(
      "<path class=\"\(picture.background.className)\" d=\"M0 0H\(picture.width.markup())V"
        + "\(picture.height.markup())H0Z\"/>")
  }

  mutating func close() { line("</svg>") }

  mutating func draw(_ elements: [PictureElement]) {
    for element in elements {
      switch element {
      case .shape(let path, let color):
        line("<path class=\"\(color.className)\" d=\"\(path.markup(decimals: 3))\"/>")
      case .text(let text): draw(text)
      case .group(let group): draw(group)
      }
    }
  }

  private mutating func draw(_ group: PictureGroup) {
    var attributes = ""
    if let name = group.name { attributes += " data-part=\"\(name.markupEscaped)\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.markup())\"" }
    if group.motion != nil {
      attributes += " class=\"\(Self.motionClass(motionCount, idPrefix))\""
      motionCount += 1
    }
    if group.showing != nil {
      attributes += " class=\"\(Self.slotClass(slotCount, idPrefix))\""
      slotCount += 1
    }
    attributes += Self.transform(group.offset, group.scale)
    line("<g\(attributes)>")
    if let clip = group.clip {
      // An inner svg cuts what leaves it, and needs no name as a clip path does.
      let (x, y) = (clip.x.markup(), clip.y.markup())
      let (width, height) = (clip.width.markup(), clip.height.markup())
      line(
        "<svg x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
          + " viewBox=\"\(x) \(y) \(width) \(height)\">")
    }
    draw(group.elements)
    if group.clip != nil { line("</svg>") }
    line("</g>")
  }

  private mutating func draw(_ text: DrawnText) {
    for run in text.runs {
      var uses = ""
      for glyph in run.glyphs {
        let x = glyph.x == 0 ? "" : " x=\"\(glyph.x.markup(2))\""
        let y = glyph.y == 0 ? "" : " y=\"\(glyph.y.markup(2))\""
        uses += "<use href=\"#g\(glyph.drawing)\"\(x)\(y)/>"
      }
      guard !uses.isEmpty else { continue }
      let place = Position(text.x + run.x, text.baseline)
      line(
        "<g class=\"\(text.color.className)\"\(Self.transform(place, run.scale))>\(uses)</g>")
    }
  }

  private static func transform(_ offset: Position, _ scale: Double) -> String {
    var parts: [String] = []
    if offset != Position(0, 0) {
      parts.append("translate(\(offset.x.markup(4)) \(offset.y.markup(4)))")
    }
    if scale != 1 { parts.append("scale(\(scale.markup(9)))") }
    return parts.isEmpty ? "" : " transform=\"\(parts.joined(separator: " "))\""
  }
}
