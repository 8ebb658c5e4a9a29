import TestSupport
import Testing

@testable import FieldMetrics

/// Frames computed from published formulas of each field, checked against the trees.
///
/// Source: Data/fields-vectors.json; the formulas are read from the sources that the component files
/// name. They are written by hand, part by part; the trees know nothing of them.
@Suite("Golden frames")
struct FieldVectorTests {
  struct Vector: CustomStringConvertible, Sendable {
    let component: String
    let category: String
    let state: String
    let tree: JSONTree

    var description: String { "\(component) \(category) \(state)" }

    func input(_ name: String) -> Double { tree["inputs"]?[name]?.number ?? 0 }
    func isSet(_ name: String) -> Bool { input(name) != 0 }
  }

  static let vectors: [Vector] =
    (try? JSONTree(dataFile: "fields-vectors.json").array("vectors").map { tree in
      Vector(
        component: try tree.string("component"), category: try tree.string("category"),
        state: try tree.string("state"), tree: tree)
    }) ?? []

  private static let names = [
    "swiftpieces.FormField": "form-field",
    "swiftuiblocks.ClearableTextField": "clearable-text-field",
    "lesson.LabeledTextField": "labeled-text-field",
    "lesson.TextField.ReactNative": "labeled-text-field-react-native",
    "suiss.Field.web.vertical": "suiss-field",
  ]

  /// Which input of a vector sets which state.
  private static let states: [(input: String, state: String)] = [
    ("focused", "focused"), ("hasLeading", "leadingIcon"), ("hasIcon", "leadingIcon"),
    ("multiline", "multiline"), ("floated", "floated"), ("valid", "valid"),
    ("showsClear", "clear"), ("hasText", "filled"), ("hasError", "error"), ("hasHelp", "help"),
    ("hasDesc", "help"), ("hasLimit", "limit"), ("atLimit", "atLimit"), ("hasMessage", "help"),
  ]

  @Test("All seventy-three are there")
  func areThere() { #expect(Self.vectors.count == 73) }

  @Test(
    "Every part lies where its formula says, left to right and right to left", arguments: vectors)
  func frames(_ vector: Vector) throws {
    let component = try Self.component(vector)
    let flags = Self.flags(vector, component)
    let width = vector.input("W")
    for (key, direction) in [("ltr", TextDirection.leftToRight), ("rtl", .rightToLeft)] {
      let frames = try FieldLayouter(component: component, measurer: Self.measurer(vector))
        .frames(width: Points(width), flags: flags, direction: direction)
      let expected = try vector.tree.members(key)
      #expect(!expected.isEmpty)
      for (name, frame) in expected {
        let part = try #require(frames[name], "\(name) is not shown")
        try Self.expect(part.frame, try frame.array().map { try $0.asNumber() }, "\(key) \(name)")
      }
      let total = try vector.tree.number("derived.total")
      #expect(abs((frames.size.height?.value ?? .nan) - total) < 1e-3)
    }
  }

  private static func expect(_ frame: Frame, _ expected: [Double], _ what: String) throws {
    for (length, value) in zip([frame.x, frame.y, frame.width, frame.height], expected) {
      let found = try #require(length).value
      #expect(abs(found - value) < 1e-3, "\(what): \(frame), \(expected) expected")
    }
  }

  static func component(_ vector: Vector) throws -> FieldComponent {
    try FieldComponent.named(
      try #require(Self.names[vector.component], "no component for \(vector.component)"))
  }

  /// Only what the vector sets: what would follow is given there, too.
  static func flags(_ vector: Vector, _ component: FieldComponent) -> StateFlags {
    var flags = StateFlags()
    for (input, state) in Self.states where vector.isSet(input) {
      flags.insert(component.flag(state))
    }
    if vector.input("errItems") > 1 { flags.insert(component.flag("errorList")) }
    return flags
  }

  static func measurer(_ vector: Vector) -> GivenMeasurer {
    var measurer = GivenMeasurer()
    measurer.lineHeights = [
      .body: vector.input("B"), .caption1: vector.input("C"), .footnote: vector.input("F"),
    ]
    measurer.fixedLineHeight = vector.input("L13")
    measurer.footnoteAscender = vector.input("aF")
    measurer.inputHeight = vector.input("Ih")
    measurer.scaledWidth = vector.input("iconW")
    measurer.rootSize = 16 * (vector.isSet("k") ? vector.input("k") : 1)
    measurer.symbols = [
      "envelope": (vector.input("iconW"), vector.input("iconH")),
      "magnifyingglass": (vector.input("iconW"), vector.input("iconH")),
      "xmark.circle.fill": (vector.input("gW"), vector.input("gH")),
      "exclamationmark.circle": (vector.input("errIconH"), vector.input("errIconH")),
    ]
    measurer.widths = ["label": vector.input("labelW"), "counter": vector.input("counterTextW")]
    let items = max(1, Int(vector.input("errItems")))
    let messageLines = Int(max(vector.input("msgLines"), vector.input("errLines"))) / items
    measurer.lineCounts = [
      "input": Int(vector.input("nLines")), "error": max(1, messageLines),
      "help": max(1, Int(max(vector.input("descLines"), vector.input("msgLines")))),
    ]
    measurer.itemCounts["error"] = items
    if vector.isSet("sBody") {
      measurer.labelScale = min(vector.input("sCaption") / vector.input("sBody"), 1)
    }
    return measurer
  }
}
