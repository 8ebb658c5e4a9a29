/// When a group of a film is to be seen: one after the other, each as long; the last one stays.
public struct FilmSlot: Hashable, Sendable {
  /// From 0.
  public let index: Int
  /// Of the film.
  public let count: Int
  /// That each is seen.
  public let seconds: Double

  /// Seconds of the whole film, which plays once.
  var duration: Double { Double(count) * seconds }

  /// CSS for what has a class: a film stands still while a pointer is on it, and a reader who asked
  /// for less motion sees its end alone.
  func style(className: String) -> String {
    guard count > 1 else { return "" }
    func share(_ index: Int) -> String { (Double(index) / Double(count) * 100).markup(3) }
    let isLast = index == count - 1
    var frames: [String] = []
    if index > 0 { frames.append("0%{visibility:hidden}") }
    frames.append("\(share(index))%{visibility:visible}")
    if !isLast { frames.append("\(share(index + 1))%{visibility:hidden}") }
    frames.append("100%{visibility:\(isLast ? "visible" : "hidden")}")
    let still = isLast ? "" : ";visibility:hidden"
    return "@keyframes \(className){\(frames.joined())}"
      + ".\(className){animation:\(className) \(duration.markup())s step-end both}"
      + "svg:hover .\(className){animation-play-state:paused}"
      + "@media(prefers-reduced-motion:reduce){.\(className){animation:none\(still)}}"
  }
}
