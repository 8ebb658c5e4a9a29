// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let clearableTextField: StaticString = #"""
    {
      "component": "clearable-text-field",
      "platform": "ios",
      "summary": "Filled block with an icon, a clear button and an error below; no floating label.",
      "source": "SwiftUI Blocks, ClearableTextField reference page (Oscar Canton)",
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text, and with it the clear button",
        "leadingIcon": "a symbol stands before the text",
        "error": "an error message shows"
      },
      "colors": {
        "text": ["#000000", "#FFFFFF"], "secondary": ["#3C3C4399", "#EBEBF599"], "field": ["#7676801F", "#7676803D"],
        "tint": ["#007AFF", "#0A84FF"], "red": ["#FF3B30", "#FF453A"]
      },
      "assumed": ["Colours are the system's secondary, tint and red; the reference names no others."],
      "layout": {
        "grow": "width", "spacing": 6, "column": [
          { "part": "block", "grow": "width", "fill": "field", "radius": 14, "corners": "continuous",
            "padding": { "horizontal": 14, "vertical": 13 }, "spacing": 10, "align": "center", "row": [
              { "part": "icon", "when": "leadingIcon", "symbol": "magnifyingglass", "style": "body", "color": "secondary",
                "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." },
              { "part": "input", "text": "input", "control": "textField", "style": "body", "grow": "width", "color": "text" },
              { "part": "clearHit", "when": "filled", "padding": 13, "margin": -13, "hitArea": true, "layers": [
                { "part": "clearGlyph", "symbol": "xmark.circle.fill", "style": "body", "color": "secondary",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }
              ] }
            ],
            "overlay": [
              { "part": "border", "grow": "both", "radius": 14, "corners": "continuous", "stroke": "secondary", "strokeWidth": 0.5,
                "states": { "focused": { "stroke": "tint", "strokeWidth": 1.5 }, "error": { "stroke": "red", "strokeWidth": 1.5 } } }
            ] },
          { "part": "error", "when": "error", "grow": "width", "spacing": 8, "align": "center", "row": [
              { "part": "errorIcon", "symbol": "exclamationmark.circle", "style": "footnote", "color": "red",
                "assumed": "The gap between icon and text of a system Label is 8; the reference leaves it to the platform." },
              { "part": "errorText", "text": "error", "style": "footnote", "grow": "width", "color": "red" }
            ] }
        ]
      }
    }
    """#
}
