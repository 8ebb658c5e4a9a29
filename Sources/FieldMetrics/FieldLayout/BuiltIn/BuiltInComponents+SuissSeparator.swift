// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let suissSeparator: StaticString = #"""
    {
      "component": "suiss-separator",
      "platform": "web",
      "summary": "A line with a word in it between two fields.",
      "source": "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      "field": "separator",
      "states": {},
      "texts": { "separator": "or" },
      "colors": {
        "text": ["#1D1D1F", "#F5F5F7"], "muted": ["#6E6E73", "#A1A1A6"], "surface": ["#F5F5F7", "#161617"],
        "control": ["#0000000A", "#FFFFFF1A"], "primary": ["#0071E3", "#2997FF"], "destructive": ["#E30000", "#FF453A"],
        "hairline": ["#0000001F", "#FFFFFF29"], "background": ["#FFFFFF", "#000000"]
      },
      "layout": { "grow": "width", "spacing": "1.75 rem", "column": [
        { "part": "above", "grow": "width", "height": "2.75 rem", "fill": "control", "stroke": "hairline", "radius": "0.625 rem" },
        { "part": "separator", "grow": "width", "height": "1.25 rem", "margin": { "vertical": "-0.5 rem" }, "align": "center", "layers": [
          { "part": "line", "grow": "width", "height": 1, "fill": "hairline" },
          { "part": "separatorText", "text": "separator", "size": "0.9375 rem", "lineHeight": "1.25 rem", "padding": { "horizontal": "0.5 rem" }, "fill": "background", "color": "muted",
            "assumed": "The word has the description's size; the source is silent." }
        ] },
        { "part": "below", "grow": "width", "height": "2.75 rem", "fill": "control", "stroke": "hairline", "radius": "0.625 rem" }
      ] }
    }
    """#
}
