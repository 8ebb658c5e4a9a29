/// A font stack whose metrics and widths are asked for at many sizes.
///
/// A stack without an optical size axis, or with one that is set, has one place for all sizes: a text
/// is shaped once. An `opsz` axis that is not set follows the size as on Apple's platforms, in
/// points, and each size has a place of its own.
final class FontAtSizes {
  let stack: FontStack
  private let options: ShapingOptions
  private var shapers: [(size: Points?, shaper: TextShaper, shaped: [ShapedText])] = []

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
    shapers[try position(of: size)].shaper.lineMetrics(of: 0)
  }

  /// The text shaped for a size; shaped once for all sizes that share a place.
  func shaped(_ text: String, at size: Points) throws -> ShapedText {
    let position = try position(of: size)
    if let known = shapers[position].shaped.first(where: { $0.text == text }) { return known }
    let shaped = try shapers[position].shaper.shape(text)
    shapers[position].shaped.append(shaped)
    return shaped
  }

  /// The width of a text at a size; `nil` when it is not known.
  func width(of text: String, at size: Points) throws -> Points? {
    try shaped(text, at: size).width(at: size)
  }

  private func position(of size: Points) throws -> Int {
    let opticalSize = followsOpticalSize ? size : nil
    if let known = shapers.firstIndex(where: { $0.size == opticalSize }) { return known }
    shapers.append(
      (opticalSize, try TextShaper(stack, size: opticalSize, options: options), []))
    return shapers.count - 1
  }
}
