/// Fields in an order, of which at most one has the focus; Return leads on, and a submission shows what
/// is wrong.
///
/// Source: the example form of SwiftPieces' FormField (Return from name to e-mail to biography, Save
/// reveals errors and drops the focus), the lesson's forms, and suiss/ui's Form.
public struct FieldForm: Sendable {
  public struct Member: Sendable {
    public let name: String
    public internal(set) var field: any FieldMachine

    public init(_ name: String, _ field: any FieldMachine) {
      self.name = name
      self.field = field
    }
  }

  public private(set) var members: [Member]
  /// Whether Return in the last field submits the form.
  public let submitsAtEnd: Bool

  public init(_ members: [Member], submitsAtEnd: Bool = true) {
    self.members = members
    self.submitsAtEnd = submitsAtEnd
  }

  /// The name of the field that has the focus.
  public var focused: String? { members.first { $0.field.isFocused }?.name }

  /// The first field of a name.
  public subscript(_ name: String) -> (any FieldMachine)? {
    members.first { $0.name == name }?.field
  }

  /// What all fields hold, in their order.
  public var values: [(name: String, text: String)] { members.map { ($0.name, $0.field.text) } }

  /// Names of the fields that show an error.
  public var failing: [String] {
    members.filter { $0.field.shown.state.has("error") }.map(\.name)
  }

  public mutating func receive(_ event: FormEvent) -> [FormEffect] {
    switch event {
    case .field(let name, let event):
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        return [.unknownField(name)]
      }
      return receive(event, at: index)
    case .submit: return submit()
    case .reveal(let isOn): return broadcast(.reveal(isOn))
    case .serverErrors(let errors):
      return members.indices.flatMap { index in
        let mine = errors.filter { $0.name == members[index].name }.map(\.message)
        return mine.isEmpty ? [] : send(.error(mine), to: index)
      }
    }
  }

  private mutating func receive(_ event: FieldEvent, at index: Int) -> [FormEffect] {
    var effects: [FormEffect] = []
    let wasFocused = members[index].field.isFocused
    let own = send(event, to: index)
    if !wasFocused, members[index].field.isFocused {
      effects += leave(others: index)
    }
    effects += own
    let isDone = own.contains(.field(members[index].name, .submission))
    guard isDone else { return effects }
    if index + 1 < members.count { return effects + receive(.focus, at: index + 1) }
    return submitsAtEnd ? effects + submit() : effects
  }

  /// One focus: who had it loses it.
  private mutating func leave(others index: Int) -> [FormEffect] {
    members.indices.flatMap { other in
      other != index && members[other].field.isFocused ? send(.blur, to: other) : []
    }
  }

  private mutating func submit() -> [FormEffect] {
    var effects = members.indices.flatMap { index in
      members[index].field.isFocused ? send(.blur, to: index) : []
    }
    effects += broadcast(.submit)
    let failing = failing
    effects.append(failing.isEmpty ? .submission(members.map(\.field.text)) : .rejection(failing))
    return effects
  }

  private mutating func broadcast(_ event: FieldEvent) -> [FormEffect] {
    members.indices.flatMap { send(event, to: $0) }
  }

  private mutating func send(_ event: FieldEvent, to index: Int) -> [FormEffect] {
    let name = members[index].name
    return members[index].field.receive(event).map { .field(name, $0) }
  }
}

/// Something that happens to a form.
public enum FormEvent: Hashable, Sendable {
  case field(String, FieldEvent)
  /// The button that saves or sends.
  case submit
  case reveal(Bool)
  /// What a server found, by field.
  case serverErrors([ServerError])

  public struct ServerError: Hashable, Sendable {
    public let name: String
    public let message: String

    public init(_ name: String, _ message: String) {
      self.name = name
      self.message = message
    }
  }
}

/// What a form does beyond what its fields show.
public enum FormEffect: Hashable, Sendable {
  case field(String, FieldEffect)
  /// All is well: the values, in the order of the fields.
  case submission([String])
  /// These fields show errors.
  case rejection([String])
  case unknownField(String)
}
