/// A picture as SVG: the same bytes on every host, without anything from outside.
///
/// Each glyph is defined once and used where it stands. Colours are classes, so that one document
/// serves both light and dark.
public struct SVGDocument {
  /// Which colours a document has.
  public enum Scheme: Hashable, Sendable {
    /// Light, and dark where the reader's system is (`prefers-color-scheme`).
    case automatic
    case fixed(Appearance)
  }

  /// A whole file.
  ///
  /// - Parameter provenance: where its numbers came from, one line; in the document's description.
  public static func text(
    of picture: Picture, scheme: Scheme = .automatic, provenance: String = ""
  ) -> String {
    var writer = SVGWriter(picture, idPrefix: "")
    writer.open(isStandalone: true)
    writer.describe(provenance)
    writer.line(
      "<style>" + style(writer.colors, scheme) + writer.motionStyle + "</style>")
    let definitions = definitions(picture.glyphs, used: writer.usedGlyphs, idPrefix: "")
    if !definitions.isEmpty { writer.line("<defs>\n\(definitions)</defs>") }
    writer.drawScreen()
    writer.draw(picture.elements)
    writer.close()
    return writer.text
  }

  /// A picture inside an HTML page, which holds ``style(_:_:)`` and the glyphs once for all.
  ///
  /// - Parameter id: of the element; others in it start with it.
  static func fragment(of picture: Picture, id: String) -> String {
    var writer = SVGWriter(picture, idPrefix: id + "-")
    writer.open(isStandalone: false)
    writer.describe("")
    if !writer.motionStyle.isEmpty { writer.line("<style>\(writer.motionStyle)</style>") }
    writer.drawScreen()
    writer.draw(picture.elements)
    writer.close()
    return writer.text
  }

  /// All colours of some pictures, each once.
  static func colors(of pictures: [Picture]) -> [PictureColor] {
    var colors: [PictureColor] = []
    for color in pictures.flatMap({ SVGWriter($0, idPrefix: "").colors })
    where !colors.contains(color) { colors.append(color) }
    return colors
  }

  /// The classes of colours.
  static func style(_ colors: [PictureColor], _ scheme: Scheme) -> String {
    func classes(_ appearance: Appearance) -> String {
      colors.map { ".\($0.className){fill:#\($0(appearance).digits)}" }.joined()
    }
    return switch scheme {
    case .fixed(let appearance): classes(appearance)
    case .automatic:
      classes(.light) + "@media(prefers-color-scheme:dark){\(classes(.dark))}"
    }
  }

  /// The glyphs that texts refer to, a line each.
  ///
  /// - Parameter used: indices; in ascending order.
  static func definitions(_ glyphs: [GlyphDrawing], used: [Int], idPrefix: String) -> String {
    var text = ""
    for index in used {
      let id = "id=\"\(idPrefix)g\(index)\""
      switch glyphs[index] {
      case .blank: break
      case .outline(let path): text += "<path \(id) d=\"\(data(path))\"/>\n"
      case .undrawable(let placeholder):
        text += "<path \(id) d=\"\(data(placeholder.box))\"/>\n"
      case .layers(let layers):
        let paths = layers.map { "<path\(fill($0.color)) d=\"\(data($0.path))\"/>" }
        text += "<g \(id)>\(paths.joined())</g>\n"
      case .image(let image):
        text +=
          "<image \(id) x=\"\(image.left.markup())\" y=\"\((-image.top).markup())\""
          + " width=\"\(image.width.markup())\" height=\"\(image.height.markup())\""
          + " preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(image.png.base64)\"/>\n"
      }
    }
    return text
  }

  /// Font units keep two decimals: variable fonts have some, and a hundredth of a font unit is
  /// nothing at any size.
  private static func data(_ path: Path) -> String { path.flipped.markup(decimals: 2) }

  private static func fill(_ color: GlyphColor?) -> String {
    color.map { " fill=\"#\(RGBAColor($0).digits)\"" } ?? ""
  }
}

extension RGBAColor {
  init(_ color: GlyphColor) {
    red = color.red
    green = color.green
    blue = color.blue
    alpha = color.alpha
  }
}

extension PictureColor {
  /// A class name that says both colours, so that one class has one meaning in every document.
  var className: String { light == dark ? "c\(light.digits)" : "c\(light.digits)-\(dark.digits)" }
}
