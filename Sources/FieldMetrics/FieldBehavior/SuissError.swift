/// What suiss/ui's FieldError is given, and what it makes of it.
public struct SuissError: Hashable, Sendable {
  /// An error as a program hands it over.
  public struct Entry: Hashable, Sendable {
    /// `nil` for one without words, which is skipped in a list.
    public let message: String?
    /// What else the program's object carries.
    public let code: String?

    public init(_ message: String?, code: String? = nil) {
      self.message = message
      self.code = code
    }
  }

  /// What stands there.
  public enum Content: Hashable, Sendable {
    case nothing
    case text(String)
    /// With bullets.
    case list([String])

    /// All messages.
    public var messages: [String] {
      switch self {
      case .nothing: []
      case .text(let message): [message]
      case .list(let messages): messages
      }
    }
  }

  /// Text of its own; wins over all else.
  public var children: String?
  /// `nil` where the field's own failures are shown.
  public var entries: [Entry]?
  /// Only failures of this kind.
  public var match: TextFailure.Kind?

  public init(
    children: String? = nil, entries: [Entry]? = nil, match: TextFailure.Kind? = nil
  ) {
    self.children = children
    self.entries = entries
    self.match = match
  }

  /// What shows, given what is wrong with the field.
  ///
  /// Source: e-suiss/ui, `components/ui/field.tsx` at f13a93a, and its React Native reference page.
  public func content(failures: [TextFailure]) -> Content {
    if let children { return children.isEmpty ? .nothing : .text(children) }
    if let entries { return Self.content(of: Self.unique(entries)) }
    let first = failures.first { match == nil || $0.kind == match }
    return first.map { .text($0.message) } ?? .nothing
  }

  /// One entry for each message, where its first one stood, as its last one was; all without words
  /// count as one.
  public static func unique(_ entries: [Entry]) -> [Entry] {
    var unique: [Entry] = []
    for entry in entries {
      if let index = unique.firstIndex(where: { $0.message == entry.message }) {
        unique[index] = entry
      } else {
        unique.append(entry)
      }
    }
    return unique
  }

  private static func content(of unique: [Entry]) -> Content {
    guard unique.count > 1 else {
      guard let message = unique.first?.message, !message.isEmpty else { return .nothing }
      return .text(message)
    }
    return .list(unique.compactMap(\.message).filter { !$0.isEmpty })
  }

  /// The value of `aria-describedby`: identifiers that are there already first, then those of
  /// descriptions and errors in their order; `nil` for none.
  public static func describedBy(existing: [String], parts: [String]) -> String? {
    let added = parts.filter { !existing.contains($0) }
    let all = existing + added
    return all.isEmpty ? nil : all.joined(separator: " ")
  }
}
