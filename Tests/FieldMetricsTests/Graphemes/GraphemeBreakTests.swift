import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// Clusters are Swift's `Character`s, whatever the text.
struct GraphemeBreakTests {
  /// Scalars by class, each class with one at least, `invalid` left out.
  private static let scalars: [[Unicode.Scalar]] = {
    var scalars = Array(repeating: [Unicode.Scalar](), count: GraphemeBreakClass.allCases.count)
    for (value, kind) in GraphemeProbe.classes.enumerated() {
      if let scalar = Unicode.Scalar(UInt32(value)) { scalars[Int(kind)].append(scalar) }
    }
    return scalars.dropLast()
  }()

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  @Test("The data file is what script/graphemes writes with this toolchain")
  func dataIsCurrent() throws {
    let path = "Sources/FieldMetrics/Graphemes/GraphemeBreakData.swift"
    let probed = GraphemeProbe.dataFile(unicodeVersion: UnicodeVersion.standardLibrary)
    if ProcessInfo.processInfo.environment["FIELDMETRICS_RECORD"] != nil {
      let file = Checkout.root.appendingPathComponent(path)
      try probed.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)")
      return
    }
    #expect(
      try Checkout.text(path) == probed,
      "the standard library has other characters: run script/graphemes")
  }

  @Test("Every scalar has the class that the standard library shows")
  func classesAreThoseProbed() {
    let tables = GraphemeBreakTables.shared
    var wrong: [Int] = []
    for (value, kind) in GraphemeProbe.classes.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      if tables.breakClass(of: scalar.value).rawValue != kind { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
    #expect(Self.scalars.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "Every sequence of classes is divided as by String: all of three, and those of emoji and conjuncts",
    arguments: [
      (0...17, 3), (4...10, 4),
    ])
  func sequencesAreEqual(classes: ClosedRange<Int>, length: Int) {
    let chosen = Self.scalars[classes].map { $0[$0.count / 2] }
    expectEqual(chosen, length: length)
  }

  @Test("Emoji sequences and conjuncts are divided as by String, to seven scalars")
  func longSequencesAreEqual() {
    // Marks of each kind, a joiner, and what they join.
    expectEqual(["\u{200C}", "\u{301}", "\u{200D}", "\u{1F469}"], length: 7)
    expectEqual(["\u{200C}", "\u{94D}", "\u{200D}", "\u{915}"], length: 7)
    expectEqual(["\u{600}", "\u{1F1E9}", "\u{301}"], length: 8)
  }

  /// Compares all sequences up to a length.
  private func expectEqual(_ scalars: [Unicode.Scalar], length: Int) {
    var texts = [""]
    for _ in 0..<length {
      texts = texts.flatMap { text in scalars.map { text + String($0) } }
      let wrong = texts.filter { TextCounts($0).graphemes != $0.count }
      #expect(wrong.isEmpty, "\(wrong.prefix(5).map { $0.unicodeScalars.map(\.value) })")
    }
  }

  @Test("400,000 random texts over all classes have String's counts")
  func randomTextsAreEqual() {
    var random = SplitMix64(seed: 2029)
    for _ in 0..<400_000 {
      let length = Int(random.next() % 10)
      let text = Self.text(
        (0..<length).map { _ in
          let kind = Self.scalars[Int(random.next() % UInt64(Self.scalars.count))]
          return kind[Int(random.next() % UInt64(kind.count))]
        })
      let counts = TextCounts(text)
      guard
        counts.graphemes == text.count, counts.scalars == text.unicodeScalars.count,
        counts.utf16 == text.utf16.count, counts.utf8 == text.utf8.count
      else {
        Issue.record("\(text.unicodeScalars.map(\.value)): \(counts), \(text.count) clusters")
        return
      }
    }
  }

  @Test("Texts of any length, plain and with one odd scalar at any place, have String's counts")
  func placesAreEqual() {
    for odd in ["", "\r", "\r\n", "é", "\u{301}", "क", "😀", "\u{600}"] {
      for length in 0..<40 {
        for place in 0...length {
          let letters = String(repeating: "x", count: length)
          let text = letters.prefix(place) + odd + letters.dropFirst(place)
          #expect(TextCounts(String(text)).graphemes == text.count)
        }
      }
    }
  }

  /// Lines of Unicode's own test that Swift's data of a later version divides otherwise.
  private static let later = [
    // U+2701 is no Extended_Pictographic any more since Unicode 16.
    "÷ 2701 × 200D × 2701 ÷"
  ]

  @Test("Every line of Unicode's GraphemeBreakTest is divided as it says")
  func unicodeTestHolds() throws {
    let path = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var lines = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let rule = line.split(separator: "#")[0].split(separator: "\t")[0]
      let clusters = rule.split(separator: "÷").map { cluster in
        cluster.split { $0 == " " || $0 == "×" }.compactMap {
          UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
      }.filter { !$0.isEmpty }
      lines += 1
      let whole = Self.text(clusters.joined())
      #expect(TextCounts(whole).graphemes == whole.count)
      if Self.later.contains(rule.trimmingCharacters(in: .whitespaces)) { continue }
      #expect(TextCounts(whole).graphemes == clusters.count, "\(rule)")
      for count in 0...clusters.count {
        let kept = TextLimit(count).applied(to: whole).kept
        #expect(Array(kept.unicodeScalars) == Array(clusters.prefix(count).joined()), "\(rule)")
      }
    }
    #expect(lines > 600)
  }

  @Test("Swift's gaps are ours: two Kirat Rai vowels are two clusters, one since Unicode 16")
  func gapsAreSwifts() {
    #expect(TextCounts("\u{16D63}\u{16D67}").graphemes == 2)
    #expect("\u{16D63}\u{16D67}".count == 2)
  }
}
