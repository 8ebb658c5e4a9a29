// Written by script/record from FieldLayout/Components/suiss-inset-group.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func suissInsetGroup() -> ComponentContent {
    ComponentContent(
      name: "suiss-inset-group",
      platform: .web,
      summary: "Rows of label and input on a rounded surface, with hairlines between them.",
      source: "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      assumed: [],
      states: [
        ComponentState(name: "focused", meaning: "a row\'s input has the focus"),
        ComponentState(name: "filled", meaning: "there is text")
      ],
      motion: nil,
      fieldPart: "row",
      implied: [],
      breakpoints: [],
      lengths: [],
      colors: [
        PaintColor(name: "text", light: "#1D1D1F", dark: "#F5F5F7"),
        PaintColor(name: "muted", light: "#6E6E73", dark: "#A1A1A6"),
        PaintColor(name: "surface", light: "#F5F5F7", dark: "#161617"),
        PaintColor(name: "control", light: "#0000000A", dark: "#FFFFFF1A"),
        PaintColor(name: "primary", light: "#0071E3", dark: "#2997FF"),
        PaintColor(name: "destructive", light: "#E30000", dark: "#FF453A"),
        PaintColor(name: "hairline", light: "#0000001F", dark: "#FFFFFF29"),
        PaintColor(name: "background", light: "#FFFFFF", dark: "#000000")
      ],
      slots: ["label", "input"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .layers,
            children: [
              LayoutNode(
                content: .row,
                children: [
                  LayoutNode(
                    content: .text(slot: 0),
                    part: "label",
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(
                        size: LayoutLength(value: 1.0625, unit: .rem),
                        lineHeight: LayoutLength(value: 1.375, unit: .rem)
                      ),
                      paint: PaintTraits(color: 0)
                    )
                  ),
                  LayoutNode(
                    content: .text(slot: 1),
                    part: "input",
                    traits: SharedTraits(
                      box: BoxTraits(height: LayoutLength(value: 2, unit: .rem), grow: .width),
                      text: TextTraits(
                        size: LayoutLength(value: 1.0625, unit: .rem),
                        lineHeight: LayoutLength(value: 1.375, unit: .rem),
                        alignment: .trailing,
                        control: .textField
                      ),
                      paint: PaintTraits(color: 1)
                    ),
                    assumed: "Label and input share a row\'s width equally, as the native versions do."
                  )
                ],
                part: "rowContent",
                traits: SharedTraits(
                  box: BoxTraits(
                    spacing: LayoutLength(value: 0.75, unit: .rem),
                    align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                    minimumHeight: LayoutLength(value: 2, unit: .rem),
                    grow: .width
                  )
                )
              )
            ],
            overlay: [
              LayoutNode(
                content: .box,
                part: "separator",
                condition: StateCondition(
                  clauses: [StateCondition.Clause(set: 0, unset: 4611686018427387904)]
                ),
                traits: SharedTraits(
                  box: BoxTraits(
                    place: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                    margin: LayoutEdges(leading: LayoutLength(value: 1, unit: .rem)),
                    height: LayoutLength(value: 1),
                    grow: .width
                  ),
                  paint: PaintTraits(fill: 6)
                )
              )
            ],
            part: "row",
            traits: SharedTraits(
              box: BoxTraits(
                padding: LayoutEdges(
                  top: LayoutLength(value: 0.375, unit: .rem),
                  leading: LayoutLength(value: 1, unit: .rem),
                  bottom: LayoutLength(value: 0.375, unit: .rem),
                  trailing: LayoutLength(value: 1, unit: .rem)
                ),
                minimumHeight: LayoutLength(value: 2.75, unit: .rem),
                grow: .width
              )
            ),
            repetitions: 3
          )
        ],
        part: "group",
        traits: SharedTraits(
          box: BoxTraits(grow: .width),
          paint: PaintTraits(fill: 2, radius: LayoutLength(value: 1.125, unit: .rem))
        )
      )
    )
  }
}
