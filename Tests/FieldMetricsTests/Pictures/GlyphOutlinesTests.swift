import TestSupport
import Testing

@testable import FieldMetrics

struct GlyphOutlinesTests {
  private static func stack(_ file: String, _ axes: [AxisCoordinate] = []) throws -> FontStack {
    try FontStack(try FontFile(path: try Fixtures.bootstrapPath(file)).face(), axes: axes)
  }

  @Test(
    "Outlines reach as far as the ink that HarfBuzz names",
    arguments: ["Inter.ttf", "Inter-Regular.otf", "Roboto-Regular.ttf"])
  func outlinesMatchInk(file: String) throws {
    let stack = try Self.stack(
      file, file == "Inter.ttf" ? [.init(tag: Tag(literal: "wght"), value: 650)] : [])
    let shaper = try TextShaper(stack)
    let outlines = try GlyphOutlines(stack)
    // At a size of the units per em a point is a font unit.
    let size = Points(Double(stack.first.face.unitsPerEm))
    for letter in ["E", "x", "\u{201C}", "H", "I", "v"] {
      let text = try shaper.shape(letter)
      let ink = try #require(shaper.inkBounds(of: text, at: size))
      guard
        case .outline(let path) = outlines.drawing(of: text.runs[0].glyphs[0].id, stackIndex: 0)
      else {
        Issue.record("\(letter) has no outline")
        continue
      }
      let box = try #require(path.controlBox)
      // Extents are whole units around the outline.
      #expect(abs(box.least.x - ink.left.value) <= 1, "\(letter)")
      #expect(abs(box.most.x - ink.right.value) <= 1, "\(letter)")
      #expect(abs(box.least.y - ink.bottom.value) <= 1, "\(letter)")
      #expect(abs(box.most.y - ink.top.value) <= 1, "\(letter)")
    }
  }

  @Test("An axis moves the outline, and a space has none")
  func places() throws {
    func width(_ weight: Double) throws -> Double {
      let stack = try Self.stack("Inter.ttf", [.init(tag: Tag(literal: "wght"), value: weight)])
      let glyph = try TextShaper(stack).shape("I").runs[0].glyphs[0].id
      guard case .outline(let path) = try GlyphOutlines(stack).drawing(of: glyph, stackIndex: 0),
        let box = path.controlBox
      else { return 0 }
      return box.most.x - box.least.x
    }
    #expect(try width(700) > width(400))
    let stack = try Self.stack("Inter.ttf")
    let space = try TextShaper(stack).shape(" ").runs[0].glyphs[0].id
    #expect(try GlyphOutlines(stack).drawing(of: space, stackIndex: 0) == .blank)
  }

  @Test("An emoji is the picture that the font holds, as a file and as pixels")
  func bitmaps() throws {
    let stack = try Self.stack("NotoColorEmoji.ttf")
    let glyph = try TextShaper(stack).shape("\u{1F389}").runs[0].glyphs[0].id
    guard case .image(let image) = try GlyphOutlines(stack).drawing(of: glyph, stackIndex: 0) else {
      Issue.record("no image")
      return
    }
    #expect(Array(image.png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    // As NotoColorEmoji's strike is made: 136 by 128 pixels.
    #expect(image.bitmap.width == 136)
    #expect(image.bitmap.height == 128)
    #expect(image.bitmap.rgba.count == 4 * 136 * 128)
    let header = PNGDocumentTests.chunks(of: image.png)[0]
    #expect(header.data.prefix(8) == BigEndian.u32(136, 128)[...])
    // Corners are clear, something is not.
    #expect(image.bitmap.rgba[3] == 0)
    #expect(image.bitmap.rgba.enumerated().contains { $0.offset % 4 == 3 && $0.element == 255 })
    #expect(image.width > 0 && image.height > 0 && image.top > 0)
  }

  @Test("Layers of colour come from bottom to top, with the text's colour where the font says so")
  func layers() throws {
    var font = SfntBuilder()
    // Glyph 1: glyph 2 in colour 1 of the palette, then glyph 0 in the colour of the text.
    font["COLR"] =
      BigEndian.u16(0, 1) + BigEndian.u32(14, 20) + BigEndian.u16(2) + BigEndian.u16(1, 0, 2)
      + BigEndian.u16(2, 1, 0, 0xFFFF)
    // Two colours: opaque red, and green at half; stored blue, green, red, alpha.
    font["CPAL"] =
      BigEndian.u16(0, 2, 1, 2) + BigEndian.u32(14) + BigEndian.u16(0)
      + [0, 0, 255, 255, 0, 128, 0, 128]
    let face = try FontFile(bytes: font.bytes(), fileName: "layers.ttf").face()
    let outlines = try GlyphOutlines(try FontStack(face))
    guard case .layers(let layers) = outlines.drawing(of: 1, stackIndex: 0) else {
      Issue.record("no layers")
      return
    }
    #expect(layers.map(\.color) == [GlyphColor(red: 0, green: 128, blue: 0, alpha: 128), nil])
    #expect(outlines.drawing(of: 2, stackIndex: 0) == .blank)
  }

  @Test("A glyph that is only in a table we do not draw is a box with a finding, not a blank")
  func placeholders() throws {
    var font = SfntBuilder()
    font["SVG "] = BigEndian.u16(0) + BigEndian.u32(10, 0) + BigEndian.u16(0)
    let face = try FontFile(bytes: font.bytes(), fileName: "document.ttf").face()
    let stack = try FontStack(face)
    guard
      case .undrawable(let placeholder) = try GlyphOutlines(stack).drawing(of: 1, stackIndex: 0)
    else {
      Issue.record("no placeholder")
      return
    }
    #expect(placeholder.reason == .document)
    let box = try #require(placeholder.box.controlBox)
    // As wide as the advance of 600 but for a line of 50 on either side.
    #expect(box.least.x == 50)
    #expect(box.most.x == 550)
    let painter = FieldPainter(stack)
    _ = try painter.picture(
      of: SampleFrames.field(label: "AB", typed: "A"), title: "", description: "")
    #expect(painter.findings.contains { $0.id == "glyph-not-drawn" })
  }
}
