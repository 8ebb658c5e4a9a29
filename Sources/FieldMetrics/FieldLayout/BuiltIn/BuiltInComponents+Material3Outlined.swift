// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let material3Outlined: StaticString = #"""
    {
      "component": "material3-outlined",
      "platform": "android",
      "summary": "Material 3's outlined text field in Compose; the floated label stands in a gap of the outline.",
      "source": "androidx/androidx, compose/material3 OutlinedTextField.kt and internal/TextFieldImpl.kt at 018e359",
      "assumed": ["Room for half a label above the outline is half of 16 sp, as newer versions reserve it; older ones reserve 8 sp.", "There are 16 dp above the text; Compose makes them half a line of the floated label where that is more, above font scale 2.", "Colours are those of Material's baseline scheme."],
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text",
        "multiline": "the field takes several lines",
        "leadingIcon": "an icon stands before the text",
        "trailingIcon": "an icon stands behind the text",
        "error": "the supporting text is an error",
        "help": "a supporting text shows, unless an error does",
        "floated": "the label floats"
      },
      "implied": { "floated": "focused | filled" },
      "lengths": { "minimumHeight": 56 },
      "motion": { "full": { "curve": "fastOutSlowIn", "duration": 0.15 } },
      "colors": {
        "onSurface": ["#1D1B20", "#E6E0E9"], "onSurfaceVariant": ["#49454F", "#CAC4D0"], "container": ["#E6E0E9", "#36343B"],
        "outline": ["#79747E", "#938F99"], "primary": ["#6750A4", "#D0BCFF"], "error": ["#B3261E", "#F2B8B5"]
      },
      "layout": { "grow": "width", "column": [
        { "part": "topOffset", "grow": "width", "height": "0.5 * 16 sp", "hidden": true },
        { "part": "block", "grow": "width", "minHeight": "minimumHeight", "within": "topLeading", "radius": 4, "stroke": "outline", "strokeWidth": 1,
          "padding": { "vertical": 16, "leading": 16, "trailing": 16 },
          "states": { "leadingIcon": { "padding": { "leading": 52 } }, "trailingIcon": { "padding": { "trailing": 52 } },
            "focused": { "stroke": "primary", "strokeWidth": 2 }, "error": { "stroke": "error" } },
          "column": [
            { "part": "input", "text": "input", "control": "textField", "size": "16 sp", "lineHeight": "1.5 em", "grow": "width", "minHeight": 24, "color": "onSurface",
              "states": { "multiline": { "control": "textView" } } }
          ],
          "overlay": [
            { "part": "notch", "when": "floated", "place": "topLeading", "margin": { "leading": 12 }, "padding": { "horizontal": 4 }, "offset": [0, "-50 %"], "hidden": true,
              "layers": [ { "part": "labelLayout", "layers": [
                { "part": "labelVisual", "text": "label", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "lineLimit": 1, "minHeight": 16, "color": "onSurfaceVariant",
                  "states": { "focused": { "color": "primary" }, "error": { "color": "error" } } } ] } ] },
            { "part": "labelLayout", "when": "!floated", "grow": "width", "place": "leading", "minHeight": 24, "margin": { "horizontal": 16 },
              "states": { "leadingIcon": { "margin": { "leading": 52 } }, "trailingIcon": { "margin": { "trailing": 52 } },
                "multiline": { "place": "topLeading", "margin": { "top": 16 } } }, "layers": [
                { "part": "labelVisual", "text": "label", "size": "16 sp", "lineHeight": "1.5 em", "lineLimit": 1, "color": "onSurfaceVariant" } ] },
            { "part": "leadingIcon", "when": "leadingIcon", "width": 48, "height": 48, "place": "leading", "hitArea": true,
              "overlay": [{ "symbol": "envelope", "size": 24, "lineHeight": 24, "color": "onSurfaceVariant" }] },
            { "part": "trailingIcon", "when": "trailingIcon", "width": 48, "height": 48, "place": "trailing", "hitArea": true,
              "overlay": [{ "symbol": "xmark.circle.fill", "size": 24, "lineHeight": 24, "color": "onSurfaceVariant" }] }
          ] },
        { "part": "supporting", "when": "error", "text": "error", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "grow": "width", "minHeight": 16, "margin": { "horizontal": 16, "top": 4 }, "color": "error" },
        { "part": "supporting", "when": "help & !error", "text": "help", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "grow": "width", "minHeight": 16, "margin": { "horizontal": 16, "top": 4 }, "color": "onSurfaceVariant" }
      ] }
    }
    """#
}
