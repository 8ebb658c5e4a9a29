/// A font whose metrics and widths are asked for at many sizes.
///
/// A face without an optical size axis, or with one that is set, has one place for all sizes: it is
/// shaped once. An `opsz` axis that is not set follows the size as on Apple's platforms, in points,
/// and each size has a place of its own.
final class FontAtSizes {
  /// Shaped text of one place, so that no text is shaped twice.
  private final class Place {
    let lineMetrics: ChosenLineMetrics
    let shaper: Shaper
    var shaped: [String: ShapedText] = [:]

    init(lineMetrics: ChosenLineMetrics, shaper: Shaper) {
      self.lineMetrics = lineMetrics
      self.shaper = shaper
    }
  }

  let face: Face
  private let settings: [AxisCoordinate]
  private let opticalSize: VariationAxis?
  private let features: [FontFeature]
  private let direction: TextDirection?
  private var places: [AxisPlace: Place] = [:]

  /// - Parameter direction: the direction of every text; `nil` for that of a text's scripts.
  init(
    _ face: Face, axes settings: [AxisCoordinate], features: [FontFeature] = [],
    direction: TextDirection? = nil
  ) {
    self.face = face
    self.settings = settings
    self.features = features
    self.direction = direction
    let tag = Tag(literal: "opsz")
    opticalSize =
      settings.contains { $0.tag == tag } ? nil : face.axes.first { $0.tag == tag }
  }

  var followsOpticalSize: Bool { opticalSize != nil }

  /// Where the face stands on the axes that do not follow the size.
  func fixedCoordinates() throws(FontError) -> [AxisCoordinate] {
    try face.place(settings).coordinates.filter { $0.tag != opticalSize?.tag }
  }

  func lineMetrics(at size: Points) throws -> ChosenLineMetrics { try place(at: size).lineMetrics }

  func shaped(_ text: String, at size: Points) throws -> ShapedText {
    let place = try place(at: size)
    if let known = place.shaped[text] { return known }
    let shaped = try place.shaper.shape(text, features: features, direction: direction)
    place.shaped[text] = shaped
    return shaped
  }

  /// The width of a text at a size; `nil` when it is not known.
  func width(of text: String, at size: Points) throws -> Points? {
    try shaped(text, at: size).width?.points(at: size, unitsPerEm: face.unitsPerEm)
  }

  private func place(at size: Points) throws -> Place {
    var settings = settings
    if let opticalSize {
      let value = min(max(size.value, opticalSize.minimum), opticalSize.maximum)
      settings.append(AxisCoordinate(tag: opticalSize.tag, value: value))
    }
    let axisPlace = try face.place(settings)
    if let known = places[axisPlace] { return known }
    let place = Place(
      lineMetrics: face.lineMetrics(rule: .ios, at: axisPlace),
      shaper: try Shaper(face, at: axisPlace))
    places[axisPlace] = place
    return place
  }
}
