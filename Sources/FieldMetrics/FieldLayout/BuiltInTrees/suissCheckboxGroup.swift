// Written by script/record from FieldLayout/Components/suiss-checkbox-group.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func suissCheckboxGroup() -> ComponentContent {
    ComponentContent(
      name: "suiss-checkbox-group",
      platform: .web,
      summary: "Checkboxes one below the other, the later ones indented as children of the first.",
      source: "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      assumed: [],
      states: [
        ComponentState(name: "checked", meaning: "the boxes are checked"),
        ComponentState(name: "focused", meaning: "a box has the focus")
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
      slots: ["label"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .box,
                part: "control",
                traits: SharedTraits(
                  box: BoxTraits(
                    width: LayoutLength(value: 1, unit: .rem),
                    height: LayoutLength(value: 1, unit: .rem)
                  ),
                  paint: PaintTraits(stroke: 6, radius: LayoutLength(value: 0.25, unit: .rem))
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(fill: 4, stroke: 4))
                  )
                ],
                assumed: "The checkbox is 1 rem with corners of 0.25 rem; the source\'s own sizes are not public here."
              ),
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
              )
            ],
            part: "row",
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 0.75, unit: .rem),
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                margin: LayoutEdges(leading: LayoutLength(value: 1.5, unit: .rem)),
                grow: .width
              )
            ),
            overrides: [
              (
                condition: StateCondition(
                  clauses: [StateCondition.Clause(set: 4611686018427387904, unset: 0)]
                ),
                traits: SharedTraits(box: BoxTraits(margin: LayoutEdges(leading: LayoutLength(value: 0))))
              )
            ],
            repetitions: 3
          )
        ],
        part: "group",
        traits: SharedTraits(box: BoxTraits(spacing: LayoutLength(value: 0.75, unit: .rem), grow: .width))
      )
    )
  }
}
