/// A picture in pixels, opaque.
///
/// Colours are mixed as browsers and Core Graphics do by default: in sRGB as it is stored.
public struct Bitmap: Hashable, Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  /// Red, green and blue of each pixel, row by row from the top.
  public private(set) var rgb: [UInt8]

  /// All of one colour.
  init(width: Int, height: Int, _ color: RGBAColor) {
    self.width = width
    self.height = height
    rgb = []
    rgb.reserveCapacity(3 * width * height)
    for _ in 0..<(width * height) {
      rgb.append(color.red)
      rgb.append(color.green)
      rgb.append(color.blue)
    }
  }

  public func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let place = 3 * (y * width + x)
    return (rgb[place], rgb[place + 1], rgb[place + 2])
  }

  /// Pixels from left and top up to right and bottom.
  struct Region {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func cut(to other: Region) -> Region {
      Region(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
    }
  }

  var region: Region { Region(left: 0, top: 0, right: width, bottom: height) }

  mutating func fill(
    _ path: Path, _ color: RGBAColor, within region: Region
  ) {
    let coverage = Coverage(
      path, within: (region.left, region.top, region.right, region.bottom))
    guard let coverage else { return }
    coverage.forEachRow { y, row in
      var place = 3 * (y * width + coverage.left)
      for covered in row {
        if covered != 0 {
          let share = (Int(covered) * Int(color.alpha) + 127) / 255
          rgb[place] = Self.mix(color.red, rgb[place], share)
          rgb[place + 1] = Self.mix(color.green, rgb[place + 1], share)
          rgb[place + 2] = Self.mix(color.blue, rgb[place + 2], share)
        }
        place += 3
      }
    }
  }

  /// Draws a small picture into a box: each pixel takes the mean of what it covers of the picture,
  /// nothing counting for what it has outside.
  mutating func draw(
    _ image: ColorBitmap, left: Double, top: Double, width boxWidth: Double,
    height boxHeight: Double, within region: Region
  ) {
    // Smaller ones cover nothing, and their steps are no numbers.
    guard boxWidth > 1e-6, boxHeight > 1e-6, left.isFinite, top.isFinite else { return }
    let columns = Self.shares(
      from: left, length: boxWidth, count: image.width, region.left..<max(region.left, region.right)
    )
    let rows = Self.shares(
      from: top, length: boxHeight, count: image.height,
      region.top..<max(region.top, region.bottom))
    for row in rows {
      for column in columns {
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        for (sourceRow, rowShare) in row.sources {
          for (sourceColumn, columnShare) in column.sources {
            let source = 4 * (sourceRow * image.width + sourceColumn)
            let share = rowShare * columnShare * Double(image.rgba[source + 3])
            red += share * Double(image.rgba[source])
            green += share * Double(image.rgba[source + 1])
            blue += share * Double(image.rgba[source + 2])
            alpha += share
          }
        }
        guard alpha > 0 else { continue }
        let place = 3 * (row.pixel * width + column.pixel)
        let share = Int((alpha).rounded())
        rgb[place] = Self.mix(UInt8((red / alpha).rounded()), rgb[place], share)
        rgb[place + 1] = Self.mix(UInt8((green / alpha).rounded()), rgb[place + 1], share)
        rgb[place + 2] = Self.mix(UInt8((blue / alpha).rounded()), rgb[place + 2], share)
      }
    }
  }

  /// A pixel, and how much of it each row or column of a small picture covers.
  private struct Shares {
    let pixel: Int
    let sources: [(source: Int, share: Double)]
  }

  private static func shares(
    from start: Double, length: Double, count: Int, _ pixels: Range<Int>
  ) -> [Shares] {
    let step = Double(count) / length
    return pixels.compactMap { pixel in
      // The pixel's edges in the small picture.
      let least = max((Double(pixel) - start) * step, 0)
      let most = min((Double(pixel + 1) - start) * step, Double(count))
      guard least < most else { return nil }
      let sources = (Int(least)..<min(Int(most.rounded(.up)), count)).map { source in
        (source, (min(most, Double(source + 1)) - max(least, Double(source))) / step)
      }
      return Shares(pixel: pixel, sources: sources)
    }
  }

  /// Mixes an earlier state in: a group of some opacity is the mean of before and after.
  mutating func fade(from before: Bitmap, opacity: Double) {
    let share = Int((min(max(opacity, 0), 1) * 255).rounded())
    for place in rgb.indices { rgb[place] = Self.mix(rgb[place], before.rgb[place], share) }
  }

  private static func mix(_ color: UInt8, _ below: UInt8, _ share: Int) -> UInt8 {
    UInt8((Int(color) * share + Int(below) * (255 - share) + 127) / 255)
  }
}
