import Testing

@testable import FieldMetrics

/// A width that is not known leaves alone what does not depend on it.
@Suite("Lengths that are not known")
struct UnknownWidthTests {
  private func layout(
    _ options: LayoutOptions, _ component: String = "form-field"
  ) throws -> ComponentLayout {
    try FieldLayoutBuilder(.system, try .named(component), options: options).build()
  }

  private func finding(_ layout: ComponentLayout) -> String? {
    layout.notes.first { $0.id == "frame-unknown" }?.message
  }

  @Test("The block stays where it is above a help text of unknown lines")
  func helpText() throws {
    let known = try layout(LayoutOptions(states: ["focused"]))
    let unknown = try layout(
      LayoutOptions(states: ["focused"], texts: ["help": ["We never share"]]))
    for part in known.frames.parts {
      #expect(unknown.frames[part.name]?.frame == part.frame, "\(part.name)")
    }
    let help = try #require(unknown.frames["helpText"])
    #expect(help.frame == Frame(x: 4, y: 64, width: 353, height: nil))
    #expect(help.baseline != nil)
    #expect(unknown.frames.size.height == nil)
    #expect(
      finding(unknown)
        == "Not known, since it depends on the width of a text: the height of 'footer', 'message',"
        + " 'helpText'; how high the whole is.")
    #expect(finding(known) == nil)
  }

  @Test("A counter of unknown width leaves the message its line and its place")
  func counter() throws {
    let layout = try layout(LayoutOptions(texts: ["error": ["Too long"]], limit: 9))
    #expect(layout.frames["block"]?.frame == Frame(x: 0, y: 0, width: 361, height: 56))
    let badge = try #require(layout.frames["errorBadge"]).frame
    #expect(badge.x == 4)
    #expect(badge.width == 16)
    // The baseline of a footnote of the system font at 3x is 12.333 below its top, and the badge's 12.
    #expect(abs((badge.y?.value ?? .nan) - 64.333) < 0.001)
    let counter = try #require(layout.frames["counterText"]).frame
    #expect(counter.y == 64)
    #expect(counter.x == nil)
    #expect(counter.width == nil)
    #expect(layout.frames["errorText"]?.frame.y == 64)
  }

  @Test("Right to left, what starts at the leading edge and has a width keeps its place")
  func rightToLeft() throws {
    let layout = try layout(
      LayoutOptions(texts: ["error": ["Too long"]], direction: .rightToLeft, limit: 9))
    #expect(layout.frames["errorBadge"]?.frame.x == 341)
    #expect(layout.frames["counter"]?.frame.x == nil)
  }

  @Test("Fields without a least height of their own stay, too")
  func otherComponents() throws {
    for name in ["suiss-field", "mui-filled", "material3-outlined"] {
      let known = try layout(LayoutOptions(), name)
      let layout = try layout(LayoutOptions(texts: ["help": ["We never share"]]), name)
      for part in known.frames.parts {
        #expect(layout.frames[part.name]?.frame == part.frame, "\(name) \(part.name)")
      }
    }
  }
}
