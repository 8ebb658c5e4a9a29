import CICU

/// The scripts a character may belong to. ICU is loaded before a set is made of a character.
enum ScriptSet: Hashable {
  /// The character is shared by all.
  case all
  case one(Int32)
  /// Two or more, in ICU's order.
  case some([Int32])

  /// The scripts of a character: its `Script_Extensions`.
  init(of scalar: Unicode.Scalar) {
    // One place is enough for nearly every character.
    var first: Int32 = 0
    let count = Int(cicu_script_extensions(scalar.value, &first, 1))
    if count > 1 {
      var scripts = [Int32](repeating: 0, count: count)
      _ = cicu_script_extensions(scalar.value, &scripts, Int32(count))
      self = .some(scripts)
    } else {
      let isShared =
        count < 1 || first == cicu_script_common || first == cicu_script_inherited
        || first == cicu_script_unknown
      self = isShared ? .all : .one(first)
    }
  }

  private init?(_ scripts: [Int32]) {
    guard let first = scripts.first else { return nil }
    self = scripts.count == 1 ? .one(first) : .some(scripts)
  }

  /// The scripts in both sets; `nil` when there are none.
  func narrowed(by other: Self) -> Self? {
    switch (self, other) {
    case (.all, _): other
    case (_, .all): self
    case (.one(let a), .one(let b)): a == b ? self : nil
    case (.one(let a), .some(let b)): b.contains(a) ? self : nil
    case (.some(let a), .one(let b)): a.contains(b) ? other : nil
    case (.some(let a), .some(let b)): Self(a.filter(b.contains))
    }
  }

  /// The ISO 15924 tag; `nil` for the set of all.
  ///
  /// Of several, the most used: no character of the run says more.
  var tag: Tag? {
    switch self {
    case .all: nil
    case .one(let script): Tag(rawValue: cicu_script_tag(script))
    case .some(let scripts):
      Self.byUse.first { scripts.map(cicu_script_tag).contains($0.rawValue) }
        ?? scripts.first.map { Tag(rawValue: cicu_script_tag($0)) }
    }
  }

  private static let byUse: [Tag] = [
    Tag(literal: "Latn"), Tag(literal: "Arab"), Tag(literal: "Hani"), Tag(literal: "Deva"),
    Tag(literal: "Kana"), Tag(literal: "Cyrl"), Tag(literal: "Grek"),
  ]
}
