import Foundation
import TestSupport
import Testing

/// Plain pages with the rules that web components are built on, for a browser to lay out.
///
/// Written anew from the facts in docs/sources.md ("Field components"), not copied from the
/// components. Letter spacing is left out, as in the component files.
struct WebPage: Sendable, CustomTestStringConvertible {
  let component: String
  let css: String
  let body: String
  /// What `metrics-cli layout` is told of the texts.
  let arguments: [String]

  var testDescription: String { component }

  static let help =
    "We never share it with anyone, and never write to it ourselves, which is why this"
    + " text is long enough to wrap at the width of a phone."

  static let all = [
    WebPage(
      component: "suiss-field",
      css: """
        .field { display: flex; flex-direction: column; gap: .75rem }
        .label { display: flex; font: 600 1.0625rem/1.375rem F }
        .input { height: 2.75rem; padding: .25rem .75rem; border: 1px solid; border-radius: .625rem;
          font: 1.0625rem/1.375rem F; box-sizing: border-box; width: 100% }
        .text { font: .9375rem/1.25rem F; margin: 0 }
        .text:nth-last-child(2) { margin-top: -.25rem }
        """,
      body: """
        <div class="field"><label class="label" data-part="label">Email address</label>
        <input class="input" data-part="input" data-content="inputText" value="mila">
        <p class="text" data-part="description">\(help)</p>
        <div class="text" data-part="error">Not an address</div></div>
        """,
      arguments: [
        "--label", "Email address", "--text", "mila", "--help-text", help, "--error",
        "Not an address",
      ]),
    WebPage(
      component: "suiss-inset-group",
      css: """
        .row { position: relative; min-height: 2.75rem; padding: .375rem 1rem; box-sizing: border-box;
          display: grid; align-content: center }
        .content { display: flex; gap: .75rem; align-items: center; min-height: 2rem }
        .content > * { flex: 1 1 0; min-width: 0 }
        .label { font: 1.0625rem/1.375rem F }
        .input { height: 2rem; padding: 0; border: 0; width: 100%; font: 1.0625rem/1.375rem F;
          text-align: end }
        .line { position: absolute; inset-inline: 1rem 0; top: 0; height: 1px }
        """,
      body: "<div data-part=\"group\">"
        + (0..<3).map { row in
          """
          <div class="row" data-part="row[\(row)]">
          \(row == 0 ? "" : "<div class=\"line\" data-part=\"separator[\(row)]\"></div>")
          <div class="content" data-part="rowContent[\(row)]"><label class="label"
          data-part="label[\(row)]">Name</label><input class="input" data-part="input[\(row)]"
          value="Mila"></div></div>
          """
        }.joined() + "</div>", arguments: ["--label", "Name", "--text", "Mila"]),
    WebPage(
      component: "mui-filled",
      css: """
        .block { position: relative; font: 1rem/1.4375em F }
        .input { font: inherit; height: 1.4375em; padding: 25px 12px 8px; border: 0; width: 100%;
          box-sizing: content-box; display: block; width: calc(100% - 24px) }
        .label { position: absolute; top: 0; left: 0; transform-origin: top left; display: block;
          transform: translate(12px, 7px) scale(.75); max-width: calc(100% - 24px); white-space: nowrap }
        [dir=rtl] .label { left: auto; right: 0; transform-origin: top right;
          transform: translate(-12px, 7px) scale(.75) }
        .helper { font: .75rem/1.66 F; margin: 3px 14px 0 }
        """,
      body: """
        <div class="block" data-part="block"><label class="label" data-part="labelVisual">Email
        address</label><input class="input" data-content="input" value="mila"></div>
        <p class="helper" data-part="helperText">We never share it</p>
        """,
      arguments: [
        "--label", "Email address", "--text", "mila", "--help-text", "We never share it",
      ]),
    WebPage(
      component: "mui-outlined",
      css: """
        .block { position: relative; font: 1rem/1.4375em F }
        .input { font: inherit; height: 1.4375em; padding: 16.5px 14px; border: 0;
          box-sizing: content-box; display: block; width: calc(100% - 28px) }
        .label { position: absolute; top: 0; left: 0; transform-origin: top left; display: block;
          transform: translate(14px, -9px) scale(.75); white-space: nowrap }
        [dir=rtl] .label { left: auto; right: 0; transform-origin: top right;
          transform: translate(-14px, -9px) scale(.75) }
        .outline { position: absolute; inset: -5px 0 0; margin: 0; padding: 0 8px; border: 1px solid;
          border-radius: 4px; overflow: hidden; min-width: 0 }
        .legend { display: block; padding: 0; height: 11px; font-size: .75em; white-space: nowrap }
        .legend span { display: inline-block; padding: 0 5px; opacity: 0 }
        .helper { font: .75rem/1.66 F; margin: 3px 14px 0 }
        """,
      body: """
        <div class="block" data-part="block"><label class="label" data-part="labelVisual">Email
        address</label><input class="input" data-content="input" value="mila"><fieldset
        class="outline"><legend class="legend" data-part="notch"><span>Email address</span></legend>
        </fieldset></div><p class="helper" data-part="helperText">We never share it</p>
        """,
      arguments: [
        "--label", "Email address", "--text", "mila", "--help-text", "We never share it",
      ]),
  ]

  /// - Parameter rootSize: CSS px.
  func html(direction: String, rootSize: Int) throws -> String {
    let font = try Data(contentsOf: URL(fileURLWithPath: Fixtures.bootstrapPath("Inter.ttf")))
    return """
      <!DOCTYPE html><html><head><meta charset="utf-8"><style>
      @font-face { font-family: F; src: url(data:font/ttf;base64,\(font.base64EncodedString()));
        font-weight: 100 900 }
      html { font-size: \(rootSize)px } body { margin: 0 } #root { width: 361px }
      \(css)</style></head><body><div id="root" dir="\(direction)">\(body)</div></body></html>
      """
  }

  /// Sets `boxes`: for each part x, y, width and height in CSS px.
  static let script = """
    await document.fonts.load('16px F'); await document.fonts.load('600 16px F');
    await document.fonts.ready;
    const root = document.getElementById('root').getBoundingClientRect();
    results.boxes = {};
    const put = (name, x, y, w, h) => results.boxes[name] = [x - root.x, y - root.y, w, h];
    for (const element of document.querySelectorAll('[data-part],[data-content]')) {
      const box = element.getBoundingClientRect(), style = getComputedStyle(element);
      if (element.dataset.part) put(element.dataset.part, box.x, box.y, box.width, box.height);
      if (element.dataset.content) {
        const edge = (side) => parseFloat(style['padding' + side]) + parseFloat(style['border' + side + 'Width']);
        put(element.dataset.content, box.x + edge('Left'), box.y + edge('Top'),
          box.width - edge('Left') - edge('Right'), box.height - edge('Top') - edge('Bottom')) } }
    results.fonts = document.fonts.check('16px F');
    """
}
