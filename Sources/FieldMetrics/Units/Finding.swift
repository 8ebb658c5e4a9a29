/// Something doubtful: usable, but someone should look.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note
    case warning
    case error

    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  public let severity: Severity
  /// A stable name in kebab case, such as `hhea-zero`.
  public let id: String
  /// One or two sentences for a person; safe for a terminal.
  public let message: String

  public init(_ severity: Severity, _ id: String, _ message: String) {
    self.severity = severity
    self.id = id
    self.message = message
  }
}
