/// How a label floats over time: the spring that moves it, told as moments.
public struct Motion: Hashable, Sendable {
  /// Where the group starts and ends, and how large it is drawn there. At a progress p both are
  /// from + (to − from) · p.
  public let from: Position
  public let to: Position
  public let scaleFrom: Double
  public let scaleTo: Double

  /// Seconds: at rest, floating until it is still, floated; then once more. Less than five in all,
  /// so that it needs no button to stop it.
  static let rest = 0.6
  static let hold = 1.0
  static let count = 2

  /// SwiftUI's `spring(duration: 0.35, bounce: 0.12)`, as progress at equal steps: a damping
  /// fraction of 0.88 at 2π / 0.35 radians a second, let go at rest.
  ///
  /// 1 − e^(−ζωt) · (cos ω′t + ζω/ω′ · sin ω′t) with ω′ = ω · √(1 − ζ²); a test computes it anew.
  static let springStep = 0.035
  static let spring = [
    0, 0.1368, 0.3817, 0.6057, 0.771, 0.8787, 0.9424, 0.9768, 0.9935, 1.0006, 1.0028, 1.0029,
    1.0022, 1,
  ]

  /// Seconds from the start to the end of one round.
  static var round: Double { rest + Double(spring.count - 1) * springStep + hold }
}

extension Motion {
  /// CSS that moves what has a class: still at the end, and all the time for a reader who asked for
  /// less motion.
  func style(className: String) -> String {
    var frames = ["0%{\(transform(0))}"]
    for (index, progress) in Self.spring.enumerated() {
      let time = Self.rest + Double(index) * Self.springStep
      frames.append("\((time / Self.round * 100).markup(2))%{\(transform(progress))}")
    }
    frames.append("100%{\(transform(1))}")
    return "@keyframes \(className){\(frames.joined())}"
      + ".\(className){animation:\(className) \(Self.round.markup())s linear \(Self.count)}"
      + "@media(prefers-reduced-motion:reduce){.\(className){animation:none}}"
  }

  private func transform(_ progress: Double) -> String {
    let x = from.x + (to.x - from.x) * progress
    let y = from.y + (to.y - from.y) * progress
    let scale = scaleFrom + (scaleTo - scaleFrom) * progress
    return "transform:translate(\(x.markup())px,\(y.markup())px) scale(\(scale.markup(5)))"
  }
}
