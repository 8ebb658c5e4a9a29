// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let suissChoiceCard: StaticString = #"""
    {
      "component": "suiss-choice-card",
      "platform": "web",
      "summary": "A card with title, description and a radio button.",
      "source": "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      "field": "card",
      "states": { "checked": "the choice is taken", "focused": "the card has the focus", "help": "a description shows" },
      "colors": {
        "text": ["#1D1D1F", "#F5F5F7"], "muted": ["#6E6E73", "#A1A1A6"], "surface": ["#F5F5F7", "#161617"],
        "control": ["#0000000A", "#FFFFFF1A"], "primary": ["#0071E3", "#2997FF"], "destructive": ["#E30000", "#FF453A"],
        "hairline": ["#0000001F", "#FFFFFF29"], "background": ["#FFFFFF", "#000000"]
      },
      "layout": { "part": "card", "grow": "width", "padding": 1, "radius": "0.75 rem", "stroke": "hairline", "strokeWidth": 1,
        "states": { "checked": { "stroke": "primary" } }, "layers": [
          { "grow": "width", "padding": "1 rem", "spacing": "0.75 rem", "align": "center", "states": { "help": { "align": "top" } }, "row": [
            { "part": "content", "grow": "width", "spacing": "0.25 rem", "column": [
              { "part": "label", "text": "label", "size": "1.0625 rem", "lineHeight": "1.375 rem", "weight": 600, "grow": "width", "color": "text" },
              { "part": "description", "when": "help", "text": "help", "size": "0.9375 rem", "lineHeight": "1.25 rem", "grow": "width", "color": "muted" }
            ] },
            { "part": "control", "width": "1 rem", "height": "1 rem", "corners": "capsule", "stroke": "hairline",
              "assumed": "The radio button is 1 rem; the source's own size is not public here.",
              "states": { "checked": { "fill": "primary", "stroke": "primary" }, "help": { "margin": { "top": "0.1875 rem" } } } }
          ] }
        ],
        "overlay": [ { "part": "ring", "when": "checked", "grow": "both", "radius": "0.75 rem", "stroke": "primary", "strokeWidth": 1, "strokePlacement": "outside" } ] }
    }
    """#
}
