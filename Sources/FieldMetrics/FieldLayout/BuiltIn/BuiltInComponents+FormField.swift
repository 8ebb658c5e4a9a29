// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let formField: StaticString = #"""
    {
      "component": "form-field",
      "platform": "ios",
      "summary": "Floating label in a filled block, with icon, check, clear button, message and counter.",
      "source": "Saivion/SwiftPieces, registry/swift/inputs/FormField.swift at afc45cf",
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text",
        "multiline": "the vertical field, which grows with its text to 8 lines",
        "leadingIcon": "a symbol stands before the text",
        "valid": "a check shows that the text is right",
        "error": "an error message shows",
        "help": "a help text shows, unless an error does",
        "limit": "a counter shows",
        "atLimit": "the counter has reached its limit",
        "disabled": "the field takes no input",
        "clear": "the clear button shows",
        "floated": "the label floats"
      },
      "implied": { "limit": "atLimit", "clear": "focused & filled", "floated": "focused | filled" },
      "lengths": { "minimumHeight": 56 },
      "colors": {
        "ink": ["#141414", "#F4F3EF"], "muted": ["#5C5A56", "#A6A49F"], "field": ["#E9E7E1", "#262626"],
        "screen": ["#F3F2EE", "#121212"], "error": ["#FF5B3A", "#FF5B3A"], "success": ["#A9DCB7", "#A9DCB7"], "onColor": ["#141414", "#141414"]
      },
      "motion": {
        "full": { "curve": "spring", "duration": 0.35, "bounce": 0.12 },
        "reduced": { "curve": "smooth", "duration": 0.2 }
      },
      "layout": {
        "column": [
          { "part": "block", "grow": "width", "minHeight": "minimumHeight",
            "fill": "field", "radius": 18, "corners": "continuous",
            "padding": { "leading": 16, "trailing": 16 }, "spacing": 10, "align": "center",
            "states": { "multiline": { "align": "top" }, "clear": { "padding": { "trailing": 4 } } },
            "row": [
              { "part": "leadingIcon", "when": "leadingIcon", "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own.",
                "symbol": "envelope", "width": "22 scaled",
                "within": "center", "style": "body", "weight": 500, "color": "muted",
                "states": { "focused": { "color": "ink" }, "multiline": { "margin": { "top": 12 } } } },
              { "part": "textStack", "grow": "width", "padding": { "vertical": 9 }, "layers": [
                { "grow": "width", "spacing": 1, "column": [
                  { "part": "captionSlot", "text": "blank", "style": "caption1", "grow": "width", "hidden": true },
                  { "part": "input", "text": "input", "style": "body", "grow": "width", "color": "ink",
                    "control": "textField", "lineLimit": 8, "states": { "multiline": { "control": "textView" } } }
                ] },
                { "part": "labelLayout", "grow": "width", "place": "leading", "layers": [
                  { "part": "labelVisual", "text": "label", "style": "body", "lineLimit": 1, "color": "muted" }
                ], "states": { "floated": { "place": "topLeading", "scale": "caption1/body" } } }
              ] },
              { "part": "check", "when": "valid", "width": 24, "height": 24, "fill": "success", "corners": "capsule",
                "states": { "multiline": { "margin": { "top": 14 } } },
                "overlay": [{ "symbol": "checkmark", "style": "caption1", "weight": 800, "color": "onColor", "part": "checkGlyph",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }] },
              { "part": "clear", "when": "clear", "width": 44, "height": 44, "hitArea": true,
                "states": { "multiline": { "margin": { "top": 4 } } },
                "overlay": [{ "symbol": "xmark.circle.fill", "style": "body", "color": "muted", "part": "clearGlyph",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }] }
            ],
            "overlay": [
              { "part": "ring", "when": "focused | error", "grow": "both", "radius": 18, "corners": "continuous",
                "stroke": "ink", "strokeWidth": 2, "states": { "error": { "stroke": "error" } } }
            ] },
          { "part": "footer", "when": "error | help | limit", "grow": "width", "margin": { "horizontal": 4 },
            "spacing": 10, "align": "firstBaseline", "row": [
              { "part": "message", "when": "error", "grow": "width", "spacing": 6, "align": "firstBaseline", "row": [
                { "part": "errorBadge", "width": 16, "height": 16, "baseline": 12, "fill": "error", "corners": "capsule",
                  "overlay": [{ "symbol": "exclamationmark", "style": "caption2", "weight": 900, "color": "onColor", "part": "errorGlyph",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }] },
                { "part": "errorText", "text": "error", "style": "footnote", "weight": 600, "grow": "width", "color": "ink" }
              ] },
              { "part": "message", "when": "help & !error", "grow": "width", "layers": [
                { "part": "helpText", "text": "help", "style": "footnote", "grow": "width", "color": "muted" }
              ] },
              { "when": "!error & !help", "spacer": true },
              { "part": "counter", "when": "limit", "states": {
                  "atLimit": { "padding": { "horizontal": 8, "vertical": 2 }, "fill": "error", "corners": "capsule" } },
                "layers": [
                  { "part": "counterText", "text": "counter", "style": "footnote", "weight": 600, "digits": "tabular",
                    "lineLimit": 1, "color": "muted", "states": { "atLimit": { "color": "onColor" } } }
                ] }
            ] }
        ],
        "spacing": 8, "grow": "width",
        "states": { "disabled": { "opacity": 0.45 } }
      }
    }
    """#
}
