#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A bar on standard error for work that takes longer than a second.
///
/// Only when standard error is a terminal and standard output is not: there, it would stand between
/// the lines.
struct Progress {
  /// How many bytes there are; `nil` when nobody knows.
  private let total: Int?
  private let isWanted: Bool
  private let start: Double
  private var lastShown: Double?

  /// Seconds from a point in the past.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  init(
    total: Int?,
    isWanted: Bool = Console.isTerminal(Console.standardError)
      && !Console.isTerminal(Console.standardOutput),
    now: Double = now
  ) {
    self.total = total
    self.isWanted = isWanted
    start = now
  }

  /// What to write now that so many bytes are done; `nil` when it is too early for a change.
  mutating func update(done: Int, now: Double = now) -> String? {
    guard isWanted, now - start > 1, now - (lastShown ?? start) > 0.1 else { return nil }
    lastShown = now
    return "\r" + Self.bar(done: done, of: total)
  }

  /// What takes the bar away; `nil` when none was shown.
  var end: String? { lastShown == nil ? nil : "\r\u{1B}[K" }

  static func bar(done: Int, of total: Int?) -> String {
    let megabytes = "\(done / 1_000_000) MB"
    guard let total, total > 0 else { return megabytes }
    let share = min(1, Double(done) / Double(total))
    let filled = Int(share * 30)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: 30 - filled)
    return "[\(bar)] \(Int(share * 100)) % of \(total / 1_000_000) MB"
  }
}
