import CHarfBuzz

/// What a glyph is drawn with.
///
/// Units: font units, upwards from the pen on the baseline.
public enum GlyphDrawing: Hashable, Sendable {
  /// A space, or anything else that paints nothing.
  case blank
  /// A shape in the colour of the text.
  case outline(Path)
  /// Shapes on top of each other, the first at the bottom: table `COLR`, version 0.
  case layers([GlyphLayer])
  /// A picture: tables `CBDT` and `sbix`.
  case image(GlyphImage)
  /// The font has a picture for the glyph that is not drawn here; it takes this box.
  case undrawable(GlyphPlaceholder)
}

/// What stands where a glyph cannot be drawn: an empty box, so that nothing is missing silently.
public struct GlyphPlaceholder: Hashable, Sendable {
  public let reason: UndrawableReason
  /// Of a face of so many units per em, as wide as the glyph's advance.
  public let box: Path

  init(_ reason: UndrawableReason, advance: Double, unitsPerEm: Int) {
    self.reason = reason
    let em = Double(unitsPerEm)
    let line = em / 20
    func rectangle(_ inset: Double, isReversed: Bool) -> [Path.Element] {
      let (left, right) = (line + inset, max(advance - line - inset, line + inset))
      let (bottom, top) = (inset, em * 0.7 - inset)
      let corners = [
        Position(left, bottom), Position(right, bottom), Position(right, top), Position(left, top),
      ]
      let turned = isReversed ? Array(corners.reversed()) : corners
      return [.move(turned[0])] + turned.dropFirst().map { .line($0) } + [.close]
    }
    box = Path(rectangle(0, isReversed: false) + rectangle(line, isReversed: true))
  }
}

/// One shape of a colour glyph.
public struct GlyphLayer: Hashable, Sendable {
  public let path: Path
  /// `nil` for the colour of the text.
  public let color: GlyphColor?
}

/// A colour in sRGB, from the font's first palette.
public struct GlyphColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  /// 0 for nothing, 255 for opaque.
  public let alpha: UInt8
}

/// A glyph as a picture, and the box it fills.
public struct GlyphImage: Hashable, Sendable {
  /// The picture as the font holds it, a PNG file.
  public let png: [UInt8]
  /// The same, unpacked.
  public let bitmap: ColorBitmap
  /// Font units, upwards.
  public let left: Double
  public let top: Double
  public let width: Double
  public let height: Double
}

/// Why a glyph cannot be drawn, for a message.
public enum UndrawableReason: String, Hashable, Sendable {
  case colorLayersOfVersionOne = "COLR, version 1"
  case document = "SVG"
  case bitmap = "EBDT"
  case damaged = "a damaged bitmap"
}

/// Reads what the glyphs of a font stack are drawn with.
///
/// Holds HarfBuzz objects: for one thread at a time, hence not `Sendable`.
public final class GlyphOutlines {
  private let fonts: [OutlineFont]

  /// - Parameters:
  ///   - stack: the one that the text was shaped in.
  ///   - size: the one that the text was shaped for: `opsz` axes that are not set follow it.
  /// - Throws: ``FontError`` when an axis setting cannot be used.
  public init(_ stack: FontStack, size: Points? = nil) throws(FontError) {
    var fonts: [OutlineFont] = []
    for entry in stack.entries {
      let place = try entry.face.place(entry.axes, opticalSize: size)
      fonts.append(OutlineFont(entry.shapingFace, at: place))
    }
    self.fonts = fonts
  }

  /// What a glyph of a face is drawn with; blank for a face that the stack does not have.
  ///
  /// - Complexity: the outline is read anew at each call.
  public func drawing(of glyph: Int, stackIndex: Int) -> GlyphDrawing {
    fonts.indices.contains(stackIndex) ? fonts[stackIndex].drawing(of: glyph) : .blank
  }
}

/// A face at a place on its axes, for outlines.
private final class OutlineFont {
  private let shapingFace: ShapingFace
  private let font: OpaquePointer
  private let drawing: OpaquePointer
  private let handle: OpaquePointer
  private let undrawablePictures: UndrawableReason?

  init(_ shapingFace: ShapingFace, at place: AxisPlace) {
    self.shapingFace = shapingFace
    handle = shapingFace.handle
    // The font holds a reference to its HarfBuzz face.
    font = hb_font_create(handle)
    let scale = Int32(shapingFace.face.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    if !place.isDefault {
      let coordinates = place.normalized.map(Int32.init)
      hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
    drawing = hb_draw_funcs_create()
    PathSink.register(in: drawing)
    hb_draw_funcs_make_immutable(drawing)
    let directory = shapingFace.face.directory
    // Asked only of glyphs that have nothing else to draw.
    undrawablePictures =
      if (directory[Tag(literal: "COLR")]?.uint16(0) ?? 0) > 0 {
        .colorLayersOfVersionOne
      } else if directory[Tag(literal: "SVG ")] != nil {
        .document
      } else if directory[Tag(literal: "EBDT")] != nil {
        .bitmap
      } else {
        nil
      }
  }

  deinit {
    hb_draw_funcs_destroy(drawing)
    hb_font_destroy(font)
  }

  func drawing(of glyph: Int) -> GlyphDrawing {
    let glyph = hb_codepoint_t(glyph)
    if let layers = layers(of: glyph) { return .layers(layers) }
    if let image = image(of: glyph) { return image }
    let path = path(of: glyph)
    if !path.isEmpty { return .outline(path) }
    if let reason = undrawablePictures, !isSpace(glyph) { return placeholder(reason, glyph) }
    return .blank
  }

  private func path(of glyph: hb_codepoint_t) -> Path {
    var sink = PathSink()
    // The sink lives until the call returns, and HarfBuzz keeps no pointer to it.
    withUnsafeMutablePointer(to: &sink) { hb_font_get_glyph_shape(font, glyph, drawing, $0) }
    return sink.path
  }

  /// The layers of table `COLR`, version 0; `nil` for a glyph without any.
  private func layers(of glyph: hb_codepoint_t) -> [GlyphLayer]? {
    guard hb_ot_color_has_layers(handle) != 0 else { return nil }
    var count: UInt32 = 0
    let total = hb_ot_color_glyph_get_layers(handle, glyph, 0, nil, nil)
    guard total > 0 else { return nil }
    count = total
    let blank = hb_ot_color_layer_t(glyph: 0, color_index: 0)
    var layers = [hb_ot_color_layer_t](repeating: blank, count: Int(total))
    _ = hb_ot_color_glyph_get_layers(handle, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map {
      GlyphLayer(path: path(of: $0.glyph), color: color(at: $0.color_index))
    }
  }

  /// A colour of the first palette; `nil` for the colour of the text.
  private func color(at index: UInt32) -> GlyphColor? {
    guard index != 0xFFFF else { return nil }
    var color: hb_color_t = 0
    var count: UInt32 = 1
    _ = hb_ot_color_palette_get_colors(handle, 0, index, &count, &color)
    guard count == 1 else { return nil }
    return GlyphColor(
      red: hb_color_get_red(color), green: hb_color_get_green(color),
      blue: hb_color_get_blue(color), alpha: hb_color_get_alpha(color))
  }

  /// The largest bitmap of tables `CBDT` and `sbix`; `nil` for a glyph without any.
  private func image(of glyph: hb_codepoint_t) -> GlyphDrawing? {
    guard hb_ot_color_has_png(handle) != 0,
      let blob = hb_ot_color_glyph_reference_png(font, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    // Copied out before the blob goes away.
    let png = UnsafeRawBufferPointer(start: start, count: Int(count)).map { $0 }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0,
      extents.height < 0, let bitmap = shapingFace.face.colorBitmap(of: Int(glyph))
    else { return placeholder(.damaged, glyph) }
    return .image(
      GlyphImage(
        png: png, bitmap: bitmap, left: Double(extents.x_bearing), top: Double(extents.y_bearing),
        width: Double(extents.width), height: -Double(extents.height)))
  }

  /// Blank for a glyph that takes no room.
  private func placeholder(_ reason: UndrawableReason, _ glyph: hb_codepoint_t) -> GlyphDrawing {
    let advance = Double(hb_font_get_glyph_h_advance(font, glyph))
    guard advance > 0 else { return .blank }
    return .undrawable(
      GlyphPlaceholder(
        reason, advance: advance, unitsPerEm: shapingFace.face.unitsPerEm))
  }

  private func isSpace(_ glyph: hb_codepoint_t) -> Bool {
    [0x20, 0xA0, 0x200B, 0x200C, 0x200D, 0xFE0F].contains { (scalar: UInt32) in
      var found: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &found) != 0 && found == glyph
    }
  }
}

/// Where HarfBuzz draws an outline to.
private struct PathSink {
  var path = Path()

  static func register(in functions: OpaquePointer) {
    hb_draw_funcs_set_move_to_func(
      functions, { _, sink, _, x, y, _ in add(.move(place(x, y)), to: sink) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, sink, _, x, y, _ in add(.line(place(x, y)), to: sink) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, sink, _, controlX, controlY, x, y, _ in
        add(.quadratic(control: place(controlX, controlY), to: place(x, y)), to: sink)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, sink, _, firstX, firstY, secondX, secondY, x, y, _ in
        add(.cubic(place(firstX, firstY), place(secondX, secondY), to: place(x, y)), to: sink)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, sink, _, _ in add(.close, to: sink) }, nil, nil)
  }
}

// Outside the type: a closure that is a C function cannot even hold its type.

private func place(_ x: Float, _ y: Float) -> Position { Position(Double(x), Double(y)) }

/// - Parameter sink: the data pointer of the call, which is to a `PathSink`.
private func add(_ element: Path.Element, to sink: UnsafeMutableRawPointer?) {
  sink?.assumingMemoryBound(to: PathSink.self).pointee.path.elements.append(element)
}
