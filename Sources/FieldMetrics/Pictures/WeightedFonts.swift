/// The fonts of a picture, by the weight that a text asks for: the same as those that frames are measured
/// with.
///
/// Text of weight 600 and more is in the semibold of ``CounterFont``, all other in the stack as it is.
final class WeightedFonts {
  private let regular: FontStack
  private let semiboldFace: Face?
  private var semibold: FontStack?

  init(_ stack: FontStack, semibold: Face?) {
    regular = stack
    semiboldFace = semibold
  }

  /// - Throws: ``ShapingError/unusableFace(file:face:)``.
  func stack(weight: Int) throws -> FontStack {
    guard weight >= Int(CounterFont.weight) else { return regular }
    if let semibold { return semibold }
    let chosen = try CounterFont.choose(
      regular, semibold: semiboldFace, options: ShapingOptions(), hasTabularDigits: false)
    semibold = chosen.font.stack
    return chosen.font.stack
  }
}
