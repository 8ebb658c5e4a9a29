/// Something that happens to a field: by its user, its form, its program, or time.
public enum FieldEvent: Hashable, Sendable {
  /// Keys are pressed: the text replaces the selection.
  case type(String)
  /// The same from the pasteboard, in one change.
  case paste(String)
  /// An input method shows a text that is not yet decided, in place of the one before.
  case compose(String)
  /// Composition ends with a text; `nil` for the one that shows.
  case commit(String?)
  /// The delete key, so many times; each takes a selection or a grapheme cluster.
  case delete(Int)
  /// Grapheme clusters are selected, counted from the text's start; an empty range is an insertion
  /// point.
  case select(Range<Int>)
  /// The focus system gives the field the focus.
  case focus
  /// The focus leaves.
  case blur
  /// The Return key.
  case pressReturn
  /// The clear button is tapped.
  case clear
  /// The field's block, icon or padding is tapped.
  case tap
  /// The program sets the whole text.
  case set(String)
  /// An error from outside, such as a server's; `nil` takes it away. Several where a field has several.
  case error([String])
  /// The form shows all its errors, or no longer does.
  case reveal(Bool)
  /// The form is submitted.
  case submit
  /// The field takes input, or no longer does.
  case enable(Bool)
  /// Milliseconds go by.
  case tick(Int)
}

/// What a field does beyond what it shows.
public enum FieldEffect: Hashable, Sendable {
  /// Spoken by assistive technology, now.
  case announcement(String)
  /// Felt.
  case haptic(Haptic)
  /// The counter grows and shrinks again once.
  case bump
  /// A change was over the limit: it briefly made the text this long, in the limit's unit.
  case refusal(count: Int, limit: Int)
  /// Return was pressed, or the form is submitted, and the program is told.
  case submission
  /// The field asks the focus system for the focus.
  case focusRequest
  /// The focus goes.
  case focusLoss
  /// Nothing happened, and why.
  case ignored(String)

  public enum Haptic: Hashable, Sendable {
    /// The system's pattern for an error.
    case error
    /// A light tap; 0.7 of its full strength.
    case lightImpact
  }
}

extension FieldEffect.Haptic {
  /// Of the tap when input is refused, from 0 to 1.
  ///
  /// Source: SwiftPieces' FormField.
  public static let impactIntensity = 0.7
}
