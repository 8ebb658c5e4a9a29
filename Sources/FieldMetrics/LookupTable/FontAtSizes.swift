/// A font stack whose metrics and widths are asked for at many sizes.
///
/// A stack without an optical size axis, or with one that is set, has one place for all sizes: a text
/// is shaped once. An `opsz` axis that is not set follows the size as on Apple's platforms, in
/// points, and each size has a place of its own.
final class FontAtSizes {
  let stack: FontStack
  private let options: ShapingOptions
  private let rule: LineMetricsRule
  private var places: [Place] = []

  /// What is known of one place on the axes.
  private struct Place {
    /// `nil` where all sizes share the place.
    let opticalSize: Points?
    let shaper: TextShaper
    let lineMetrics: ChosenLineMetrics
    /// What lines of other platforms than iOS are made from.
    let tables: LineTables?
    /// A table has few texts, and asks for each again and again.
    var texts: [KnownText] = []
  }

  private struct KnownText {
    let shaped: ShapedText
    /// At the size that was asked for last.
    var width: (size: Points, width: Points?)?

    /// By its bytes: canonically equal texts can have glyphs of their own.
    func isOf(_ text: String) -> Bool {
      var (mine, other) = (shaped.text, text)
      return mine.withUTF8 { mine in
        other.withUTF8 { other in
          guard mine.count == other.count else { return false }
          for index in mine.indices where mine[index] != other[index] { return false }
          return true
        }
      }
    }
  }

  var face: Face { stack.first.face }
  var followsOpticalSize: Bool { stack.followsOpticalSize }

  init(_ stack: FontStack, options: ShapingOptions = .init(), rule: LineMetricsRule = .ios) {
    self.stack = stack
    self.options = options
    self.rule = rule
  }

  /// Where the first face stands on the axes that do not follow the size.
  func fixedCoordinates() throws(FontError) -> [AxisCoordinate] {
    let axis = face.opticalSizeAxis(unlessSetIn: stack.first.axes)
    return try face.place(stack.first.axes).coordinates.filter { $0.tag != axis?.tag }
  }

  /// The first face's line metrics.
  func lineMetrics(at size: Points) throws -> ChosenLineMetrics {
    places[try position(of: size)].lineMetrics
  }

  /// The first face's line under the rule; `nil` on iOS, where it is no more than its metrics.
  func line(at size: Points, grid: PixelGrid) throws -> PlatformLine? {
    guard rule != .ios else { return nil }
    return places[try position(of: size)].tables?.line(rule, at: size, grid: grid)
  }

  /// The text shaped for a size; shaped once for all sizes that share a place.
  func shaped(_ text: String, at size: Points) throws -> ShapedText {
    let position = try position(of: size)
    return places[position].texts[try index(of: text, position)].shaped
  }

  /// The width of a text at a size; `nil` when it is not known.
  func width(of text: String, at size: Points) throws -> Points? {
    let position = try position(of: size)
    let index = try index(of: text, position)
    if let known = places[position].texts[index].width, known.size == size { return known.width }
    let width = places[position].texts[index].shaped.width(at: size)
    places[position].texts[index].width = (size, width)
    return width
  }

  private func index(of text: String, _ position: Int) throws -> Int {
    for index in places[position].texts.indices where places[position].texts[index].isOf(text) {
      return index
    }
    let shaped = try places[position].shaper.shape(text)
    places[position].texts.append(KnownText(shaped: shaped))
    return places[position].texts.count - 1
  }

  /// The lines of a text at a width, without the spaces that hang; `nil` for a text with a character
  /// that no font has.
  func lines(of text: String, at size: Points, width: Points) throws -> [String]? {
    guard try shaped(text, at: size).missing.isEmpty else { return nil }
    // Without spaces that could hang, a text that fits is its own line; looking for breaks takes longer
    // than all else in a table.
    if let whole = try self.width(of: text, at: size), whole <= width,
      text.unicodeScalars.last?.properties.isWhitespace != true, ParagraphCuts.cuts(of: text) == nil
    {
      return [text]
    }
    let shaper = places[try position(of: size)].shaper
    return try LineWrapper(shaper, size: size, width: width).lines(of: text).map { $0.shaped.text }
  }

  /// What one line of a text takes once its fallback faces take part.
  func lineHeight(of text: String, at size: Points) throws -> Points {
    places[try position(of: size)].shaper.lineHeight(of: try shaped(text, at: size), at: size)
  }

  /// Where the first face stands on its axes at a size.
  func place(at size: Points) throws(FontError) -> AxisPlace {
    try face.place(stack.first.axes, opticalSize: followsOpticalSize ? size : nil)
  }

  private func position(of size: Points) throws -> Int {
    let opticalSize = followsOpticalSize ? size : nil
    if let known = places.firstIndex(where: { $0.opticalSize == opticalSize }) { return known }
    let shaper = try TextShaper(stack, size: opticalSize, options: options)
    let tables = rule == .ios ? nil : shaper.lineTables(of: 0)
    places.append(
      Place(
        opticalSize: opticalSize, shaper: shaper,
        lineMetrics: tables?.metrics(rule) ?? shaper.lineMetrics(of: 0), tables: tables))
    return places.count - 1
  }
}
