import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Component files")
struct ComponentFileTests {
  private static let folder = "Sources/FieldMetrics/FieldLayout/Components"

  @Test("What the library carries is what stands in the folder, file by file")
  func carriedAsWritten() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appendingPathComponent(Self.folder).path
    ).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(Set(FieldComponent.builtInNames) == Set(names), "run script/components")
    #expect(FieldComponent.builtInNames.first == "form-field")
    for name in names {
      let carried = String(decoding: try #require(FieldComponent.builtInFile(name)), as: UTF8.self)
      let written = try Checkout.text("\(Self.folder)/\(name).json")
      #expect(carried + "\n" == written, "\(name): run script/components")
    }
  }

  @Test(
    "Each says its own name, where it is from and what it is",
    arguments: FieldComponent.builtInNames)
  func saysWhatItIs(_ name: String) throws {
    let component = try FieldComponent.named(name)
    #expect(component.name == name)
    #expect(!component.summary.isEmpty && !component.source.isEmpty)
    #expect(component.states.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test("Each follows the published schema", arguments: FieldComponent.builtInNames)
  func followsTheSchema(_ name: String) throws {
    let schema = JSONSchema(try JSONTree(text: Checkout.text("Schemas/component.schema.json")))
    let file = String(decoding: try #require(FieldComponent.builtInFile(name)), as: UTF8.self)
    #expect(try schema.problems(of: JSONTree(text: file)) == [])
  }

  @Test("The schema has the keys that the reader has, and no others")
  func schemaIsTheReaders() throws {
    let schema = try JSONTree(text: Checkout.text("Schemas/component.schema.json"))
    #expect(Set(try schema.members("properties").keys) == Set(ComponentReader.keys))
    let traits = Set(ComponentReader.traitKeys)
    #expect(Set(try schema.members("$defs.traits.properties").keys) == traits)
    #expect(
      Set(try schema.members("$defs.node.properties").keys)
        == traits.union(ComponentReader.nodeKeys))
  }

  @Test("The schema refuses what the reader refuses", arguments: ["aling", "Row", "paddings"])
  func schemaRefuses(_ key: String) throws {
    let schema = JSONSchema(try JSONTree(text: Checkout.text("Schemas/component.schema.json")))
    let file = """
      {"component": "a", "platform": "ios", "layout": {"part": "block", "\(key)": "center"}}
      """
    #expect(try !schema.problems(of: JSONTree(text: file)).isEmpty)
    #expect(throws: ComponentError.self) { try FieldComponent(json: Array(file.utf8)) }
  }

  @Test(
    "Every state, alone and with all others, can be laid out",
    arguments: FieldComponent.builtInNames)
  func everyState(_ name: String) throws {
    let component = try FieldComponent.named(name)
    var measurer = GivenMeasurer()
    measurer.lineHeights = [.body: 20, .caption1: 14, .footnote: 16, .caption2: 13]
    measurer.fixedLineHeight = 16
    measurer.footnoteAscender = 12
    measurer.inputHeight = 22
    let layouter = FieldLayouter(component: component, measurer: measurer)
    let all = component.states.map(\.name)
    for states in [[], all] + all.map({ [$0] }) {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let frames = try layouter.frames(
          width: 361, flags: component.flags(states), direction: direction)
        #expect(frames[component.fieldPart] != nil || frames[component.fieldPart + "[0]"] != nil)
        #expect(Set(frames.parts.map(\.name)).count == frames.parts.count, "\(states)")
        for part in frames.parts {
          let x = try #require(part.frame.x).value
          let width = try #require(part.frame.width).value
          #expect(width >= 0 && (part.frame.height?.value ?? -1) >= 0, "\(part.name)")
          // Hit areas and outlines may be larger than the field.
          if !part.paint.isHitArea {
            #expect(x >= -1e-9 && x + width <= 361 + 1e-9, "\(part.name)")
          }
        }
      }
    }
  }

  @Test("Right to left is the mirror image", arguments: FieldComponent.builtInNames)
  func mirror(_ name: String) throws {
    let component = try FieldComponent.named(name)
    var measurer = GivenMeasurer()
    measurer.fixedLineHeight = 16
    measurer.widths = ["label": 70, "counter": 40]
    measurer.labelScale = 0.7
    let layouter = FieldLayouter(component: component, measurer: measurer)
    let flags = component.flags(component.states.map(\.name))
    let left = try layouter.frames(width: 361, flags: flags, direction: .leftToRight)
    let right = try layouter.frames(width: 361, flags: flags, direction: .rightToLeft)
    for (a, b) in zip(left.parts, right.parts) {
      #expect(a.name == b.name && a.frame.y == b.frame.y && a.frame.height == b.frame.height)
      let sum = try #require(a.frame.x) + #require(a.frame.width) + #require(b.frame.x)
      #expect(abs(sum.value - 361) < 1e-9, "\(a.name)")
      #expect(a.anchor == nil || (a.anchor?.x == 0 && b.anchor?.x == 1))
    }
  }
}
