// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let suissFieldSet: StaticString = #"""
    {
      "component": "suiss-field-set",
      "platform": "web",
      "summary": "Legend and description above a group of two fields.",
      "source": "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      "field": "input",
      "states": { "focused": "an input has the focus", "filled": "there is text", "help": "a description stands below the legend" },
      "texts": { "legend": "Legend" },
      "colors": {
        "text": ["#1D1D1F", "#F5F5F7"], "muted": ["#6E6E73", "#A1A1A6"], "surface": ["#F5F5F7", "#161617"],
        "control": ["#0000000A", "#FFFFFF1A"], "primary": ["#0071E3", "#2997FF"], "destructive": ["#E30000", "#FF453A"],
        "hairline": ["#0000001F", "#FFFFFF29"], "background": ["#FFFFFF", "#000000"]
      },
      "layout": { "grow": "width", "column": [
        { "part": "legend", "text": "legend", "size": "1.0625 rem", "lineHeight": "1.375 rem", "weight": 600, "grow": "width", "margin": { "bottom": "0.75 rem" }, "color": "text" },
        { "grow": "width", "spacing": "1.5 rem", "column": [
          { "part": "description", "when": "help", "text": "help", "size": "0.9375 rem", "lineHeight": "1.25 rem", "grow": "width", "margin": { "top": "-0.375 rem" }, "color": "muted" },
          { "part": "group", "grow": "width", "spacing": "1.75 rem", "column": [
            { "part": "field", "repeat": 2, "grow": "width", "spacing": "0.75 rem", "column": [
              { "part": "label", "text": "label", "size": "1.0625 rem", "lineHeight": "1.375 rem", "weight": 600, "grow": "width", "color": "text" },
              { "part": "input", "grow": "width", "height": "2.75 rem", "padding": 1, "fill": "control", "stroke": "hairline", "radius": "0.625 rem", "layers": [
                { "part": "inputText", "text": "input", "control": "textField", "size": "1.0625 rem", "lineHeight": "1.375 rem", "grow": "both", "color": "text",
                  "margin": { "horizontal": "0.75 rem", "vertical": "0.25 rem" } } ] }
            ] }
          ] }
        ] }
      ] }
    }
    """#
}
