import Foundation
import TestSupport

/// The recorded facts that the tests of digits compare with.
enum DigitsData {
  /// `Data/digits.json`: numbering systems, and what four programs print for each locale.
  static let facts = tree("digits.json")
  /// `Data/digits-cases.json`: public reports as cases.
  static let cases = tree("digits-cases.json")

  /// A locale of `digits.json`.
  struct Fact: Sendable, CustomStringConvertible {
    let tag: String
    let members: JSONTree

    var description: String { tag }

    func text(_ key: String) -> String? { members[key]?.string }
  }

  static let locales: [Fact] = {
    guard case .object(let members)? = facts["locales"] else { return [] }
    return members.map { Fact(tag: $0, members: $1) }.sorted { $0.tag < $1.tag }
  }()

  /// A line of `Data/locale-numbers.tsv`: a system, 1234 and 1234567 as Foundation and as ICU 78
  /// print them.
  struct Line: Sendable, CustomStringConvertible {
    let tag: String
    let apple: [String]
    let cldr: [String]

    var description: String { tag }
  }

  static let lines: [Line] = text("locale-numbers.tsv").split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 7 }
    .map { Line(tag: $0[0], apple: Array($0[1...3]), cldr: Array($0[4...6])) }

  static func testCase(_ id: String) -> JSONTree? {
    cases["cases"]?.array?.first { $0["id"]?.string == id }
  }

  private static func tree(_ name: String) -> JSONTree {
    (try? JSONTree(text: text(name))) ?? .null
  }

  private static func text(_ name: String) -> String {
    (try? Checkout.text("Tests/FieldMetricsTests/Data/\(name)")) ?? ""
  }
}
