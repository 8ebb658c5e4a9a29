/// The fonts of a picture, by the weight that a text asks for.
///
/// Regular text is in the stack as it is given. Bolder text is in the same stack moved along its `wght`
/// axis, else in the semibold that was given, else in the stack as it is.
final class WeightedFonts {
  private let regular: FontStack
  private let semibold: Face?
  private var byWeight: [Int: FontStack] = [:]

  init(_ stack: FontStack, semibold: Face?) {
    regular = stack
    self.semibold = semibold
  }

  /// - Throws: ``ShapingError/unusableFace(file:face:)``.
  func stack(weight: Int) throws(ShapingError) -> FontStack {
    guard weight > 400 else { return regular }
    if let known = byWeight[weight] { return known }
    let first: FontStack.Entry
    if let moved = Self.entry(regular.first, at: weight) {
      first = moved
    } else if let semibold {
      first = try FontStack.Entry(semibold)
    } else {
      first = regular.first
    }
    let fallbacks = regular.entries.dropFirst().map { Self.entry($0, at: weight) ?? $0 }
    let stack = FontStack(first, fallbacks: fallbacks)
    byWeight[weight] = stack
    return stack
  }

  /// A face on its `wght` axis, at the nearest place that it has; `nil` without the axis.
  private static func entry(_ entry: FontStack.Entry, at weight: Int) -> FontStack.Entry? {
    let tag = Tag(literal: "wght")
    guard entry.face.canVary, let axis = entry.face.axes.first(where: { $0.tag == tag }) else {
      return nil
    }
    let value = min(max(Double(weight), axis.minimum), axis.maximum)
    return entry.at(
      axes: entry.axes.filter { $0.tag != tag } + [AxisCoordinate(tag: tag, value: value)])
  }
}
