/// A ladder of the caller's own, read from a JSON file.
///
/// ```json
/// { "ladder": "brand",
///   "styles": { "body": { "size": 16, "lineHeight": 24 }, "caption1": 12, "footnote": 13 },
///   "steps": [ { "step": "normal" }, { "step": "large", "scale": 1.5 } ] }
/// ```
///
/// The format is published as a JSON Schema, `Schemas/ladder.schema.json`.
public struct OwnLadder: Hashable, Sendable {
  /// The largest file that is read.
  public static let largestFile = 1 << 20

  public let name: String
  public let version: String?
  /// In the order of the file.
  public let steps: [OwnLadderStep]

  /// The first step that changes nothing; without one, the first.
  public var standardStep: OwnLadderStep { steps.first { $0.scale == 1 } ?? steps[0] }

  /// - Parameter steps: one at least.
  init(name: String, version: String?, steps: [OwnLadderStep]) {
    self.name = name
    self.version = version
    self.steps = steps
  }

  /// - Throws: ``LadderError`` for a file that is no ladder.
  public init(json bytes: [UInt8]) throws(LadderError) {
    self = try LadderReader.ladder(of: bytes)
  }
}

/// A step of ``OwnLadder``.
public struct OwnLadderStep: Hashable, Sendable {
  /// Sizes by style. There are few, so that looking at all of them is faster than any hash.
  public struct Styles: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
      public let style: TextStyle
      /// Of the font, in logical pixels.
      public let size: Points
      /// `nil` for the font's own.
      public let lineHeight: Points?
    }

    public internal(set) var entries: [Entry] = []

    public subscript(_ style: TextStyle) -> Entry? { entries.first { $0.style == style } }

    mutating func set(_ entry: Entry) {
      entries.removeAll { $0.style == entry.style }
      entries.append(entry)
    }
  }

  public let name: String
  /// What the sizes of the file are multiplied with.
  public let scale: Double
  /// At this step.
  public let styles: Styles
  /// As the file has them, without any step.
  let base: Styles
  public let rootSize: Points
  public let fontScale: AndroidFontScale

  public subscript(_ style: TextStyle) -> Styles.Entry? { styles[style] }
}

/// Why a ladder file cannot be used: where, what was found, what would be right.
public struct LadderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; `nil` when it is about the file as a whole.
  public let line: Int?
  /// Such as `steps[2].scale`; `nil` when the file is no JSON.
  public let key: String?
  public let found: String
  public let expected: String
  /// The right word that is nearest to a wrong one.
  public let suggestion: String?

  /// `line 3, key 'steps[0].scale': found 9, expected a number from 0.5 to 4`
  public var description: String {
    let places = [line.map { "line \($0)" }, key.map { "key \($0.quoted)" }].compactMap(\.self)
    let place = places.isEmpty ? "" : places.joined(separator: ", ") + ": "
    let hint = suggestion.map { "; did you mean \($0.quoted)?" } ?? ""
    return "\(place)found \(found), expected \(expected)\(hint)"
  }
}
