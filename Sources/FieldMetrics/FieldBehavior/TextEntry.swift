/// What every plain field does with keys and focus: one without a limit.
struct TextEntry: Hashable, Sendable {
  /// What came of an event.
  enum Outcome {
    /// Nothing that concerns the text, or nothing new.
    case same
    case changed
    /// The focus left; the text may have changed before.
    case left
    case submission
    case ignored(String)
  }

  private(set) var edited: EditedText
  private(set) var isFocused = false
  let isVertical: Bool

  init(_ text: String, isVertical: Bool = false) {
    edited = EditedText(text)
    self.isVertical = isVertical
  }

  var text: String { edited.text }

  /// Takes the events of keys, focus and time; others leave it as it is.
  mutating func receive(_ event: FieldEvent) -> Outcome {
    switch event {
    case .type, .paste, .compose, .commit, .delete, .select, .pressReturn:
      return isFocused ? key(event) : .ignored("the field has no focus")
    case .set(let text): return change { $0.set(text) }
    case .focus, .tap:
      isFocused = true
      return .same
    case .blur:
      guard isFocused else { return .same }
      edited.endComposition()
      isFocused = false
      return .left
    case .clear, .error, .reveal, .submit, .enable, .tick: return .same
    }
  }

  private mutating func key(_ event: FieldEvent) -> Outcome {
    switch event {
    case .type(let keys), .paste(let keys):
      return change {
        $0.endComposition()
        $0.insert(keys)
      }
    case .compose(let composed): return change { $0.compose(composed) }
    case .commit(let committed):
      guard edited.isComposing else { return .ignored("nothing is being composed") }
      return change { text in
        if let committed { text.insert(committed) } else { text.endComposition() }
      }
    case .delete(let times):
      return change { text in
        for _ in 0..<max(0, times) where text.deleteBackward() == false { break }
      }
    case .select(let clusters):
      edited.select(clusters)
      return .same
    case .pressReturn:
      if edited.isComposing {
        edited.endComposition()
        return .same
      }
      return isVertical ? change { $0.insert("\n") } : .submission
    default: return .same
    }
  }

  private mutating func change(_ edit: (inout EditedText) -> Void) -> Outcome {
    let old = edited.text
    edit(&edited)
    return edited.text.hasSameBytes(as: old) ? .same : .changed
  }
}
