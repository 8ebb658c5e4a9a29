/// How much of each pixel a path covers.
///
/// The signed area under each edge is added up exactly, then summed along each row, as FreeType's
/// and other smooth rasterisers do: no samples, 256 shades. Lines stand in for curves, nowhere
/// farther away than 1/256 pixel.
///
/// Units: pixels, y downwards.
struct Coverage {
  /// The rectangle of pixels that the path touches.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// For each pixel the change of covered area from the one at its left, and one more at the end of
  /// each row.
  private var changes: [Double]
  private var start = Position(0, 0)
  private var pen = Position(0, 0)

  /// - Parameter bounds: nothing outside it is kept.
  init?(_ path: Path, within bounds: (left: Int, top: Int, right: Int, bottom: Int)) {
    guard let box = path.controlBox, box.least.x.isFinite, box.least.y.isFinite,
      box.most.x.isFinite, box.most.y.isFinite
    else { return nil }
    func pixel(_ value: Double, _ range: (Int, Int)) -> Int {
      Int(min(max(value, Double(range.0)), Double(range.1)))
    }
    left = pixel(box.least.x.rounded(.down), (bounds.left, bounds.right))
    top = pixel(box.least.y.rounded(.down), (bounds.top, bounds.bottom))
    width = pixel(box.most.x.rounded(.up), (bounds.left, bounds.right)) - left
    height = pixel(box.most.y.rounded(.up), (bounds.top, bounds.bottom)) - top
    guard width > 0, height > 0 else { return nil }
    changes = [Double](repeating: 0, count: (width + 2) * height)
    for element in path.elements { add(element) }
    close()
  }

  /// Calls a body with each row of coverage, 0 to 255.
  func forEachRow(_ body: (_ y: Int, _ coverage: [UInt8]) -> Void) {
    var row = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      var area = 0.0
      let first = y * (width + 2)
      for x in 0..<width {
        area += changes[first + x]
        // Where contours overlap the area counts twice; it is covered once.
        row[x] = UInt8(min(abs(area), 1) * 255 + 0.5)
      }
      body(top + y, row)
    }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      close()
      start = to
      pen = to
    case .line(let to): line(to: to)
    case .quadratic(let control, let to):
      let from = pen
      let bend = Self.length(from.x - 2 * control.x + to.x, from.y - 2 * control.y + to.y)
      curve(steps: (bend / 4 * Self.fineness).squareRoot(), to: to) { t in
        let u = 1 - t
        return Position(
          u * u * from.x + 2 * u * t * control.x + t * t * to.x,
          u * u * from.y + 2 * u * t * control.y + t * t * to.y)
      }
    case .cubic(let first, let second, let to):
      let from = pen
      let bend = max(
        Self.length(from.x - 2 * first.x + second.x, from.y - 2 * first.y + second.y),
        Self.length(first.x - 2 * second.x + to.x, first.y - 2 * second.y + to.y))
      curve(steps: (bend * 0.75 * Self.fineness).squareRoot(), to: to) { t in
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Position(
          a * from.x + b * first.x + c * second.x + d * to.x,
          a * from.y + b * first.y + c * second.y + d * to.y)
      }
    case .close: close()
    }
  }

  /// One over how far a line may be from its curve.
  private static let fineness = 256.0

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private mutating func curve(steps: Double, to end: Position, _ place: (Double) -> Position) {
    let count = Int(min(max(steps.rounded(.up), 1), 500))
    for step in 1..<max(count, 1) { line(to: place(Double(step) / Double(count))) }
    line(to: end)
  }

  private mutating func close() {
    if pen != start { line(to: start) }
  }

  private mutating func line(to end: Position) {
    addEdge(
      Position(pen.x - Double(left), pen.y - Double(top)),
      Position(end.x - Double(left), end.y - Double(top)))
    pen = end
  }

  /// An edge, cut where it leaves the rectangle: what lies at its left still covers its rows.
  private mutating func addEdge(_ from: Position, _ to: Position) {
    guard from.y != to.y else { return }
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let direction = from.y < to.y ? 1.0 : -1.0
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    // An edge that is next to level covers nothing.
    guard slope.isFinite else { return }
    var y = max(upper.y, 0)
    let end = min(lower.y, Double(height))
    while y < end {
      // One row at a time.
      let next = min(end, y.rounded(.down) + 1)
      addPiece(
        row: Int(y), from: upper.x + (y - upper.y) * slope, to: upper.x + (next - upper.y) * slope,
        height: (next - y) * direction)
      y = next
    }
  }

  /// A piece of an edge within a row: the pixels at its right are covered by its whole height, those
  /// it passes by a part.
  private mutating func addPiece(row: Int, from: Double, to: Double, height: Double) {
    let limit = Double(width)
    let (near, far) = from < to ? (from, to) : (to, from)
    let first = row * (width + 2)
    if far <= 0 {
      changes[first] += height
      return
    }
    if near >= limit { return }
    // Where it sticks out it is split, in proportion to its height.
    if near < 0 {
      let share = -near / (far - near)
      changes[first] += height * share
      addPiece(row: row, from: 0, to: far, height: height * (1 - share))
      return
    }
    if far > limit {
      addPiece(row: row, from: near, to: limit, height: height * (limit - near) / (far - near))
      return
    }
    var x = near
    var pixel = Int(near)
    while true {
      let next = min(far, Double(pixel + 1))
      let share = far > near ? height * (next - x) / (far - near) : height
      // The mean of its ends says how much of this pixel lies at its right.
      let covered = share * (Double(pixel + 1) - (x + next) / 2)
      changes[first + pixel] += covered
      changes[first + pixel + 1] += share - covered
      if next >= far { return }
      x = next
      pixel += 1
    }
  }
}
