// Written by script/components from FieldLayout/Components; do not edit.

extension BuiltInComponents {
  static let muiOutlined: StaticString = #"""
    {
      "component": "mui-outlined",
      "platform": "web",
      "summary": "Material UI's outlined text field; the floated label stands on the outline.",
      "source": "mui/material-ui, packages/mui-material/src/{InputLabel,FilledInput,OutlinedInput,FormHelperText} at 050621f, 03e5b58 and 044fa5d",
      "assumed": ["The floated label is cut at the width it has at rest; MUI gives it a third more.", "Colours are those of MUI's default theme."],
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text",
        "multiline": "the field takes several lines",
        "small": "the small size",
        "error": "the helper text is an error",
        "help": "a helper text shows, unless an error does",
        "floated": "the label floats, which MUI calls shrink"
      },
      "implied": { "floated": "focused | filled" },
      "colors": {
        "text": ["#000000DE", "#FFFFFF"], "secondary": ["#00000099", "#FFFFFFB3"], "field": ["#0000000F", "#FFFFFF17"],
        "line": ["#0000006B", "#FFFFFFB3"], "primary": ["#1976D2", "#90CAF9"], "error": ["#D32F2F", "#F44336"]
      },
      "motion": { "full": { "curve": "cubic-bezier(0, 0, 0.2, 1)", "duration": 0.2 } },
      "layout": { "grow": "width", "column": [
        { "part": "block", "grow": "width", "radius": 4, "stroke": "line", "strokeWidth": 1, "padding": { "horizontal": 14, "vertical": 16.5 },
          "states": { "small": { "padding": { "vertical": 8.5 } }, "focused": { "stroke": "primary", "strokeWidth": 2 }, "error": { "stroke": "error" } },
          "layers": [
            { "part": "input", "text": "input", "control": "textField", "size": "1 rem", "lineHeight": "1.4375 em", "grow": "width", "color": "text",
              "states": { "multiline": { "control": "textView" } } }
          ],
          "overlay": [
            { "part": "labelLayout", "grow": "width", "place": "topLeading", "margin": { "horizontal": 14 }, "offset": [0, 16],
              "states": { "small": { "offset": [0, 9] }, "floated": { "offset": [0, -9], "scale": 0.75 } }, "layers": [
                { "part": "labelVisual", "text": "label", "size": "1 rem", "lineHeight": "1.4375 em", "lineLimit": 1, "color": "secondary",
                  "states": { "focused": { "color": "primary" }, "error": { "color": "error" } } } ] },
            { "part": "notch", "when": "floated", "place": "topLeading", "margin": { "leading": 9 }, "padding": { "horizontal": 5 }, "offset": [0, -5], "height": 11, "hidden": true,
              "states": { "focused": { "margin": { "leading": 10 } } }, "layers": [ { "text": "label", "size": "0.75 rem", "lineHeight": 11, "lineLimit": 1 } ] }
          ] },
        { "part": "helperText", "when": "error", "text": "error", "size": "0.75 rem", "lineHeight": "1.66 em", "grow": "width", "margin": { "top": 3, "horizontal": 14 }, "color": "error", "states": { "small": { "margin": { "top": 4 } } } },
        { "part": "helperText", "when": "help & !error", "text": "help", "size": "0.75 rem", "lineHeight": "1.66 em", "grow": "width", "margin": { "top": 3, "horizontal": 14 }, "color": "secondary", "states": { "small": { "margin": { "top": 4 } } } }
      ] }
    }
    """#
}
