import Foundation
import TestSupport
import Testing

/// Web components as Chromium lays them out; run by `script/test browser`.
@Suite(.enabled(if: Browser.path != nil), .serialized)
struct WebLayoutBrowserTests {
  @Test(
    "Each part's box is where Chromium puts it, to a device pixel",
    arguments: WebPage.all, [16, 20, 24, 32])
  func boxesAgree(page: WebPage, rootSize: Int) throws {
    for direction in ["ltr", "rtl"] {
      try expectBoxes(of: page, rootSize: rootSize, direction: direction)
    }
  }

  private func expectBoxes(of page: WebPage, rootSize: Int, direction: String) throws {
    let outcome = try CommandLineTool.run(
      [
        "layout", "--font", "Inter.ttf", "--component", page.component, "--direction", direction,
        "--root-size", "\(rootSize)", "--format", "json",
      ] + page.arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let parts = try #require(json?["parts"] as? [String: [String: Any]])
    let loaded = try Browser.load(
      try page.html(direction: direction, rootSize: rootSize), script: WebPage.script)
    #expect(loaded.results["failure"] == nil, "\(loaded.results)")
    let boxes = try #require(loaded.results["boxes"] as? [String: [Double]])
    #expect(boxes.count >= 4)
    for (name, box) in boxes {
      let part = try #require(parts[name], "\(name) is no part")
      for (key, theirs) in zip(["x", "y", "width", "height"], box) {
        let ours = (part[key] as? NSNumber)?.doubleValue ?? .nan
        // Chromium's lengths are multiples of 1/64; ours are on a grid of 3 pixels to the point.
        #expect(
          abs(ours - theirs) <= 1.0 / 3 + 1.0 / 64,
          "\(direction) \(name) \(key): \(ours), \(theirs)")
      }
    }
  }
}
