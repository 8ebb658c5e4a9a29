/// The lesson's checkout form: which fields are checked, and how.
///
/// Source: folaulau/lovemesomecoding_demo_project, `CheckoutForm.swift` and its tests at 1e712ee.
public struct CheckoutRules: Sendable {
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case customerName
    case email
    /// Collected and never checked.
    case phone
    case addressLine1
    case city
    case state
    case postalCode
  }

  /// What the rules depend on beside the texts.
  public struct Context: Hashable, Sendable {
    public enum OrderType: String, Hashable, Sendable, CaseIterable {
      case delivery
      case carryout
    }

    public var orderType: OrderType
    /// `false` when a saved address is chosen.
    public var needsTypedAddress: Bool

    public init(orderType: OrderType = .delivery, needsTypedAddress: Bool = true) {
      self.orderType = orderType
      self.needsTypedAddress = needsTypedAddress
    }
  }

  /// What is said when a field fails; fields without words are not checked.
  public var messages: [Field: String]
  /// What counts as a digit of the postal code: ``DigitReading/number`` on iOS,
  /// ``DigitReading/ascii`` in the React Native twin.
  public var digits: DigitReading

  public init(messages: [Field: String], digits: DigitReading = .number) {
    self.messages = messages
    self.digits = digits
  }

  /// What a field is asked; `nil` where it is not checked.
  public func test(of field: Field, in context: Context) -> TextTest? {
    switch field {
    case .customerName: return .isNotBlank
    case .email: return .isPlausibleEmail
    case .phone: return nil
    case .addressLine1, .city, .state, .postalCode:
      guard context.orderType == .delivery, context.needsTypedAddress else { return nil }
      return field == .postalCode ? .isDigits(5, digits) : .isNotBlank
    }
  }

  /// The same with the field's words.
  public func rules(of field: Field, in context: Context) -> TextRules? {
    guard let test = test(of: field, in: context), let message = messages[field] else { return nil }
    return [TextRule(test, message)]
  }

  /// All fields that fail, in the order of the form, with their words. A field without a value is
  /// empty.
  public func failures(
    of values: [Field: String], in context: Context
  ) -> [(field: Field, message: String)] {
    Field.allCases.compactMap { field in
      rules(of: field, in: context)?.firstMessage(for: values[field] ?? "").map { (field, $0) }
    }
  }
}
