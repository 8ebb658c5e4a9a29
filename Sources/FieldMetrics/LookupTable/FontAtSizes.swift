/// A font stack whose metrics and widths are asked for at many sizes.
///
/// A stack without an optical size axis, or with one that is set, has one place for all sizes: a text
/// is shaped once. An `opsz` axis that is not set follows the size as on Apple's platforms, in
/// points, and each size has a place of its own.
final class FontAtSizes {
  let stack: FontStack
  private let options: ShapingOptions
  private var places: [Place] = []

  /// What is known of one place on the axes.
  private struct Place {
    /// `nil` where all sizes share the place.
    let opticalSize: Points?
    let shaper: TextShaper
    let lineMetrics: ChosenLineMetrics
    /// By the text's bytes: canonically equal texts can have glyphs of their own.
    var shaped: [[UInt8]: ShapedText] = [:]
  }

  var face: Face { stack.first.face }
  var followsOpticalSize: Bool { stack.followsOpticalSize }

  init(_ stack: FontStack, options: ShapingOptions = .init()) {
    self.stack = stack
    self.options = options
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

  /// The text shaped for a size; shaped once for all sizes that share a place.
  func shaped(_ text: String, at size: Points) throws -> ShapedText {
    let position = try position(of: size)
    let key = Array(text.utf8)
    if let known = places[position].shaped[key] { return known }
    let shaped = try places[position].shaper.shape(text)
    places[position].shaped[key] = shaped
    return shaped
  }

  /// The width of a text at a size; `nil` when it is not known.
  func width(of text: String, at size: Points) throws -> Points? {
    try shaped(text, at: size).width(at: size)
  }

  /// The lines of a text at a width, without the spaces that hang; `nil` for a text with a character
  /// that no font has.
  func lines(of text: String, at size: Points, width: Points) throws -> [String]? {
    guard try shaped(text, at: size).missing.isEmpty else { return nil }
    let shaper = places[try position(of: size)].shaper
    let bytes = Array(text.utf8)
    return try LineWrapper(shaper, size: size, width: width).lines(of: text).map { line in
      var end = line.bytes.upperBound
      while end > line.bytes.lowerBound, [0x20, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
      return String(decoding: bytes[line.bytes.lowerBound..<end], as: UTF8.self)
        + (line.isHyphenated ? "-" : "")
    }
  }

  /// What one line of a text takes once its fallback faces take part.
  func lineHeight(of text: String, at size: Points) throws -> Points {
    places[try position(of: size)].shaper.lineHeight(of: try shaped(text, at: size), at: size)
  }

  private func position(of size: Points) throws -> Int {
    let opticalSize = followsOpticalSize ? size : nil
    if let known = places.firstIndex(where: { $0.opticalSize == opticalSize }) { return known }
    let shaper = try TextShaper(stack, size: opticalSize, options: options)
    places.append(
      Place(opticalSize: opticalSize, shaper: shaper, lineMetrics: shaper.lineMetrics(of: 0)))
    return places.count - 1
  }
}
