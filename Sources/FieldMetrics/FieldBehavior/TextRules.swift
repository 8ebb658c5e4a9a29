/// A question about a text that is answered with yes or no.
///
/// Tests stand in a file for each family: `TextTest+Email.swift`, `TextTest+Length.swift`. They join by
/// `&&`, `||` and `!`.
public struct TextTest: Sendable {
  private let isPassed: @Sendable (String) -> Bool

  public init(_ isPassed: @escaping @Sendable (String) -> Bool) { self.isPassed = isPassed }

  /// Whether a text passes.
  public func callAsFunction(_ text: String) -> Bool { isPassed(text) }

  public static func && (first: TextTest, second: TextTest) -> TextTest {
    TextTest { first($0) && second($0) }
  }

  public static func || (first: TextTest, second: TextTest) -> TextTest {
    TextTest { first($0) || second($0) }
  }

  public static prefix func ! (test: TextTest) -> TextTest { TextTest { !test($0) } }
}

/// A test with what is said when a text fails it.
public struct TextRule: Sendable {
  public let test: TextTest
  /// The caller's words; none are built in.
  public let message: String
  public let failure: TextFailure.Kind

  public init(_ test: TextTest, _ message: String, failure: TextFailure.Kind = .custom) {
    self.test = test
    self.message = message
    self.failure = failure
  }
}

/// What is wrong with a text.
public struct TextFailure: Hashable, Sendable {
  /// Which rule a text failed, as suiss' `match` names it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case valueMissing
    case tooShort
    case custom
  }

  public let kind: Kind
  public let message: String
}

/// Rules in the order in which they speak.
public struct TextRules: Sendable, ExpressibleByArrayLiteral {
  public let rules: [TextRule]

  public init(_ rules: [TextRule]) { self.rules = rules }
  public init(arrayLiteral elements: TextRule...) { rules = elements }

  /// What the first rule says that a text fails; `nil` when it passes all.
  public func firstMessage(for text: String) -> String? {
    for rule in rules where !rule.test(text) { return rule.message }
    return nil
  }

  /// All that is wrong, in the order of the rules.
  public func failures(of text: String) -> [TextFailure] {
    rules.compactMap { $0.test(text) ? nil : TextFailure(kind: $0.failure, message: $0.message) }
  }
}
