// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let suissField: StaticString = #"""
    {
      "component": "suiss-field",
      "platform": "web",
      "summary": "Label above an input, description and errors below; or side by side, always or from 28 rem on.",
      "source": "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      "field": "input",
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text",
        "unlabeled": "there is no label",
        "multiline": "a text area, which grows with its text",
        "medium": "the input of 36 px from the md breakpoint on",
        "small": "the input of 32 px",
        "help": "a description shows",
        "error": "an error message shows",
        "errorList": "there are several errors, as a list",
        "responsive": "side by side where the container is 28 rem wide or more",
        "wide": "the container is 28 rem wide or more",
        "horizontal": "label and input side by side"
      },
      "breakpoints": { "wide": "28 rem" },
      "implied": { "error": "errorList", "horizontal": "responsive & wide" },
      "colors": {
        "text": ["#1D1D1F", "#F5F5F7"], "muted": ["#6E6E73", "#A1A1A6"], "surface": ["#F5F5F7", "#161617"],
        "control": ["#0000000A", "#FFFFFF1A"], "primary": ["#0071E3", "#2997FF"], "destructive": ["#E30000", "#FF453A"],
        "hairline": ["#0000001F", "#FFFFFF29"], "background": ["#FFFFFF", "#000000"]
      },
      "layout": { "grow": "width", "column": [
        { "when": "!horizontal", "grow": "width", "spacing": "0.75 rem", "column": [
          { "part": "label", "when": "!unlabeled", "text": "label", "size": "1.0625 rem", "lineHeight": "1.375 rem", "weight": 600, "grow": "width", "color": "text" },
          { "part": "input", "when": "!multiline", "grow": "width", "height": "2.75 rem", "padding": 1, "fill": "control",
            "stroke": "hairline", "radius": "0.625 rem", "states": {
              "medium": { "height": "2.25 rem" }, "small": { "height": "2 rem", "radius": "0.5 rem" },
              "focused": { "stroke": "primary", "strokeWidth": 1.3, "strokePlacement": "outside" } },
            "layers": [
              { "part": "inputText", "text": "input", "control": "textField", "size": "1.0625 rem", "lineHeight": "1.375 rem", "grow": "both", "color": "text",
                "margin": { "horizontal": "0.75 rem", "vertical": "0.25 rem" }, "states": {
                  "medium": { "size": "0.9375 rem", "lineHeight": "1.25 rem" },
                  "small": { "size": "0.9375 rem", "lineHeight": "1.25 rem", "margin": { "horizontal": "0.625 rem" } } } }
            ] },
          { "part": "input", "when": "multiline", "grow": "width", "minHeight": "4 rem", "padding": 1, "within": "topLeading",
            "fill": "control", "stroke": "hairline", "radius": "0.75 rem", "layers": [
              { "part": "inputText", "text": "input", "control": "textView", "size": "1.0625 rem", "lineHeight": "1.375 rem", "grow": "width", "margin": "0.75 rem", "color": "text" }
            ] },
          { "part": "description", "when": "help", "text": "help", "size": "0.9375 rem", "lineHeight": "1.25 rem", "grow": "width", "color": "muted",
            "states": { "error": { "margin": { "top": "-0.25 rem" } } } },
          { "part": "error", "when": "error & !errorList", "text": "error", "size": "0.9375 rem", "lineHeight": "1.25 rem", "grow": "width", "color": "destructive" },
          { "part": "error", "when": "errorList", "grow": "width", "layers": [
            { "part": "errorList", "text": "error", "size": "0.9375 rem", "lineHeight": "1.25 rem", "itemSpacing": "0.25 rem", "grow": "width",
              "margin": { "leading": "1 rem" }, "color": "destructive" } ] }
        ] },
        { "when": "horizontal", "grow": "width", "spacing": "0.75 rem", "align": "center",
          "assumed": "Label and input share the width equally when side by side, as the inset rows of the native versions do.",
          "states": { "help": { "align": "top" }, "error": { "align": "top" } }, "row": [
          { "part": "content", "grow": "width", "spacing": "0.25 rem", "column": [
            { "part": "label", "when": "!unlabeled", "text": "label", "size": "1.0625 rem", "lineHeight": "1.375 rem", "weight": 600, "grow": "width", "color": "text" },
            { "part": "description", "when": "help", "text": "help", "size": "0.9375 rem", "lineHeight": "1.25 rem", "grow": "width", "color": "muted" },
            { "part": "error", "when": "error", "text": "error", "size": "0.9375 rem", "lineHeight": "1.25 rem", "itemSpacing": "0.25 rem", "grow": "width", "color": "destructive" }
          ] },
          { "part": "input", "grow": "width", "height": "2.75 rem", "padding": 1, "fill": "control", "stroke": "hairline", "radius": "0.625 rem",
            "states": { "medium": { "height": "2.25 rem" }, "small": { "height": "2 rem" } }, "layers": [
              { "part": "inputText", "text": "input", "control": "textField", "size": "1.0625 rem", "lineHeight": "1.375 rem", "grow": "both", "color": "text",
                "margin": { "horizontal": "0.75 rem", "vertical": "0.25 rem" },
                "states": { "medium": { "size": "0.9375 rem", "lineHeight": "1.25 rem" }, "small": { "size": "0.9375 rem", "lineHeight": "1.25 rem" } } }
            ] }
        ] }
      ] }
    }
    """#
}
