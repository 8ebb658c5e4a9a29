import TestSupport
import Testing

@testable import FieldMetrics

struct SVGDocumentTests {
  static func root(_ text: String) throws -> XMLElement {
    try XMLReader.root(of: try SourceText(decoding: Array(text.utf8)))
  }

  private static func all(_ element: XMLElement) -> [XMLElement] {
    [element] + element.elements.flatMap(all)
  }

  private static func inter() throws -> FieldPainter {
    let face = try FontFile(path: try Fixtures.bootstrapPath("Inter.ttf")).face()
    return FieldPainter(try FontStack(face))
  }

  @Test("A document is XML, and every glyph it uses is defined once")
  func documentsAreXML() throws {
    let picture = try Self.inter().picture(
      of: SampleFrames.field(), title: "A field", description: "With an error.", guides: true)
    let text = SVGDocument.text(of: picture)
    let elements = Self.all(try Self.root(text))
    let defined = elements.compactMap { $0["id"] }
    #expect(Set(defined).count == defined.count)
    let used = elements.filter { $0.name == "use" }.compactMap { $0["href"]?.dropFirst() }
    #expect(used.count > 40)
    #expect(Set(used.map(String.init)).isSubset(of: Set(defined)))
    // Letters that come again are not drawn again.
    #expect(used.count > Set(used).count)
    #expect(text == SVGDocument.text(of: picture))
    #expect(!text.contains("-0 ") && !text.contains("nan") && !text.contains("e-"))
  }

  @Test("Title and description name the picture for a screen reader")
  func picturesAreNamed() throws {
    let picture = try Self.inter().picture(
      of: SampleFrames.field(), title: "A <field>", description: "\"Email\" & more\u{202E}")
    let root = try Self.root(SVGDocument.text(of: picture, provenance: "Inter."))
    #expect(root["role"] == "img")
    let ids = try #require(root["aria-labelledby"]).split(separator: " ").map(String.init)
    let named = ids.compactMap { id in root.elements.first { $0["id"] == id } }
    #expect(named.map(\.name) == ["title", "desc"])
    func text(_ element: XMLElement) -> String {
      element.children.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
    }
    #expect(text(named[0]) == "A <field>")
    #expect(text(named[1]) == "\"Email\" & more\\u{202E} Inter.")
  }

  @Test("One document has both colour schemes, or the one that is asked for")
  func schemes() throws {
    let picture = try Self.inter().picture(
      of: SampleFrames.field(), title: "t", description: "d")
    let both = SVGDocument.text(of: picture)
    #expect(both.contains("prefers-color-scheme:dark"))
    #expect(both.contains(".cE9E7E1-262626{fill:#E9E7E1}"))
    #expect(both.contains(".cE9E7E1-262626{fill:#262626}"))
    let dark = SVGDocument.text(of: picture, scheme: .fixed(.dark))
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(!dark.contains("{fill:#E9E7E1}"))
  }

  @Test("Numbers in markup are short and exact")
  func numbers() {
    #expect(0.5.markup() == ".5")
    #expect((-0.25).markup() == "-.25")
    #expect((-0.0001).markup() == "0")
    #expect(12.0.markup() == "12")
    #expect(60.333333333333336.markup() == "60.333")
    let path = Path([
      .move(Position(0, 0)), .line(Position(2, 0)), .line(Position(2, -1.5)),
      .quadratic(control: Position(1, 1), to: Position(-1, 0.5)), .close,
    ])
    #expect(path.markup(decimals: 2) == "M0 0H2V-1.5Q1 1-1 .5Z")
  }

  @Test(
    "Base64 is that of RFC 4648",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func base64(text: String, encoded: String) {
    #expect(Array(text.utf8).base64 == encoded)
  }

  @Test(
    "A spring moves as its closed form says",
    arguments: [(0.35, 0.12), (0.5, 0.3), (0.2, 0)])
  func springs(duration: Double, bounce: Double) {
    let spring = Spring(MotionCurve(curve: "spring", duration: duration, bounce: bounce))
    // SwiftUI: damping fraction 1 − bounce, angular frequency 2π / duration. Let go at 0, below
    // critical damping: 1 − e^(−ζωt) (cos ω′t + ζω/ω′ sin ω′t); at it 1 − e^(−ωt) (1 + ωt).
    let (damping, frequency) = (1 - bounce, 2 * Double.pi / duration)
    let turning = frequency * (1 - damping * damping).squareRoot()
    for (index, progress) in spring.progress.dropLast().enumerated() {
      let time = Double(index) * spring.step
      let fading = exponential(-damping * frequency * time)
      let (sine, cosine) = sineAndCosine(turning * time)
      let swing =
        turning > 0 ? cosine + damping * frequency / turning * sine : 1 + frequency * time
      #expect(abs(progress - (1 - fading * swing)) < 1e-5, "at \(time) s")
    }
    #expect(spring.progress.last == 1)
    #expect(spring.progress.count > 8)
  }

  @Test("No built-in component's motion takes five seconds")
  func motionEnds() throws {
    for name in FieldComponent.builtInNames {
      guard let motion = FieldComponent.builtIn(name)?.motion else { continue }
      let style = Motion(
        from: Position(0, 0), to: Position(0, 1), scaleFrom: 1, scaleTo: 0.7, curve: motion.full
      ).style(className: "m")
      let round = try #require(style.firstMatch(of: #/animation:m ([0-9.]+)s linear 2/#))
      // WCAG 2.2, 2.2.2: what moves longer needs a way to stop it.
      #expect(try #require(Double(round.1)) * 2 < 5, "\(name)")
    }
  }

  @Test("A curve's name from a component's file cannot leave its place in the style")
  func curveNamesAreHarmless() {
    for name in ["</style><script>", "cubic-bezier(0,0,1,1);}", "cubic-bezier(0, 0, 0.2, 1)"] {
      let style = Motion(
        from: Position(0, 0), to: Position(0, 1), scaleFrom: 1, scaleTo: 0.7,
        curve: MotionCurve(curve: name, duration: 0.2, bounce: nil)
      ).style(className: "m")
      #expect(!style.contains("<"))
      #expect(style.contains(name.hasSuffix("1)") ? "cubic-bezier(0,0,.2,1)" : "ease-in-out"))
    }
  }

  @Test("A label floats from where it rests to where it floats, and stays still where asked")
  func floating() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let picture = try Self.inter().picture(
        floatingFrom: SampleFrames.field(direction, isFloated: false),
        to: SampleFrames.field(direction),
        along: MotionCurve(curve: "spring", duration: 0.35, bounce: 0.12), title: "t",
        description: "d")
      let text = SVGDocument.text(of: picture)
      let x = direction == .leftToRight ? "48" : "313"
      #expect(text.contains("0%{transform:translate(\(x)px,17.667px) scale(1)}"))
      #expect(text.contains("100%{transform:translate(\(x)px,9px) scale(.70588)}"))
      #expect(
        text.contains("@media(prefers-reduced-motion:reduce){.float0{animation:none}}"))
      #expect(text.contains("class=\"float0\" transform=\"translate(\(x) 9) scale(.705882353)\""))
    }
  }
}
