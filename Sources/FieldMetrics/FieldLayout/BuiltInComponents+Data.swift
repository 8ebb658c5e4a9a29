// Written by script/components from FieldLayout/Components; do not edit.

enum BuiltInComponents {
  static let all: [(name: String, json: StaticString)] = [
    ("form-field", formField),
    ("clearable-text-field", clearableTextField),
    ("labeled-text-field-react-native", labeledTextFieldReactNative),
    ("labeled-text-field", labeledTextField),
    ("material3-filled", material3Filled),
    ("material3-outlined", material3Outlined),
    ("mui-filled", muiFilled),
    ("mui-outlined", muiOutlined),
    ("suiss-checkbox-group", suissCheckboxGroup),
    ("suiss-choice-card", suissChoiceCard),
    ("suiss-field-set", suissFieldSet),
    ("suiss-field", suissField),
    ("suiss-inset-group", suissInsetGroup),
    ("suiss-separator", suissSeparator),
  ]

  private static let formField: StaticString = #"""
    {
      "component": "form-field",
      "platform": "ios",
      "summary": "Floating label in a filled block, with icon, check, clear button, message and counter.",
      "source": "Saivion/SwiftPieces, registry/swift/inputs/FormField.swift at afc45cf",
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text",
        "multiline": "the vertical field, which grows with its text to 8 lines",
        "leadingIcon": "a symbol stands before the text",
        "valid": "a check shows that the text is right",
        "error": "an error message shows",
        "help": "a help text shows, unless an error does",
        "limit": "a counter shows",
        "atLimit": "the counter has reached its limit",
        "disabled": "the field takes no input",
        "clear": "the clear button shows",
        "floated": "the label floats"
      },
      "implied": { "limit": "atLimit", "clear": "focused & filled", "floated": "focused | filled" },
      "lengths": { "minimumHeight": 56 },
      "colors": {
        "ink": ["#141414", "#F4F3EF"], "muted": ["#5C5A56", "#A6A49F"], "field": ["#E9E7E1", "#262626"],
        "error": ["#FF5B3A", "#FF5B3A"], "success": ["#A9DCB7", "#A9DCB7"], "onColor": ["#141414", "#141414"]
      },
      "motion": {
        "full": { "curve": "spring", "duration": 0.35, "bounce": 0.12 },
        "reduced": { "curve": "smooth", "duration": 0.2 }
      },
      "layout": {
        "column": [
          { "part": "block", "grow": "width", "minHeight": "minimumHeight",
            "fill": "field", "radius": 18, "corners": "continuous",
            "padding": { "leading": 16, "trailing": 16 }, "spacing": 10, "align": "center",
            "states": { "multiline": { "align": "top" }, "clear": { "padding": { "trailing": 4 } } },
            "row": [
              { "part": "leadingIcon", "when": "leadingIcon", "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own.",
                "symbol": "envelope", "width": "22 scaled",
                "within": "center", "style": "body", "weight": 500, "color": "muted",
                "states": { "focused": { "color": "ink" }, "multiline": { "margin": { "top": 12 } } } },
              { "part": "textStack", "grow": "width", "padding": { "vertical": 9 }, "layers": [
                { "grow": "width", "spacing": 1, "column": [
                  { "part": "captionSlot", "text": "blank", "style": "caption1", "grow": "width", "hidden": true },
                  { "part": "input", "text": "input", "style": "body", "grow": "width", "color": "ink",
                    "control": "textField", "lineLimit": 8, "states": { "multiline": { "control": "textView" } } }
                ] },
                { "part": "labelLayout", "grow": "width", "place": "leading", "layers": [
                  { "part": "labelVisual", "text": "label", "style": "body", "lineLimit": 1, "color": "muted" }
                ], "states": { "floated": { "place": "topLeading", "scale": "caption1/body" } } }
              ] },
              { "part": "check", "when": "valid", "width": 24, "height": 24, "fill": "success", "corners": "capsule",
                "states": { "multiline": { "margin": { "top": 14 } } },
                "overlay": [{ "symbol": "checkmark", "style": "caption1", "weight": 800, "color": "onColor", "part": "checkGlyph",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }] },
              { "part": "clear", "when": "clear", "width": 44, "height": 44, "hitArea": true,
                "states": { "multiline": { "margin": { "top": 4 } } },
                "overlay": [{ "symbol": "xmark.circle.fill", "style": "body", "color": "muted", "part": "clearGlyph",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }] }
            ],
            "overlay": [
              { "part": "ring", "when": "focused | error", "grow": "both", "radius": 18, "corners": "continuous",
                "stroke": "ink", "strokeWidth": 2, "states": { "error": { "stroke": "error" } } }
            ] },
          { "part": "footer", "when": "error | help | limit", "grow": "width", "margin": { "horizontal": 4 },
            "spacing": 10, "align": "firstBaseline", "row": [
              { "part": "message", "when": "error", "grow": "width", "spacing": 6, "align": "firstBaseline", "row": [
                { "part": "errorBadge", "width": 16, "height": 16, "baseline": 12, "fill": "error", "corners": "capsule",
                  "overlay": [{ "symbol": "exclamationmark", "style": "caption2", "weight": 900, "color": "onColor", "part": "errorGlyph",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }] },
                { "part": "errorText", "text": "error", "style": "footnote", "weight": 600, "grow": "width", "color": "ink" }
              ] },
              { "part": "message", "when": "help & !error", "grow": "width", "layers": [
                { "part": "helpText", "text": "help", "style": "footnote", "grow": "width", "color": "muted" }
              ] },
              { "when": "!error & !help", "spacer": true },
              { "part": "counter", "when": "limit", "states": {
                  "atLimit": { "padding": { "horizontal": 8, "vertical": 2 }, "fill": "error", "corners": "capsule" } },
                "layers": [
                  { "part": "counterText", "text": "counter", "style": "footnote", "weight": 600, "digits": "tabular",
                    "lineLimit": 1, "color": "muted", "states": { "atLimit": { "color": "onColor" } } }
                ] }
            ] }
        ],
        "spacing": 8, "grow": "width",
        "states": { "disabled": { "opacity": 0.45 } }
      }
    }
    """#

  private static let clearableTextField: StaticString = #"""
    {
      "component": "clearable-text-field",
      "platform": "ios",
      "summary": "Filled block with an icon, a clear button and an error below; no floating label.",
      "source": "SwiftUI Blocks, ClearableTextField reference page (Oscar Canton)",
      "states": {
        "focused": "the field has the focus",
        "filled": "there is text, and with it the clear button",
        "leadingIcon": "a symbol stands before the text",
        "error": "an error message shows"
      },
      "colors": {
        "text": ["#000000", "#FFFFFF"], "secondary": ["#3C3C4399", "#EBEBF599"], "field": ["#7676801F", "#7676803D"],
        "tint": ["#007AFF", "#0A84FF"], "red": ["#FF3B30", "#FF453A"]
      },
      "assumed": ["Colours are the system's secondary, tint and red; the reference names no others."],
      "layout": {
        "grow": "width", "spacing": 6, "column": [
          { "part": "block", "grow": "width", "fill": "field", "radius": 14, "corners": "continuous",
            "padding": { "horizontal": 14, "vertical": 13 }, "spacing": 10, "align": "center", "row": [
              { "part": "icon", "when": "leadingIcon", "symbol": "magnifyingglass", "style": "body", "color": "secondary",
                "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." },
              { "part": "input", "text": "input", "control": "textField", "style": "body", "grow": "width", "color": "text" },
              { "part": "clearHit", "when": "filled", "padding": 13, "margin": -13, "hitArea": true, "layers": [
                { "part": "clearGlyph", "symbol": "xmark.circle.fill", "style": "body", "color": "secondary",
                  "assumed": "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own." }
              ] }
            ],
            "overlay": [
              { "part": "border", "grow": "both", "radius": 14, "corners": "continuous", "stroke": "secondary", "strokeWidth": 0.5,
                "states": { "focused": { "stroke": "tint", "strokeWidth": 1.5 }, "error": { "stroke": "red", "strokeWidth": 1.5 } } }
            ] },
          { "part": "error", "when": "error", "grow": "width", "spacing": 8, "align": "center", "row": [
              { "part": "errorIcon", "symbol": "exclamationmark.circle", "style": "footnote", "color": "red",
                "assumed": "The gap between icon and text of a system Label is 8; the reference leaves it to the platform." },
              { "part": "errorText", "text": "error", "style": "footnote", "grow": "width", "color": "red" }
            ] }
        ]
      }
    }
    """#

  private static let labeledTextFieldReactNative: StaticString = #"""
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

  private static let labeledTextField: StaticString = #"""
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

  private static let material3Filled: StaticString = #"""
    {
      "component": "material3-filled",
      "platform": "android",
      "summary": "Material 3's filled text field in Compose; the label changes its style as it floats.",
      "source": "androidx/androidx, compose/material3 TextField.kt and internal/TextFieldImpl.kt at 018e359",
      "assumed": ["Between rest and float all frames move in proportion; Compose lays each step out anew.", "Colours are those of Material's baseline scheme."],
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
        { "part": "block", "grow": "width", "minHeight": "minimumHeight", "within": "topLeading", "fill": "container", "radius": 4, "corners": "top",
          "padding": { "vertical": 8, "leading": 16, "trailing": 16 },
          "states": { "leadingIcon": { "padding": { "leading": 52 } }, "trailingIcon": { "padding": { "trailing": 52 } } },
          "column": [
            { "part": "labelSlot", "grow": "width", "minHeight": "16 sp", "within": "topLeading", "layers": [
              { "part": "labelLayout", "when": "floated", "grow": "width", "minHeight": 16, "layers": [
                { "part": "labelVisual", "text": "label", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "lineLimit": 1, "color": "onSurfaceVariant",
                  "states": { "focused": { "color": "primary" }, "error": { "color": "error" } } } ] } ] },
            { "part": "input", "text": "input", "control": "textField", "size": "16 sp", "lineHeight": "1.5 em", "grow": "width", "minHeight": 24, "color": "onSurface",
              "states": { "multiline": { "control": "textView" } } }
          ],
          "overlay": [
            { "part": "labelLayout", "when": "!floated", "grow": "width", "place": "leading", "minHeight": 24, "margin": { "horizontal": 16 },
              "states": { "leadingIcon": { "margin": { "leading": 52 } }, "trailingIcon": { "margin": { "trailing": 52 } },
                "multiline": { "place": "topLeading", "margin": { "top": 8 }, "offset": [0, "8 sp"] } }, "layers": [
                { "part": "labelVisual", "text": "label", "size": "16 sp", "lineHeight": "1.5 em", "lineLimit": 1, "color": "onSurfaceVariant" } ] },
            { "part": "leadingIcon", "when": "leadingIcon", "width": 48, "height": 48, "place": "leading", "hitArea": true, "color": "onSurfaceVariant" },
            { "part": "trailingIcon", "when": "trailingIcon", "width": 48, "height": 48, "place": "trailing", "hitArea": true, "color": "onSurfaceVariant" },
            { "part": "indicator", "grow": "both", "stroke": "onSurfaceVariant", "strokeWidth": 1, "strokePlacement": "bottom",
              "states": { "focused": { "stroke": "primary", "strokeWidth": 2 }, "error": { "stroke": "error" } } }
          ] },
        { "part": "supporting", "when": "error", "text": "error", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "grow": "width", "minHeight": 16, "margin": { "horizontal": 16, "top": 4 }, "color": "error" },
        { "part": "supporting", "when": "help & !error", "text": "help", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "grow": "width", "minHeight": 16, "margin": { "horizontal": 16, "top": 4 }, "color": "onSurfaceVariant" }
      ] }
    }
    """#

  private static let material3Outlined: StaticString = #"""
    {
      "component": "material3-outlined",
      "platform": "android",
      "summary": "Material 3's outlined text field in Compose; the floated label stands in a gap of the outline.",
      "source": "androidx/androidx, compose/material3 OutlinedTextField.kt and internal/TextFieldImpl.kt at 018e359",
      "assumed": ["Room for half a label above the outline is half of 16 sp, as newer versions reserve it; older ones reserve 8 sp.", "Colours are those of Material's baseline scheme."],
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
            { "part": "leadingIcon", "when": "leadingIcon", "width": 48, "height": 48, "place": "leading", "hitArea": true, "color": "onSurfaceVariant" },
            { "part": "trailingIcon", "when": "trailingIcon", "width": 48, "height": 48, "place": "trailing", "hitArea": true, "color": "onSurfaceVariant" }
          ] },
        { "part": "supporting", "when": "error", "text": "error", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "grow": "width", "minHeight": 16, "margin": { "horizontal": 16, "top": 4 }, "color": "error" },
        { "part": "supporting", "when": "help & !error", "text": "help", "size": "12 sp", "lineHeight": "1.3333333333333333 em", "grow": "width", "minHeight": 16, "margin": { "horizontal": 16, "top": 4 }, "color": "onSurfaceVariant" }
      ] }
    }
    """#

  private static let muiFilled: StaticString = #"""
    {
      "component": "mui-filled",
      "platform": "web",
      "summary": "Material UI's filled text field; label offsets in px, text in rem.",
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
        { "part": "block", "grow": "width", "fill": "field", "radius": 4, "corners": "top", "padding": { "top": 25, "horizontal": 12, "bottom": 8 },
          "states": { "small": { "padding": { "top": 21, "bottom": 4 } } }, "layers": [
            { "part": "input", "text": "input", "control": "textField", "size": "1 rem", "lineHeight": "1.4375 em", "grow": "width", "color": "text",
              "states": { "multiline": { "control": "textView" } } }
          ],
          "overlay": [
            { "part": "labelLayout", "grow": "width", "place": "topLeading", "margin": { "horizontal": 12 }, "offset": [0, 16],
              "states": { "small": { "offset": [0, 13] }, "floated": { "offset": [0, 7], "scale": 0.75 }, "floated & small": { "offset": [0, 4] } }, "layers": [
                { "part": "labelVisual", "text": "label", "size": "1 rem", "lineHeight": "1.4375 em", "lineLimit": 1, "color": "secondary",
                  "states": { "focused": { "color": "primary" }, "error": { "color": "error" } } } ] },
            { "part": "underline", "grow": "both", "stroke": "line", "strokeWidth": 1, "strokePlacement": "bottom",
              "states": { "focused": { "stroke": "primary", "strokeWidth": 2 }, "error": { "stroke": "error" } } }
          ] },
        { "part": "helperText", "when": "error", "text": "error", "size": "0.75 rem", "lineHeight": "1.66 em", "grow": "width", "margin": { "top": 3, "horizontal": 14 }, "color": "error", "states": { "small": { "margin": { "top": 4 } } } },
        { "part": "helperText", "when": "help & !error", "text": "help", "size": "0.75 rem", "lineHeight": "1.66 em", "grow": "width", "margin": { "top": 3, "horizontal": 14 }, "color": "secondary", "states": { "small": { "margin": { "top": 4 } } } }
      ] }
    }
    """#

  private static let muiOutlined: StaticString = #"""
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
                  "states": { "focused": { "color": "primary" }, "error": { "color": "error" } } } ] }
          ] },
        { "part": "helperText", "when": "error", "text": "error", "size": "0.75 rem", "lineHeight": "1.66 em", "grow": "width", "margin": { "top": 3, "horizontal": 14 }, "color": "error", "states": { "small": { "margin": { "top": 4 } } } },
        { "part": "helperText", "when": "help & !error", "text": "help", "size": "0.75 rem", "lineHeight": "1.66 em", "grow": "width", "margin": { "top": 3, "horizontal": 14 }, "color": "secondary", "states": { "small": { "margin": { "top": 4 } } } }
      ] }
    }
    """#

  private static let suissCheckboxGroup: StaticString = #"""
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

  private static let suissChoiceCard: StaticString = #"""
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

  private static let suissFieldSet: StaticString = #"""
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

  private static let suissField: StaticString = #"""
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

  private static let suissInsetGroup: StaticString = #"""
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

  private static let suissSeparator: StaticString = #"""
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
