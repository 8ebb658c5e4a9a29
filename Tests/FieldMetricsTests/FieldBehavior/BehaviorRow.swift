import Testing

@testable import FieldMetrics

/// A row of a table about a reference's behaviour, and the proof that the machine does the same.
struct BehaviorRow: Sendable, CustomTestStringConvertible {
  /// Where the row was read.
  enum Reference: String, Sendable {
    case formField = "SwiftPieces FormField.swift at afc45cf"
    case clearable = "SwiftUI Blocks, ClearableTextField"
    case lesson = "lovemesomecoding_demo_project, pizza apps at 1e712ee"
    case suiss = "suiss/ui Field and e-suiss/ui field.tsx at f13a93a"
  }

  let name: String
  let reference: Reference
  let proof: @Sendable () throws -> Void

  init(_ name: String, _ reference: Reference, _ proof: @escaping @Sendable () throws -> Void) {
    self.name = name
    self.reference = reference
    self.proof = proof
  }

  var testDescription: String { "\(name) (\(reference.rawValue))" }
}

extension FieldMachine {
  /// Plays events, and returns all that came of them.
  @discardableResult
  mutating func play(_ events: FieldEvent...) -> [FieldEffect] { events.flatMap { receive($0) } }

  func after(_ events: FieldEvent...) -> Self {
    var field = self
    for event in events { _ = field.receive(event) }
    return field
  }

  var errors: [String] { shown.state.errors }
}

extension FormField {
  /// A field with a rule that needs an `@`, as most rows ask for.
  static func sample(
    _ timing: ValidationTiming = .onBlur, text: String = "", limit: Int? = nil,
    _ change: (inout FormFieldSetup) -> Void = { _ in }
  ) -> FormField {
    var setup = FormFieldSetup(
      label: "Email", text: text, limit: limit.map { TextLimit($0) }, timing: timing,
      rules: [TextRule(.containsAtSign, "No @")])
    change(&setup)
    return FormField(setup)
  }

  /// The same without a rule.
  static func plain(
    text: String = "", limit: Int? = nil, _ change: (inout FormFieldSetup) -> Void = { _ in }
  ) -> FormField {
    sample(text: text, limit: limit) {
      $0.rules = nil
      change(&$0)
    }
  }
}
