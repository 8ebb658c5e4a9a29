import TestSupport
import Testing

@testable import FieldMetrics

/// Components of the web and of Android at the text sizes of their platforms, asked for as a caller does.
@Suite("Root sizes and font scales")
struct PlatformTextSizeTests {
  static let android = PeerComponentTests.android.filter { $0["rule"]?.string == "nonlinear" }

  private func frames(
    _ name: String, _ states: [String], _ textSize: PlatformTextSize, width: Points = 361
  ) throws -> FieldFrames {
    let options = LayoutOptions(
      states: states, width: width, textSize: textSize, isUnrounded: true)
    return try FieldLayoutBuilder(.system, try .named(name), options: options).build().frames
  }

  private func height(_ frames: FieldFrames, _ part: String) -> Double {
    frames[part]?.frame.height?.value ?? .nan
  }

  /// Source: Data/android.json, "ladder", rule "nonlinear"; printed with at most two decimals.
  @Test("Material 3's fields are as high as on Android at its seven settings", arguments: android)
  func material3(_ row: JSONTree) throws {
    let scale = try #require(AndroidFontScale(try row.number("fontScale")))
    let size = PlatformTextSize(fontScale: scale)
    let expected: [(component: String, states: [String], path: String)] = [
      ("material3-filled", [], "m3Filled.containerHeight_unfocused_empty"),
      ("material3-filled", ["focused"], "m3Filled.containerHeight_focused_or_filled"),
      ("material3-outlined", ["focused"], "m3Outlined.containerHeight"),
    ]
    for (component, states, path) in expected {
      let found = height(try frames(component, states, size), "block")
      #expect(abs(found - (try row.number(path))) < 0.0051, "\(path): \(found)")
    }
  }

  @Test("The seven settings are there")
  func settings() { #expect(Self.android.count == 7) }

  /// Source: Data/web.json, "mui".
  @Test("Material UI's text is in rem, its paddings are not", arguments: PeerComponentTests.mui)
  func materialUI(_ row: JSONTree) throws {
    let size = PlatformTextSize(rootSize: Points(try row.number("rootPx")))
    let filled = try frames("mui-filled", ["focused"], size)
    #expect(height(filled, "block") == (try row.number("filledHeight")))
    #expect(height(filled, "input") == (try row.number("inputLine")))
    #expect(
      height(try frames("mui-outlined", [], size), "block") == (try row.number("outlinedHeight")))
  }

  @Test("suiss/ui's responsive field turns at 28 rem of the page's root")
  func breakpoint() throws {
    let size = PlatformTextSize(rootSize: 20)
    for (width, isHorizontal) in [(559.0, false), (560, true)] {
      let frames = try frames("suiss-field", ["responsive"], size, width: Points(width))
      #expect(frames.states.contains("horizontal") == isHorizontal)
    }
  }

  @Test("A table is computed at the text size, and says so")
  func table() throws {
    let options = TableOptions(
      categories: [.large], textSize: PlatformTextSize(rootSize: 32))
    let table = try MetricsTableBuilder(
      .system, options: options, component: try .named("mui-filled")
    ).build()
    #expect(table.rows.first?.fieldHeight == 79)
    #expect(table.rootSize == 32)
    #expect(table.fontScale == nil)
    let note = try #require(table.notes.first { $0.id == "component-platform" })
    #expect(note.message.contains("32 px"))
  }

  @Test(
    "Whoever has neither rem nor sp refuses them",
    arguments: [
      (
        "form-field",
        "found a root font size for 'form-field', expected none, since it is drawn on"
          + " iOS, not on the web"
      ),
      (
        "material3-filled",
        "found a root font size for 'material3-filled', expected none, since it"
          + " is drawn on Android, not on the web"
      ),
    ])
  func refused(_ name: String, _ message: String) throws {
    let error = #expect(throws: ComponentError.self) {
      try frames(name, [], PlatformTextSize(rootSize: 20))
    }
    #expect(error?.description == message)
    #expect(throws: ComponentError.self) {
      try frames("mui-filled", [], PlatformTextSize(fontScale: .standard))
    }
  }
}
