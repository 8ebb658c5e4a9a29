/// How a label floats over time.
public struct Motion: Hashable, Sendable {
  /// Where the group starts and ends, and how large it is drawn there. At a progress p both are
  /// from + (to − from) · p.
  public let from: Position
  public let to: Position
  public let scaleFrom: Double
  public let scaleTo: Double
  public let curve: MotionCurve

  /// Seconds: at rest, then floating, then floated; then once more. Less than five in all for the
  /// curves of the built-in components, so that nobody needs a button to stop it.
  static let rest = 0.6
  static let hold = 1.0
  static let count = 2
}

extension Motion {
  /// CSS that moves what has a class: still at the end, and all the time for a reader who asked for
  /// less motion.
  func style(className: String) -> String {
    let spring = curve.curve == "spring" ? Spring(curve) : nil
    let travel = spring.map { Double($0.progress.count - 1) * $0.step } ?? curve.duration
    let round = Self.rest + travel + Self.hold
    func frame(_ time: Double, _ progress: Double, _ timing: String = "") -> String {
      "\((time / round * 100).markup(2))%{\(transform(progress))\(timing)}"
    }
    var frames = [frame(0, 0)]
    if let spring {
      for (index, progress) in spring.progress.enumerated() {
        frames.append(frame(Self.rest + Double(index) * spring.step, progress))
      }
    } else {
      frames.append(frame(Self.rest, 0, ";animation-timing-function:\(timingFunction)"))
      frames.append(frame(Self.rest + travel, 1))
    }
    frames.append(frame(round, 1))
    return "@keyframes \(className){\(frames.joined())}"
      + ".\(className){animation:\(className) \(round.markup())s linear \(Self.count)}"
      + "@media(prefers-reduced-motion:reduce){.\(className){animation:none}}"
  }

  private func transform(_ progress: Double) -> String {
    let x = from.x + (to.x - from.x) * progress
    let y = from.y + (to.y - from.y) * progress
    let scale = scaleFrom + (scaleTo - scaleFrom) * progress
    return "transform:translate(\(x.markup())px,\(y.markup())px) scale(\(scale.markup(5)))"
  }

  /// The curve in CSS. Its name comes from a component's file: nothing of it is written as it is.
  private var timingFunction: String {
    let name = curve.curve
    if name.hasPrefix("cubic-bezier("), name.hasSuffix(")") {
      let numbers = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map {
        Double($0.filter { $0 != " " })
      }
      if numbers.count == 4, let a = numbers[0], let b = numbers[1], let c = numbers[2],
        let d = numbers[3], (0...1).contains(a), (0...1).contains(c), b.isFinite, d.isFinite
      {
        return Self.bezier([a, b, c, d])
      }
    }
    return switch name {
    case "linear": "linear"
    case "easeIn": "ease-in"
    case "easeOut": "ease-out"
    // Material's standard easing.
    case "fastOutSlowIn": Self.bezier([0.4, 0, 0.2, 1])
    default: "ease-in-out"
    }
  }

  private static func bezier(_ numbers: [Double]) -> String {
    "cubic-bezier(\(numbers.map { $0.markup(4) }.joined(separator: ",")))"
  }
}

/// SwiftUI's `spring(duration:bounce:)` as progress at equal steps.
///
/// A weight on a spring: x″ = ω² (1 − x) − 2 ζ ω x′, with ω = 2π / duration and ζ = 1 − bounce, let go
/// at 0. Solved step by step with sums and products alone, so that every host gets the same numbers;
/// a test compares them with the closed form.
struct Spring {
  /// Seconds between two values.
  let step: Double
  /// From 0 to 1.
  let progress: [Double]

  init(_ curve: MotionCurve) {
    step = curve.duration / 10
    let frequency = 2 * Double.pi / curve.duration
    let damping = min(max(1 - (curve.bounce ?? 0), 0.1), 2)
    func pull(_ x: Double, _ speed: Double) -> Double {
      frequency * frequency * (1 - x) - 2 * damping * frequency * speed
    }
    var (x, speed) = (0.0, 0.0)
    var values = [0.0]
    let tick = step / 50
    // Three times its duration is enough for a spring that is still allowed here.
    while values.count < 30 {
      for _ in 0..<50 {
        // Runge and Kutta's method of the fourth order.
        let (x1, v1) = (speed, pull(x, speed))
        let (x2, v2) = (speed + tick / 2 * v1, pull(x + tick / 2 * x1, speed + tick / 2 * v1))
        let (x3, v3) = (speed + tick / 2 * v2, pull(x + tick / 2 * x2, speed + tick / 2 * v2))
        let (x4, v4) = (speed + tick * v3, pull(x + tick * x3, speed + tick * v3))
        x += tick / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        speed += tick / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      }
      values.append(x)
      if abs(1 - x) < 0.002, abs(speed) * step < 0.002 { break }
    }
    progress = values + [1]
  }
}
