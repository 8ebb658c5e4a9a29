// Written by script/record from FieldLayout/Components/suiss-choice-card.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func suissChoiceCard() -> ComponentContent {
    ComponentContent(
      name: "suiss-choice-card",
      platform: .web,
      summary: "A card with title, description and a radio button.",
      source: "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      assumed: [],
      states: [
        ComponentState(name: "checked", meaning: "the choice is taken"),
        ComponentState(name: "focused", meaning: "the card has the focus"),
        ComponentState(name: "help", meaning: "a description shows")
      ],
      motion: nil,
      fieldPart: "card",
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
      slots: ["label", "help"],
      texts: [],
      root: LayoutNode(
        content: .layers,
        children: [
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .column,
                children: [
                  LayoutNode(
                    content: .text(slot: 0),
                    part: "label",
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(
                        size: LayoutLength(value: 1.0625, unit: .rem),
                        lineHeight: LayoutLength(value: 1.375, unit: .rem),
                        weight: 600
                      ),
                      paint: PaintTraits(color: 0)
                    )
                  ),
                  LayoutNode(
                    content: .text(slot: 1),
                    part: "description",
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(
                        size: LayoutLength(value: 0.9375, unit: .rem),
                        lineHeight: LayoutLength(value: 1.25, unit: .rem)
                      ),
                      paint: PaintTraits(color: 1)
                    )
                  )
                ],
                part: "content",
                traits: SharedTraits(
                  box: BoxTraits(spacing: LayoutLength(value: 0.25, unit: .rem), grow: .width)
                )
              ),
              LayoutNode(
                content: .box,
                part: "control",
                traits: SharedTraits(
                  box: BoxTraits(
                    width: LayoutLength(value: 1, unit: .rem),
                    height: LayoutLength(value: 1, unit: .rem)
                  ),
                  paint: PaintTraits(stroke: 6, cornerShape: .capsule)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(fill: 4, stroke: 4))
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 0.1875, unit: .rem)))
                    )
                  )
                ],
                assumed: "The radio button is 1 rem; the source\'s own size is not public here."
              )
            ],
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 0.75, unit: .rem),
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                padding: LayoutEdges(
                  top: LayoutLength(value: 1, unit: .rem),
                  leading: LayoutLength(value: 1, unit: .rem),
                  bottom: LayoutLength(value: 1, unit: .rem),
                  trailing: LayoutLength(value: 1, unit: .rem)
                ),
                grow: .width
              )
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(align: LayoutAlignment(x: 0.5, y: 0, isFirstBaseline: false))
                )
              )
            ]
          )
        ],
        overlay: [
          LayoutNode(
            content: .box,
            part: "ring",
            condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(grow: .both),
              paint: PaintTraits(
                stroke: 4,
                strokeWidth: LayoutLength(value: 1),
                strokePlacement: .outside,
                radius: LayoutLength(value: 0.75, unit: .rem)
              )
            )
          )
        ],
        part: "card",
        traits: SharedTraits(
          box: BoxTraits(
            padding: LayoutEdges(
              top: LayoutLength(value: 1),
              leading: LayoutLength(value: 1),
              bottom: LayoutLength(value: 1),
              trailing: LayoutLength(value: 1)
            ),
            grow: .width
          ),
          paint: PaintTraits(
            stroke: 6,
            strokeWidth: LayoutLength(value: 1),
            radius: LayoutLength(value: 0.75, unit: .rem)
          )
        ),
        overrides: [
          (
            condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
            traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(stroke: 4))
          )
        ]
      )
    )
  }
}
