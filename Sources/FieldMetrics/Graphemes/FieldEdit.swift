/// What a field with a limit does when its text changes.
///
/// Typing, pasting and dictating are one event: the text has changed. Over the limit, the field keeps
/// the text's start and gives its user a bump, one for the change and not for each character refused.
/// What is cut is the end of the text, wherever the insertion point was.
///
/// While an input method composes, the text between the marks is not yet what will stand there: six
/// Latin letters may become two Han characters. So the cut waits for the end of the composition.
///
/// Source: SwiftPieces' FormField (Saivion/SwiftPieces, `FormField.swift` at afc45cf), which cuts at
/// once; that composed text waits is ours, as Flutter has it (flutter/flutter pull 68086).
public struct FieldEditRule: Hashable, Sendable {
  /// When text over the limit is cut while an input method composes.
  public enum Composition: String, Hashable, Sendable, CaseIterable {
    /// When the composition ends.
    case waits
    /// At once, as FormField does: it may end the composition.
    case cutsAtOnce
  }

  /// `nil` where a field has no limit.
  public let limit: TextLimit?
  public let composition: Composition

  public init(limit: TextLimit?, composition: Composition = .waits) {
    self.limit = limit
    self.composition = composition
  }

  /// What the field does about a changed text.
  ///
  /// - Parameters:
  ///   - text: all of the field's text after the change, with what is being composed.
  ///   - isComposing: whether an input method has marked text in it.
  public func outcome(of text: String, isComposing: Bool = false) -> FieldEdit {
    let limited = LimitedText(text, limit: limit)
    let waits = isComposing && composition == .waits && limited.isOverLimit
    guard limited.isOverLimit, !waits else {
      return FieldEdit(
        text: text, counts: limited.counts, isCut: false, waitsForComposition: waits)
    }
    return FieldEdit(
      text: limited.kept, counts: limited.keptCounts, isCut: true, waitsForComposition: false)
  }
}

/// What a field holds after a change, and how it answers.
public struct FieldEdit: Hashable, Sendable {
  /// What the field holds now.
  public let text: String
  public let counts: TextCounts
  /// Whether the limit cut the change: the counter bumps and the device taps, once.
  public let isCut: Bool
  /// Whether the text is over the limit and will be cut when the composition ends.
  public let waitsForComposition: Bool
}
