#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a script of events, a JSON object on each line, in pieces and in flat memory.
///
/// ```json
/// {"event": "focus"}
/// {"event": "type", "text": "sam"}
/// {"event": "tick", "milliseconds": 400}
/// ```
///
/// Empty lines are skipped. ``FieldScriptEvent`` lists the events.
public struct FieldScript: Sendable {
  /// Bytes; a longer line is a mistake.
  public static let longestLine = 1 << 19

  /// Of the next line, from 1.
  private var number = 1

  public init() {}

  /// Reads a piece.
  ///
  /// - Parameters:
  ///   - bytes: the next bytes; when the last call left some over, these come first.
  ///   - isLast: whether the script ends with them.
  ///   - body: receives each event with the number of its line.
  /// - Returns: how many bytes were read; the rest, part of a line, comes again.
  /// - Throws: ``FieldScriptError``, or what `body` throws.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool,
    _ body: (_ line: Int, FieldScriptEvent) throws -> Void
  ) throws -> Int {
    var position = 0
    while position < bytes.count {
      let end = Self.lineEnd(in: bytes, from: position)
      if end == bytes.count, !isLast {
        guard end - position <= Self.longestLine else { throw tooLong }
        break
      }
      guard end - position <= Self.longestLine else { throw tooLong }
      let line = UnsafeRawBufferPointer(rebasing: bytes[position..<end])
      if let event = try FieldScriptLine.event(in: line, number: number) {
        try body(number, event)
      }
      number += 1
      position = min(end + 1, bytes.count)
    }
    return position
  }

  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - base
  }

  private var tooLong: FieldScriptError {
    FieldScriptError(
      line: number, column: nil, found: "more than \(Self.longestLine) bytes in a line",
      expected: "an event on each line")
  }
}

/// An event of a script, and for whom it is.
public struct FieldScriptEvent: Hashable, Sendable {
  /// As the script writes it.
  public let name: FieldEvent.Name
  public let event: FieldEvent
}

extension FieldEvent {
  /// What an event is called in a script.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case type
    case paste
    case compose
    case commit
    case delete
    case select
    case focus
    case blur
    case `return`
    case clear
    case tap
    case set
    case error
    case reveal
    case submit
    case enable
    case tick

    /// What happens, in a few words.
    public var meaning: String {
      switch self {
      case .type: "keys: the text replaces the selection, or what is composed stays and it follows"
      case .paste: "the same in one change from the pasteboard"
      case .compose:
        "an input method shows a text that is not decided yet, in place of the one before"
      case .commit: "composition ends with the text; without one, with what shows"
      case .delete:
        "the delete key, 1 time unless said; each takes the selection or a grapheme cluster"
      case .select:
        "grapheme clusters, counted from the text's start; without `to`, an insertion point"
      case .focus: "the focus system gives the focus"
      case .blur: "the focus leaves"
      case .return: "the Return key"
      case .clear: "the clear button is tapped"
      case .tap: "the block, icon or padding is tapped"
      case .set: "the program sets the whole text"
      case .error:
        "an error from outside, such as a server's: a string, an array, or `null` to take it away"
      case .reveal: "the form shows all its errors, or with `false` no longer does"
      case .submit: "the form is submitted"
      case .enable: "the field takes input, or with `false` no longer does"
      case .tick: "time passes; nothing but events makes it pass"
      }
    }

    /// The members that an event may have beside its name.
    public var members: [String] {
      switch self {
      case .type, .paste, .compose, .commit, .set: ["text"]
      case .delete: ["count"]
      case .select: ["from", "to"]
      case .error: ["message"]
      case .reveal, .enable: ["on"]
      case .tick: ["milliseconds"]
      case .focus, .blur, .return, .clear, .tap, .submit: []
      }
    }
  }
}

/// Why a script cannot be read: where, what was found, what would be right.
public struct FieldScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1; `nil` when it is about the line as a whole.
  public let column: Int?
  public let found: String
  public let expected: String

  /// `line 3, column 11: found 'typ', expected one of …`
  public var description: String {
    "line \(line)\(column.map { ", column \($0)" } ?? ""): found \(found), expected \(expected)"
  }
}
