import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// The built-in components stand in the library as trees, too, so that none is read at start-up.
///
/// Recorded with `FIELDMETRICS_RECORD=1`, as script/record does.
@Suite("Trees of the built-in components")
struct BuiltInTreeTests {
  @Test("A tree is the one that its file is read as", arguments: FieldComponent.builtInNames)
  func treeIsThatOfTheFile(_ name: String) throws {
    let read = try ComponentReader.content(of: try #require(FieldComponent.builtInFile(name)))
    let file = Checkout.root.appendingPathComponent(
      "Sources/FieldMetrics/FieldLayout/BuiltInTrees/\(Self.constant(name)).swift")
    let source = Self.source(of: read, name)
    if ProcessInfo.processInfo.environment["FIELDMETRICS_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try source.write(to: file, atomically: true, encoding: .utf8)
      // A recording is never mistaken for a passing test.
      Issue.record("\(name) is recorded")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
    // And the compiled tree is the recorded one.
    let compiled = try #require(BuiltInTrees.content(of: name))
    #expect(Self.source(of: compiled, name) == source)
  }

  @Test("Every built-in component has a tree, and no other name has one")
  func names() {
    for name in FieldComponent.builtInNames {
      #expect(BuiltInTrees.content(of: name)?.name == name)
    }
    #expect(BuiltInTrees.content(of: "form") == nil)
  }

  /// `form-field` is `formField`.
  private static func constant(_ name: String) -> String {
    let words = name.split(separator: "-")
    return String(words[0])
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  private static func source(of content: ComponentContent, _ name: String) -> String {
    let source = SwiftSource(
      wholeTypes: ["ComponentContent", "ComponentMotion", "MotionCurve"], parts: parts)
    return """
      // Written by script/record from FieldLayout/Components/\(name).json; do not edit.
      // swift-format-ignore-file

      extension BuiltInTrees {
        static func \(constant(name))() -> ComponentContent {
          \(source.expression(content, indentation: 2))
        }
      }

      """
  }

  private static func parts(
    _ value: Any
  ) -> (type: String, members: [(label: String?, value: Any)])? {
    switch value {
    case let node as LayoutNode:
      var members: [(label: String?, value: Any)] = [("content", node.content)]
      if !node.children.isEmpty { members.append(("children", node.children)) }
      if !node.background.isEmpty { members.append(("background", node.background)) }
      if !node.overlay.isEmpty { members.append(("overlay", node.overlay)) }
      if let part = node.part { members.append(("part", part)) }
      if !node.condition.clauses.isEmpty { members.append(("condition", node.condition)) }
      members.append(("traits", node.traits))
      if !node.overrides.isEmpty { members.append(("overrides", node.overrides)) }
      if node.repetitions != 1 { members.append(("repetitions", node.repetitions)) }
      if let assumed = node.assumed { members.append(("assumed", assumed)) }
      return ("LayoutNode", members)
    case let traits as SharedTraits:
      var members: [(label: String?, value: Any)] = [("box", traits.box)]
      if let text = traits.text { members.append(("text", text)) }
      if let paint = traits.paint { members.append(("paint", paint)) }
      return ("SharedTraits", members)
    case let length as LayoutLength:
      var members: [(label: String?, value: Any)] = [("value", length.value)]
      if length.unit != .point { members.append(("unit", length.unit)) }
      if length.factor != 1 { members.append(("factor", length.factor)) }
      return ("LayoutLength", members)
    case let flags as StateFlags: return ("StateFlags", [("bits", flags.bits)])
    case let clause as StateCondition.Clause:
      return ("StateCondition.Clause", [("set", clause.set), ("unset", clause.unset)])
    default: return nil
    }
  }
}
