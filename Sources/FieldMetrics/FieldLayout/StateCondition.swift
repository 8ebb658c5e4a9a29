/// The flags that hold: a bit for each of a component's states.
struct StateFlags: Hashable, Sendable {
  var bits: UInt64 = 0

  static let most = 62
  /// Set within repeated nodes: the first and the last of them.
  static let first = StateFlags(bits: 1 << 62)
  static let last = StateFlags(bits: 1 << 63)

  init(bits: UInt64 = 0) { self.bits = bits }
  init(position: Int) { bits = 1 << UInt64(position) }

  func contains(_ other: StateFlags) -> Bool { bits & other.bits == other.bits }
  mutating func insert(_ other: StateFlags) { bits |= other.bits }
  mutating func remove(_ other: StateFlags) { bits &= ~other.bits }
}

/// When a node is there: clauses that all hold, each of flags of which one is set, or unset.
///
/// Written `focused & filled`, `error | help`, `!multiline`; `&` binds less than `|`.
struct StateCondition: Hashable, Sendable {
  struct Clause: Hashable, Sendable {
    var set: UInt64 = 0
    var unset: UInt64 = 0

    func holds(_ flags: StateFlags) -> Bool { flags.bits & set != 0 || ~flags.bits & unset != 0 }
  }

  var clauses: [Clause] = []

  static let always = StateCondition()

  func holds(in flags: StateFlags) -> Bool {
    for clause in clauses where !clause.holds(flags) { return false }
    return true
  }
}
