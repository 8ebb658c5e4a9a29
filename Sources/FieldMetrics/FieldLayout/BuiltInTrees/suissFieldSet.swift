// Written by script/record from FieldLayout/Components/suiss-field-set.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func suissFieldSet() -> ComponentContent {
    ComponentContent(
      name: "suiss-field-set",
      platform: .web,
      summary: "Legend and description above a group of two fields.",
      source: "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      assumed: [],
      states: [
        ComponentState(name: "focused", meaning: "an input has the focus"),
        ComponentState(name: "filled", meaning: "there is text"),
        ComponentState(name: "help", meaning: "a description stands below the legend")
      ],
      motion: nil,
      fieldPart: "input",
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
      slots: ["legend", "help", "label", "input"],
      texts: [(slot: "legend", text: "Legend")],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .text(slot: 0),
            part: "legend",
            traits: SharedTraits(
              box: BoxTraits(
                margin: LayoutEdges(bottom: LayoutLength(value: 0.75, unit: .rem)),
                grow: .width
              ),
              text: TextTraits(
                size: LayoutLength(value: 1.0625, unit: .rem),
                lineHeight: LayoutLength(value: 1.375, unit: .rem),
                weight: 600
              ),
              paint: PaintTraits(color: 0)
            )
          ),
          LayoutNode(
            content: .column,
            children: [
              LayoutNode(
                content: .text(slot: 1),
                part: "description",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    margin: LayoutEdges(top: LayoutLength(value: -0.375, unit: .rem)),
                    grow: .width
                  ),
                  text: TextTraits(
                    size: LayoutLength(value: 0.9375, unit: .rem),
                    lineHeight: LayoutLength(value: 1.25, unit: .rem)
                  ),
                  paint: PaintTraits(color: 1)
                )
              ),
              LayoutNode(
                content: .column,
                children: [
                  LayoutNode(
                    content: .column,
                    children: [
                      LayoutNode(
                        content: .text(slot: 2),
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
                        content: .layers,
                        children: [
                          LayoutNode(
                            content: .text(slot: 3),
                            part: "inputText",
                            traits: SharedTraits(
                              box: BoxTraits(
                                margin: LayoutEdges(
                                  top: LayoutLength(value: 0.25, unit: .rem),
                                  leading: LayoutLength(value: 0.75, unit: .rem),
                                  bottom: LayoutLength(value: 0.25, unit: .rem),
                                  trailing: LayoutLength(value: 0.75, unit: .rem)
                                ),
                                grow: .both
                              ),
                              text: TextTraits(
                                size: LayoutLength(value: 1.0625, unit: .rem),
                                lineHeight: LayoutLength(value: 1.375, unit: .rem),
                                control: .textField
                              ),
                              paint: PaintTraits(color: 0)
                            )
                          )
                        ],
                        part: "input",
                        traits: SharedTraits(
                          box: BoxTraits(
                            padding: LayoutEdges(
                              top: LayoutLength(value: 1),
                              leading: LayoutLength(value: 1),
                              bottom: LayoutLength(value: 1),
                              trailing: LayoutLength(value: 1)
                            ),
                            height: LayoutLength(value: 2.75, unit: .rem),
                            grow: .width
                          ),
                          paint: PaintTraits(
                            fill: 3,
                            stroke: 6,
                            radius: LayoutLength(value: 0.625, unit: .rem)
                          )
                        )
                      )
                    ],
                    part: "field",
                    traits: SharedTraits(
                      box: BoxTraits(spacing: LayoutLength(value: 0.75, unit: .rem), grow: .width)
                    ),
                    repetitions: 2
                  )
                ],
                part: "group",
                traits: SharedTraits(
                  box: BoxTraits(spacing: LayoutLength(value: 1.75, unit: .rem), grow: .width)
                )
              )
            ],
            traits: SharedTraits(
              box: BoxTraits(spacing: LayoutLength(value: 1.5, unit: .rem), grow: .width)
            )
          )
        ],
        traits: SharedTraits(box: BoxTraits(grow: .width))
      )
    )
  }
}
