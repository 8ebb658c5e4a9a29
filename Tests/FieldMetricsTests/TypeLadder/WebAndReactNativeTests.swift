import TestSupport
import Testing

@testable import FieldMetrics

/// The ladders of the web and of React Native, by Data/web.json, which has the sources.
struct WebAndReactNativeTests {
  @Test("Root sizes are those of browsers, and of Dynamic Type's body")
  func rootSizes() throws {
    let data = try JSONTree(dataFile: "web.json")
    #expect(WebRootSize.initial.value == (try data.number("rootFont.default")))
    #expect(WebRootSize.zoomSteps == (try data.numbers("rootFont.zoomSteps.chromium")))
    #expect(WebRootSize.textScales == (try data.numbers("textZoomLadder")))
    let sizes = try data.members("rootFont.appleBodyPxByCategory")
    #expect(sizes.count == ContentSizeCategory.allCases.count)
    for (name, size) in sizes {
      let category = try #require(ContentSizeCategory(name: name))
      #expect(WebRootSize.appleSystemBody(at: category).value == (try size.asNumber()), "\(name)")
    }
  }

  @Test("React Native's multipliers are its own, and a maximum caps them")
  func multipliers() throws {
    let multipliers = try JSONTree(dataFile: "web.json").members("reactNative.fontScaleIOS")
    #expect(multipliers.count == ContentSizeCategory.allCases.count)
    for (name, multiplier) in multipliers {
      let category = try #require(ContentSizeCategory(name: name))
      let number = try multiplier.asNumber()
      #expect(ReactNativeScale.multiplier(at: category) == number)
      #expect(ReactNativeScale.multiplier(at: category, maximum: 1.2) == min(number, 1.2))
      #expect(ReactNativeScale.multiplier(at: category, maximum: 0) == number)
    }
  }

  @Test("Optical size follows CSS px in browsers")
  func opticalSize() { #expect(WebRootSize.opticalSize(at: 12) == 12) }
}
