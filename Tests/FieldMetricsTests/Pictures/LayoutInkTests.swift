import TestSupport
import Testing

@testable import FieldMetrics

/// Labels of real layouts, drawn.
struct LayoutInkTests {
  private static func stack(_ file: String) throws -> FontStack {
    try FontStack(try FontFile(path: try Fixtures.bootstrapPath(file)).face())
  }

  /// The box around all outlines of some elements, in the coordinates of their component; it holds the
  /// ink, and control points a little beyond.
  private static func inkBox(
    _ elements: [PictureElement], _ glyphs: [GlyphDrawing]
  ) -> PictureGroup.Box? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    func add(_ path: Path, _ map: (Position) -> Position) {
      guard let own = path.mapped(map).controlBox else { return }
      let old = box ?? (own.least.x, own.least.y, own.most.x, own.most.y)
      box = (
        min(old.left, own.least.x), min(old.top, own.least.y), max(old.right, own.most.x),
        max(old.bottom, own.most.y)
      )
    }
    func visit(_ elements: [PictureElement], _ map: @escaping (Position) -> Position) {
      for element in elements {
        switch element {
        case .shape(let path, _): add(path, map)
        case .group(let group):
          visit(group.elements) {
            map(
              Position(
                group.offset.x + $0.x * group.scale, group.offset.y + $0.y * group.scale))
          }
        case .text(let text):
          for run in text.runs {
            for glyph in run.glyphs {
              guard case .outline(let path) = glyphs[glyph.drawing] else { continue }
              add(path) { place in
                map(
                  Position(
                    text.x + run.x + (glyph.x + place.x) * run.scale,
                    text.baseline + (glyph.y - place.y) * run.scale))
              }
            }
          }
        }
      }
    }
    visit(elements) { $0 }
    return box.map {
      PictureGroup.Box(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }

  @Test(
    "A drawn label lies in the box of its frame at every step, in every direction, at rest and floated",
    arguments: [
      ("Inter.ttf", "Email address"), ("Inter.ttf", "E-Mail-Adresse bestätigen"),
      ("Roboto-Regular.ttf", "Password"), ("NotoNaskhArabic-Regular.ttf", "البريد الإلكتروني"),
      ("NotoSansDevanagari-Regular.ttf", "ईमेल पता"),
    ],
    ["form-field", "material3-filled", "mui-outlined"])
  func inkLiesInItsFrame(text: (file: String, label: String), component: String) throws {
    let font = TableFont.stack(try Self.stack(text.file))
    let field = try #require(FieldComponent.builtIn(component))
    let painter = FieldPainter(font)
    for category in ContentSizeCategory.allCases {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for state in [[], ["focused"]] {
          let frames = try FieldLayoutBuilder(
            font, field,
            options: LayoutOptions(
              states: state, texts: ["label": [text.label]], direction: direction,
              category: category)
          ).build().frames
          let part = try #require(frames["labelVisual"])
          let frame = try #require(part.frame.box)
          let elements = try painter.elements(of: part, direction)
          let ink = try #require(Self.inkBox(elements, painter.glyphs))
          // A letter may lean out of its advance a little, and marks may leave the line (`measure`
          // names both as overflow): a twentieth of the size, and a pixel for the grid.
          let size = try #require(part.text).size.value * part.scale
          let play = size / 20 + 1.0 / 3
          #expect(ink.x >= frame.x - play, "\(category) \(direction) \(state)")
          #expect(ink.x + ink.width <= frame.x + frame.width + play)
          #expect(ink.y >= frame.y - play)
          #expect(ink.y + ink.height <= frame.y + frame.height + play)
          // It is drawn, and not only somewhere in a corner.
          #expect(ink.width > 0.5 * min(frame.width, 100))
        }
      }
    }
  }
}
