// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let suissCheckboxGroup: StaticString = #"""
    {
      "component": "suiss-checkbox-group",
      "platform": "web",
      "summary": "Checkboxes one below the other, the later ones indented as children of the first.",
      "source": "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      "field": "row",
      "states": { "checked": "the boxes are checked", "focused": "a box has the focus" },
      "colors": {
        "text": ["#1D1D1F", "#F5F5F7"], "muted": ["#6E6E73", "#A1A1A6"], "surface": ["#F5F5F7", "#161617"],
        "control": ["#0000000A", "#FFFFFF1A"], "primary": ["#0071E3", "#2997FF"], "destructive": ["#E30000", "#FF453A"],
        "hairline": ["#0000001F", "#FFFFFF29"], "background": ["#FFFFFF", "#000000"]
      },
      "layout": { "part": "group", "grow": "width", "spacing": "0.75 rem", "column": [
        { "part": "row", "repeat": 3, "grow": "width", "spacing": "0.75 rem", "align": "center", "margin": { "leading": "1.5 rem" },
          "states": { "first": { "margin": { "leading": 0 } } }, "row": [
            { "part": "control", "width": "1 rem", "height": "1 rem", "radius": "0.25 rem", "stroke": "hairline",
              "assumed": "The checkbox is 1 rem with corners of 0.25 rem; the source's own sizes are not public here.",
              "states": { "checked": { "fill": "primary", "stroke": "primary" } } },
            { "part": "label", "text": "label", "size": "1.0625 rem", "lineHeight": "1.375 rem", "grow": "width", "color": "text" }
          ] }
      ] }
    }
    """#
}
