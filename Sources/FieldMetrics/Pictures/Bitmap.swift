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

  /// Draws a small picture into a box: each pixel takes the mean of what it covers.
  mutating func draw(
    _ image: ColorBitmap, left: Double, top: Double, width boxWidth: Double,
    height boxHeight: Double, within region: Region
  ) {
    guard boxWidth > 0, boxHeight > 0 else { return }
    let (stepX, stepY) = (Double(image.width) / boxWidth, Double(image.height) / boxHeight)
    for y in max(region.top, Int(top))..<max(region.top, min(region.bottom, Int(top + boxHeight) + 1)) {
      let rows = Self.samples((Double(y) - top) * stepY, stepY, image.height)
      for x in max(region.left, Int(left))..<max(region.left, min(region.right, Int(left + boxWidth) + 1)) {
        let columns = Self.samples((Double(x) - left) * stepX, stepX, image.width)
        guard !rows.isEmpty, !columns.isEmpty else { continue }
        var sums = [0, 0, 0, 0]
        for row in rows {
          for column in columns {
            let place = 4 * (row * image.width + column)
            let alpha = Int(image.rgba[place + 3])
            for channel in 0..<3 { sums[channel] += Int(image.rgba[place + channel]) * alpha }
            sums[3] += alpha
          }
        }
        guard sums[3] > 0 else { continue }
        let share = (sums[3] + rows.count * columns.count / 2) / (rows.count * columns.count)
        let place = 3 * (y * width + x)
        for channel in 0..<3 {
          let color = UInt8(min(255, (sums[channel] + sums[3] / 2) / sums[3]))
          rgb[place + channel] = Self.mix(color, rgb[place + channel], share)
        }
      }
    }
  }

  /// Mixes an earlier state in: a group of some opacity is the mean of before and after.
  mutating func fade(from before: Bitmap, opacity: Double) {
    let share = Int((min(max(opacity, 0), 1) * 255).rounded())
    for place in rgb.indices { rgb[place] = Self.mix(rgb[place], before.rgb[place], share) }
  }

  private static func samples(_ start: Double, _ step: Double, _ count: Int) -> Range<Int> {
    let first = max(0, Int(start.rounded(.down)))
    return first..<max(first, min(count, max(first + 1, Int((start + step).rounded(.up)))))
  }

  private static func mix(_ color: UInt8, _ below: UInt8, _ share: Int) -> UInt8 {
    UInt8((Int(color) * share + Int(below) * (255 - share) + 127) / 255)
  }
}
