// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let labeledTextField: StaticString = #"""
    {
      "component": "labeled-text-field",
      "platform": "ios",
      "summary": "Title above a bordered field of a fixed height, message below; fixed font sizes.",
      "source": "folaulau/lovemesomecoding_demo_project, DesignSystem/Components/LabeledTextField.swift at 1e712ee",
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
      "motion": { "full": { "curve": "easeOut", "duration": 0.12 } },
      "layout": {
        "grow": "width", "spacing": 4, "column": [
          { "part": "title", "text": "label", "size": 13, "weight": 600, "grow": "width", "color": "muted" },
          { "part": "block", "grow": "width", "height": 46, "fill": "surface", "layers": [
              { "part": "input", "text": "input", "control": "textField", "size": 15, "grow": "both", "margin": { "horizontal": 12 }, "color": "text" }
            ],
            "overlay": [
              { "part": "border", "grow": "both", "radius": 6, "stroke": "border", "strokeWidth": 1.5,
                "states": { "focused": { "stroke": "primary" }, "error": { "stroke": "danger" } } }
            ] },
          { "part": "message", "when": "error", "text": "error", "size": 13, "grow": "width", "color": "danger" },
          { "part": "message", "when": "help & !error", "text": "help", "size": 13, "grow": "width", "color": "subtle" }
        ]
      }
    }
    """#
}
