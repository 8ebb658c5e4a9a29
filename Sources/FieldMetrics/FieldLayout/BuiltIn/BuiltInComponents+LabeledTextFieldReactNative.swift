// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let labeledTextFieldReactNative: StaticString = #"""
    {
      "component": "labeled-text-field-react-native",
      "platform": "react-native",
      "summary": "The React Native twin of labeled-text-field, with a margin of 12 below.",
      "source": "folaulau/lovemesomecoding_demo_project, React Native TextField at 1e712ee",
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text",
        "error": "an error message shows",
        "help": "a hint shows, unless an error does"
      },
      "colors": {
        "text": "#231F20", "muted": "#6C6A68", "subtle": "#A9A5A1", "surface": "#FFFFFF", "border": "#D5D1CD",
        "primary": "#D8102A", "danger": "#D8102A"
      },
      "layout": {
        "grow": "width", "margin": { "bottom": 12 }, "column": [
          { "part": "title", "text": "label", "size": 13, "weight": 600, "grow": "width", "margin": { "bottom": 4 }, "color": "muted" },
          { "part": "block", "grow": "width", "height": 46, "fill": "surface", "radius": 6, "stroke": "border", "strokeWidth": 1.5,
            "states": { "focused": { "stroke": "primary" }, "error": { "stroke": "danger" } }, "layers": [
              { "part": "input", "text": "input", "size": 15, "lineLimit": 1, "grow": "both", "margin": { "horizontal": 12 }, "color": "text",
                "assumed": "The text of 15 is centred in the field's height, as React Native centres one line." }
            ] },
          { "part": "message", "when": "error", "text": "error", "size": 13, "grow": "width", "margin": { "top": 4 }, "color": "danger" },
          { "part": "message", "when": "help & !error", "text": "help", "size": 13, "grow": "width", "margin": { "top": 4 }, "color": "subtle" }
        ]
      }
    }
    """#
}
