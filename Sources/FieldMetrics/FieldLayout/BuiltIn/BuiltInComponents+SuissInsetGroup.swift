// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let suissInsetGroup: StaticString = #"""
    {
      "component": "suiss-inset-group",
      "platform": "web",
      "summary": "Rows of label and input on a rounded surface, with hairlines between them.",
      "source": "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      "field": "row",
      "states": { "focused": "a row's input has the focus", "filled": "there is text" },
      "colors": {
        "text": ["#1D1D1F", "#F5F5F7"], "muted": ["#6E6E73", "#A1A1A6"], "surface": ["#F5F5F7", "#161617"],
        "control": ["#0000000A", "#FFFFFF1A"], "primary": ["#0071E3", "#2997FF"], "destructive": ["#E30000", "#FF453A"],
        "hairline": ["#0000001F", "#FFFFFF29"], "background": ["#FFFFFF", "#000000"]
      },
      "layout": { "part": "group", "grow": "width", "fill": "surface", "radius": "1.125 rem", "column": [
        { "part": "row", "repeat": 3, "grow": "width", "minHeight": "2.75 rem", "padding": { "horizontal": "1 rem", "vertical": "0.375 rem" },
          "layers": [
            { "part": "rowContent", "grow": "width", "minHeight": "2 rem", "spacing": "0.75 rem", "align": "center", "row": [
              { "part": "label", "text": "label", "size": "1.0625 rem", "lineHeight": "1.375 rem", "grow": "width", "color": "text" },
              { "part": "input", "text": "input", "control": "textField", "size": "1.0625 rem", "lineHeight": "1.375 rem", "height": "2 rem", "grow": "width",
                "textAlign": "trailing", "color": "muted",
                "assumed": "Label and input share a row's width equally, as the native versions do." }
            ] }
          ],
          "overlay": [
            { "part": "separator", "when": "!first", "grow": "width", "height": 1, "place": "topLeading", "margin": { "leading": "1 rem" }, "fill": "hairline" }
          ] }
      ] }
    }
    """#
}
