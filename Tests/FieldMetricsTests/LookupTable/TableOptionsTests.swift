import Testing

@testable import FieldMetrics

struct TableOptionsTests {
  @Test(
    "The least height of a field is 44, however it is set",
    arguments: [(0, 44), (43.9, 44), (44, 44), (44.5, 44.5), (56, 56)] as [(Points, Points)])
  func minimumHeight(_ wanted: Points, _ given: Points) {
    #expect(TableOptions(minimumHeight: wanted).minimumHeight == given)
    var options = TableOptions()
    options.minimumHeight = wanted
    #expect(options.minimumHeight == given)
  }

  @Test("Steps are in ascending order, each once, however they are set")
  func categories() {
    let wanted: [ContentSizeCategory] = [.large, .extraSmall, .large, .accessibilityMedium]
    let expected: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityMedium]
    #expect(TableOptions(categories: wanted).categories == expected)
    var options = TableOptions()
    #expect(options.categories == ContentSizeCategory.allCases)
    options.categories = wanted
    #expect(options.categories == expected)
  }

  @Test(
    "When nothing is said: 361 wide, as high as the component, three pixels to the point, the ladder's sizes"
  )
  func defaults() {
    let options = TableOptions()
    #expect(options.fieldWidth == 361)
    #expect(options.minimumHeight == nil)
    #expect(options.grid.displayScale == 3)
    #expect(options.sizing == .textStyle)
    #expect(options.limit == nil)
    #expect(options.labels.isEmpty)
  }

  @Test(
    "A label is one line: a text with a control character or a line separator is none",
    arguments: [0x00, 0x09, 0x0A, 0x0D, 0x7F, 0x85, 0x2028, 0x2029] as [UInt32])
  func labelsAreOneLine(_ scalar: UInt32) throws {
    let separator = try #require(Unicode.Scalar(scalar))
    #expect(FieldLabel("A\(Character(separator))B") == nil)
  }

  @Test("Any other text is a label", arguments: ["", " ", "E-Mail", "ปี่", "👩‍👩‍👧", "نام\u{200C}ها"])
  func labels(_ text: String) { #expect(FieldLabel(text)?.text == text) }
}
