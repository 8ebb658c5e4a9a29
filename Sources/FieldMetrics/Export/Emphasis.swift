/// How text for people marks what stands out.
public enum Emphasis: Hashable, Sendable {
  /// Nothing is marked: files and pipes.
  case none
  /// Escape sequences of a terminal.
  case terminal

  func bold(_ text: String) -> String { self == .terminal ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func dim(_ text: String) -> String { self == .terminal ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
  func warning(_ text: String) -> String {
    self == .terminal ? "\u{1B}[33m\(text)\u{1B}[0m" : text
  }
}
