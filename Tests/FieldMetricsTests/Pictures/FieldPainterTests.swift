import TestSupport
import Testing

@testable import FieldMetrics

struct FieldPainterTests {
  private static func painter(_ files: String...) throws -> FieldPainter {
    let faces = try files.map { try FontFile(path: try Fixtures.bootstrapPath($0)).face() }
    return FieldPainter(try FontStack(faces[0], fallbacks: Array(faces.dropFirst())))
  }

  @Test("A field's pixels have the colours of its parts, in light and dark, in both directions")
  func pixels() throws {
    let painter = try Self.painter("Inter.ttf")
    for (appearance, screen, field) in [
      (Appearance.light, 0xF3F2EE, 0xE9E7E1), (.dark, 0x121212, 0x262626),
    ] {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let bitmap = try painter.picture(
          of: SampleFrames.field(direction), title: "", description: ""
        ).bitmap(appearance, scale: 2)
        func color(_ x: Double, _ y: Double) -> Int {
          let leading = direction == .leftToRight ? x : 361 - x
          // The field lies 16 points from the picture's edges.
          let pixel = bitmap.color(x: Int((leading + 16) * 2), y: Int((y + 16) * 2))
          return Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue)
        }
        #expect(color(-8, 20) == screen)
        #expect(color(200, 50) == field)
        // The ring is 2 points wide and lies inside.
        #expect(color(180, 0.5) == 0xFF5B3A)
        #expect(color(180, 1.5) == 0xFF5B3A)
        #expect(color(180, 3) == field)
        // Outside its corner.
        #expect(color(1, 1) == screen)
        #expect(color(265, 28) == 0xA9DCB7)
        #expect(color(6, 72.6) == 0xFF5B3A)
        #expect(color(297, 66) == 0xFF5B3A)
      }
    }
  }

  @Test("A group of some opacity is the mean of what is under it and what it shows")
  func opacity() throws {
    let picture = try Self.painter("Inter.ttf").picture(
      of: SampleFrames.field(opacity: 0.45), title: "", description: "")
    let pixel = try picture.bitmap(.light, scale: 1).color(x: 16 + 180, y: 16 + 50)
    // 0.45 · (E9, E7, E1) + 0.55 · (F3, F2, EE) = EE, ED, E8: the disabled field of contrast data.
    #expect(pixel == (0xEE, 0xED, 0xE8))
  }

  /// Where pixels of a picture differ from those of another, in points.
  private static func difference(
    _ a: Picture, _ b: Picture, scale: Double
  ) throws -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let (first, second) = (
      try a.bitmap(.light, scale: scale), try b.bitmap(.light, scale: scale)
    )
    var box: (Int, Int, Int, Int)?
    for y in 0..<first.height {
      for x in 0..<first.width where first.color(x: x, y: y) != second.color(x: x, y: y) {
        let old = box ?? (x, y, x + 1, y + 1)
        box = (min(old.0, x), min(old.1, y), max(old.2, x + 1), max(old.3, y + 1))
      }
    }
    return box.map {
      (Double($0.0) / scale, Double($0.1) / scale, Double($0.2) / scale, Double($0.3) / scale)
    }
  }

  @Test(
    "A label's ink lies in its frame, at rest and floated, left to right and right to left",
    arguments: [
      ("Inter.ttf", "Email address"), ("Inter.ttf", "E-Mail-Adresse bestätigen jetzt"),
      ("Roboto-Regular.ttf", "Password"), ("NotoNaskhArabic-Regular.ttf", "البريد"),
    ])
  func inkLiesInItsFrame(file: String, label: String) throws {
    let painter = try Self.painter(file)
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      for isFloated in [false, true] {
        func picture(_ label: String) throws -> Picture {
          try painter.picture(
            of: SampleFrames.field(direction, isFloated: isFloated, label: label, typed: ""),
            title: "", description: "")
        }
        let ink = try #require(
          try Self.difference(try picture(label), try picture(""), scale: 4))
        let frame = try #require(
          SampleFrames.field(direction, isFloated: isFloated)["labelVisual"]?.frame.box)
        // A quarter point is a pixel here.
        #expect(ink.left >= frame.x + 16 - 0.25)
        #expect(ink.right <= frame.x + frame.width + 16 + 0.25)
        #expect(ink.top >= frame.y + 16 - 0.25)
        #expect(ink.bottom <= frame.y + frame.height + 16 + 0.25)
      }
    }
  }

  @Test("Captions are written in letters of our own where the font has none")
  func captions() throws {
    let arabic = try Self.painter("NotoNaskhArabic-Regular.ttf")
    guard case .shape = try arabic.caption("block", x: 0, baseline: 0) else {
      Issue.record("written in a font without Latin letters")
      return
    }
    guard case .text = try Self.painter("Inter.ttf").caption("block", x: 0, baseline: 0) else {
      Issue.record("not written in the font")
      return
    }
  }

  @Test("Text of the system font is drawn as bars, and the picture says so")
  func systemFont() throws {
    let painter = FieldPainter(nil)
    let picture = try painter.picture(of: SampleFrames.field(), title: "", description: "")
    #expect(picture.glyphs.isEmpty)
    #expect(painter.findings.map(\.id) == ["text-as-bars"])
  }

  @Test("A label whose width is not known is drawn in its layout's room, from the leading edge")
  func unknownWidths() throws {
    let component = try #require(FieldComponent.builtIn("form-field"))
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let frames = try FieldLayoutBuilder(
        .system, component,
        options: LayoutOptions(
          states: ["focused"], texts: ["label": ["Email address"]], direction: direction)
      ).build().frames
      let painter = FieldPainter(nil)
      let bitmap = try painter.picture(of: frames, title: "", description: "").bitmap(
        .light, scale: 2)
      // A bar of the label's colour begins 16 points from the leading edge; its top is rounded, and
      // it stands on the floated label's baseline.
      let x = direction == .leftToRight ? 16 + 16 + 4 : 16 + 361 - 16 - 4
      let column = (0..<bitmap.height).filter {
        bitmap.color(x: 2 * x, y: $0) == (0x5C, 0x5A, 0x56)
      }
      #expect(column.count > 8)
      #expect((column.max() ?? 0) < 2 * (16 + 9 + 15))
      #expect(!painter.findings.contains { $0.id == "part-not-drawn" })
    }
  }

  @Test("Colours of guides and captions stand out 4.5 to 1 from every screen and from the field")
  func guideContrast() throws {
    let screens = try FieldComponent.builtInNames.compactMap { name in
      try FieldComponent.named(name).colors.first { $0.name == "screen" }
    }
    #expect(!screens.isEmpty)
    let grounds =
      screens.map(PictureColor.init) + [
        PictureColor.screen(of: nil), PictureColor(light: 0xE9E7E1, dark: 0x262626),
        PictureColor(light: 0xFFFFFF, dark: 0x1A1A1A),
      ]
    for color in [
      GuideColors.words, GuideColors.box, GuideColors.baseline, GuideColors.slot,
    ] {
      for ground in grounds {
        for appearance in Appearance.allCases {
          #expect(Contrast.ratio(color(appearance), ground(appearance)) >= 4.5)
        }
      }
    }
  }
}

/// WCAG 2.2, "contrast ratio".
enum Contrast {
  static func ratio(_ a: RGBAColor, _ b: RGBAColor) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: RGBAColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }
}
