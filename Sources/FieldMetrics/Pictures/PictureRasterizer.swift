extension Picture {
  /// The largest bitmap, in pixels: 192 MB of memory.
  static let largestBitmap = 64_000_000

  /// The picture in pixels.
  ///
  /// - Parameter scale: pixels to a point.
  /// - Throws: ``PictureError/tooLarge(width:height:limit:)``.
  public func bitmap(_ appearance: Appearance, scale: Double) throws(PictureError) -> Bitmap {
    let (wide, high) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard wide >= 1, high >= 1, wide * high <= Double(Self.largestBitmap) else {
      throw .tooLarge(width: wide, height: high, limit: Self.largestBitmap)
    }
    let bitmap = Bitmap(
      width: Int(wide), height: Int(high), background(appearance))
    var rasterizer = Rasterizer(bitmap: bitmap, picture: self, appearance: appearance)
    rasterizer.draw(
      elements, at: Placement(x: 0, y: 0, scale: scale), within: rasterizer.bitmap.region)
    return rasterizer.bitmap
  }
}

/// Why a picture cannot be made.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(width: Double, height: Double, limit: Int)

  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "picture: \(plain: width) x \(plain: height) pixels, \(limit) pixels at most expected; use a"
        + " smaller scale or fewer steps"
    }
  }
}

/// Where coordinates end up: times `scale`, then moved; pixels.
private struct Placement {
  var x: Double
  var y: Double
  var scale: Double

  func callAsFunction(_ place: Position) -> Position {
    Position(x + place.x * scale, y + place.y * scale)
  }

  func inside(offset: Position, scale inner: Double) -> Placement {
    Placement(x: x + offset.x * scale, y: y + offset.y * scale, scale: scale * inner)
  }
}

private struct Rasterizer {
  var bitmap: Bitmap
  let picture: Picture
  let appearance: Appearance

  mutating func draw(
    _ elements: [PictureElement], at placement: Placement, within region: Bitmap.Region
  ) {
    for element in elements {
      switch element {
      case .shape(let path, let color): fill(path.mapped { placement($0) }, color, region)
      case .text(let text): draw(text, at: placement, within: region)
      case .group(let group): draw(group, at: placement, within: region)
      }
    }
  }

  private mutating func draw(
    _ group: PictureGroup, at placement: Placement, within region: Bitmap.Region
  ) {
    let inner = placement.inside(offset: group.offset, scale: group.scale)
    var region = region
    if let clip = group.clip {
      // On whole pixels, outwards: an edge between two pixels keeps both.
      let least = inner(Position(clip.x, clip.y))
      let most = inner(Position(clip.x + clip.width, clip.y + clip.height))
      region = region.cut(
        to: Bitmap.Region(
          left: Self.pixel(least.x.rounded(.down)), top: Self.pixel(least.y.rounded(.down)),
          right: Self.pixel(most.x.rounded(.up)), bottom: Self.pixel(most.y.rounded(.up))))
    }
    let before = group.opacity < 1 ? bitmap : nil
    draw(group.elements, at: inner, within: region)
    if let before { bitmap.fade(from: before, opacity: group.opacity) }
  }

  private static func pixel(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }

  private mutating func fill(_ path: Path, _ color: PictureColor, _ region: Bitmap.Region) {
    bitmap.fill(path, color(appearance), within: region)
  }

  private mutating func draw(
    _ text: DrawnText, at placement: Placement, within region: Bitmap.Region
  ) {
    for run in text.runs {
      let origin = placement.inside(
        offset: Position(text.x + run.x, text.baseline), scale: run.scale)
      for glyph in run.glyphs {
        let place = origin.inside(offset: Position(glyph.x, glyph.y), scale: 1)
        // Glyphs are stored upwards.
        func path(_ path: Path) -> Path { path.mapped { place(Position($0.x, -$0.y)) } }
        switch picture.glyphs[glyph.drawing] {
        case .blank: break
        case .outline(let outline): fill(path(outline), text.color, region)
        case .layers(let layers):
          for layer in layers {
            guard let color = layer.color else {
              fill(path(layer.path), text.color, region)
              continue
            }
            bitmap.fill(path(layer.path), RGBAColor(color), within: region)
          }
        case .image(let image):
          let corner = place(Position(image.left, -image.top))
          bitmap.draw(
            image.bitmap, left: corner.x, top: corner.y, width: image.width * place.scale,
            height: image.height * place.scale, within: region)
        case .undrawable(let placeholder):
          fill(path(placeholder.box), text.color, region)
        }
      }
    }
  }
}
