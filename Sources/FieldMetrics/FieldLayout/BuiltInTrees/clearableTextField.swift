// Written by script/record from FieldLayout/Components/clearable-text-field.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func clearableTextField() -> ComponentContent {
    ComponentContent(
      name: "clearable-text-field",
      platform: .ios,
      summary: "Filled block with an icon, a clear button and an error below; no floating label.",
      source: "SwiftUI Blocks, ClearableTextField reference page (Oscar Canton)",
      assumed: ["Colours are the system\'s secondary, tint and red; the reference names no others."],
      states: [
        ComponentState(name: "focused", meaning: "the field has the focus"),
        ComponentState(name: "filled", meaning: "there is text, and with it the clear button"),
        ComponentState(name: "leadingIcon", meaning: "a symbol stands before the text"),
        ComponentState(name: "error", meaning: "an error message shows")
      ],
      motion: nil,
      fieldPart: "block",
      implied: [],
      breakpoints: [],
      lengths: [],
      colors: [
        PaintColor(name: "text", light: "#000000", dark: "#FFFFFF"),
        PaintColor(name: "secondary", light: "#3C3C4399", dark: "#EBEBF599"),
        PaintColor(name: "field", light: "#7676801F", dark: "#7676803D"),
        PaintColor(name: "tint", light: "#007AFF", dark: "#0A84FF"),
        PaintColor(name: "red", light: "#FF3B30", dark: "#FF453A")
      ],
      slots: ["input", "error"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .symbol("magnifyingglass"),
                part: "icon",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(),
                  text: TextTraits(style: .body),
                  paint: PaintTraits(color: 1)
                ),
                assumed: "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own."
              ),
              LayoutNode(
                content: .text(slot: 0),
                part: "input",
                traits: SharedTraits(
                  box: BoxTraits(grow: .width),
                  text: TextTraits(style: .body, control: .textField),
                  paint: PaintTraits(color: 0)
                )
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .symbol("xmark.circle.fill"),
                    part: "clearGlyph",
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(style: .body),
                      paint: PaintTraits(color: 1)
                    ),
                    assumed: "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own."
                  )
                ],
                part: "clearHit",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 2, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    padding: LayoutEdges(
                      top: LayoutLength(value: 13),
                      leading: LayoutLength(value: 13),
                      bottom: LayoutLength(value: 13),
                      trailing: LayoutLength(value: 13)
                    ),
                    margin: LayoutEdges(
                      top: LayoutLength(value: -13),
                      leading: LayoutLength(value: -13),
                      bottom: LayoutLength(value: -13),
                      trailing: LayoutLength(value: -13)
                    )
                  ),
                  paint: PaintTraits(isHitArea: true)
                )
              )
            ],
            overlay: [
              LayoutNode(
                content: .box,
                part: "border",
                traits: SharedTraits(
                  box: BoxTraits(grow: .both),
                  paint: PaintTraits(
                    stroke: 1,
                    strokeWidth: LayoutLength(value: 0.5),
                    radius: LayoutLength(value: 14),
                    cornerShape: .continuous
                  )
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(),
                      paint: PaintTraits(stroke: 3, strokeWidth: LayoutLength(value: 1.5))
                    )
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(),
                      paint: PaintTraits(stroke: 4, strokeWidth: LayoutLength(value: 1.5))
                    )
                  )
                ]
              )
            ],
            part: "block",
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 10),
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                padding: LayoutEdges(
                  top: LayoutLength(value: 13),
                  leading: LayoutLength(value: 14),
                  bottom: LayoutLength(value: 13),
                  trailing: LayoutLength(value: 14)
                ),
                grow: .width
              ),
              paint: PaintTraits(fill: 2, radius: LayoutLength(value: 14), cornerShape: .continuous)
            )
          ),
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .symbol("exclamationmark.circle"),
                part: "errorIcon",
                traits: SharedTraits(
                  box: BoxTraits(),
                  text: TextTraits(style: .footnote),
                  paint: PaintTraits(color: 4)
                ),
                assumed: "The gap between icon and text of a system Label is 8; the reference leaves it to the platform."
              ),
              LayoutNode(
                content: .text(slot: 1),
                part: "errorText",
                traits: SharedTraits(
                  box: BoxTraits(grow: .width),
                  text: TextTraits(style: .footnote),
                  paint: PaintTraits(color: 4)
                )
              )
            ],
            part: "error",
            condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 8),
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                grow: .width
              )
            )
          )
        ],
        traits: SharedTraits(box: BoxTraits(spacing: LayoutLength(value: 6), grow: .width))
      )
    )
  }
}
