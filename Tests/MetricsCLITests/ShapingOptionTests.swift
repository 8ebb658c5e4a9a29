import TestSupport
import Testing

/// `--language`, `--features`, `--tracking` and `--direction` of `table`.
struct ShapingOptionTests {
  private static func document(_ arguments: [String]) throws -> JSONTree {
    let outcome = try CommandLineTool.run(
      ["table", "--category", "L", "--format", "json"] + arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONTree(text: outcome.output)
  }

  private static func row(_ arguments: [String]) throws -> JSONTree {
    try #require(try document(arguments)["rows"]?.array?.first)
  }

  private static func width(_ font: String, _ label: String, _ arguments: [String]) throws -> Double
  {
    let row = try row(["--font", font, "--label", label] + arguments)
    return try #require(row["labels"]?.array?.first?["width"]?.number)
  }

  /// Advances in font units: `hb-shape` of HarfBuzz 6.0.0. Turkish has no ligature of f and i, whose
  /// dot tells letters apart; Catalan's point stands within its l's.
  @Test(
    "Letter forms are those of the language",
    arguments: [
      ("Roboto-Regular.ttf", "fi", [], 1135.0, 2048.0),
      ("Roboto-Regular.ttf", "fi", ["--language", "tr"], 1210, 2048),
      ("Inter-Regular.otf", "l·l", [], 2112, 2816),
      ("Inter-Regular.otf", "l·l", ["--language", "ca-ES"], 1556, 2816),
    ])
  func formsAreOfTheLanguage(
    font: String, label: String, arguments: [String], units: Double, unitsPerEm: Double
  ) throws {
    #expect(try Self.width(font, label, arguments) == units * 17 / unitsPerEm)
  }

  /// Advances in font units: `hb-shape` of HarfBuzz 6.0.0, four times 1308, and 1824 with `tnum`.
  @Test("Features are those asked for")
  func featuresAreThoseAskedFor() throws {
    #expect(try Self.width("Inter-Regular.otf", "1111", []) == 5232.0 * 17 / 2816)
    for arguments in [["--features", "tnum=1"], ["--features=kern=0", "--features=tnum"]] {
      #expect(try Self.width("Inter-Regular.otf", "1111", arguments) == 7296.0 * 17 / 2816)
    }
  }

  @Test("Tracking is added after each character of labels and counter")
  func trackingIsAdded() throws {
    let arguments = ["--font", "Inter-Regular.otf", "--label", "Größe", "--limit", "160"]
    let plain = try Self.row(arguments)
    let tracked = try Self.row(arguments + ["--tracking", "20"])
    func width(_ row: JSONTree) throws -> Double {
      try #require(row["labels"]?.array?.first?["width"]?.number)
    }
    func counter(_ row: JSONTree) throws -> Double {
      try #require(row["counter"]?["width"]?.number)
    }
    // Five characters of 17 pt, and seven of 13 pt: 160/160.
    #expect(abs(try width(tracked) - width(plain) - 5 * 20 * 17.0 / 1000) < 1e-9)
    #expect(abs(try counter(tracked) - counter(plain) - 7 * 20 * 13.0 / 1000) < 1e-9)
    #expect(tracked["shapedFloatScale"]?.number == 12.0 / 17)
  }

  /// From right to left a full stop at the end stands to the left of Latin letters, where it is not
  /// kerned with the V. `hb-shape`: AV. takes 4120 font units, AV 3616 and the full stop 776.
  @Test("A label stands in a paragraph of the direction asked for, and ICU's part in that is named")
  func directionIsThatAskedFor() throws {
    let font = "Inter-Regular.otf"
    #expect(try Self.width(font, "AV.", []) == 4120.0 * 17 / 2816)
    #expect(try Self.width(font, "AV.", ["--direction", "ltr"]) == 4120.0 * 17 / 2816)
    #expect(try Self.width(font, "AV.", ["--direction", "rtl"]) == (3616.0 + 776) * 17 / 2816)
    let label = ["--font", font, "--label", "AV."]
    #expect(try Self.document(label)["icuUnicodeVersion"] == .null)
    let turned = try Self.document(label + ["--direction", "rtl"])
    #expect(turned["icuUnicodeVersion"]?.string?.isEmpty == false)
  }

  private static let asked = [
    "--font", "Inter.ttf", "--label", "AV.", "--language", "tr", "--features", "kern=0,ss01",
    "--tracking", "12.5", "--direction", "rtl",
  ]

  @Test("JSON names how texts were shaped, also when nothing is asked for")
  func jsonNamesTheShaping() throws {
    let asked = try Self.document(Self.asked)
    #expect(asked["language"] == .string("tr"))
    #expect(asked["features"] == .array([.string("kern=0"), .string("ss01=1")]))
    #expect(asked["tracking"]?.number == 12.5)
    #expect(asked["direction"] == .string("rtl"))
    let plain = try Self.document([])
    #expect(plain["language"] == .null)
    #expect(plain["features"] == .array([]))
    #expect(plain["tracking"]?.number == 0)
    #expect(plain["direction"] == .string("auto"))
  }

  @Test(
    "Every other format names it, too",
    arguments: [
      ("text", ["\nlanguage tr · features kern=0 ss01=1 · tracking 12.5 · direction rtl\n"]),
      (
        "csv",
        [
          ",language,features,tracking,direction,rootSize,fontScale,componentSha256\r\n",
          ",tr,kern=0 ss01=1,12.5,rtl,,,\r\n",
        ]
      ),
      (
        "markdown",
        ["- language: tr\n- features: kern=0 ss01=1\n- tracking: 12.5\n- direction: rtl\n"]
      ),
      (
        "swift",
        ["// language: tr\n// features: kern=0 ss01=1\n// tracking: 12.5\n// direction: rtl\n"]
      ),
    ])
  func formatsNameTheShaping(format: String, parts: [String]) throws {
    let outcome = try CommandLineTool.run(
      ["table", "--category", "L", "--format", format] + Self.asked)
    for part in parts { #expect(outcome.output.contains(part), "\(outcome.output)") }
  }

  @Test("Text says nothing of shaping when nothing is asked for")
  func plainTextSaysNothing() throws {
    let outcome = try CommandLineTool.run([
      "table", "--font", "Inter.ttf", "--label", "a", "--direction", "auto", "--tracking", "0",
    ])
    #expect(!outcome.output.contains("tracking") && !outcome.output.contains("direction"))
  }

  @Test(
    "What would be ignored or is wrong gives exit 64 and says what would be right",
    arguments: [
      (["--label", "a", "--language", "tr"], "'--language <tag>' needs '--font <file>'"),
      (
        ["--font", "Inter.ttf", "--features", "tnum"], "needs '--label <text>' or '--limit <count>'"
      ),
      (["--font", "Inter.ttf", "--tracking", "5"], "needs '--label <text>' or '--limit <count>'"),
      (
        ["--font", "Inter.ttf", "--label", "a", "--language", "x y"],
        "Please provide a language tag"
      ),
      (["--font", "Inter.ttf", "--label", "a", "--features", "kerning"], "four-letter feature"),
      (["--font", "Inter.ttf", "--label", "a", "--tracking", "x"], "from -1000 to 10000"),
      (["--font", "Inter.ttf", "--label", "a", "--direction", "rlt"], "Did you mean 'rtl'?"),
    ])
  func mistakesAreExplained(arguments: [String], says: String) throws {
    let outcome = try CommandLineTool.run(["table"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}
