// Written by script/record from FieldLayout/Components/suiss-field.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func suissField() -> ComponentContent {
    ComponentContent(
      name: "suiss-field",
      platform: .web,
      summary: "Label above an input, description and errors below; or side by side, always or from 28 rem on.",
      source: "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      assumed: [],
      states: [
        ComponentState(name: "focused", meaning: "the field has the focus"),
        ComponentState(name: "filled", meaning: "there is text"),
        ComponentState(name: "unlabeled", meaning: "there is no label"),
        ComponentState(name: "multiline", meaning: "a text area, which grows with its text"),
        ComponentState(name: "medium", meaning: "the input of 36 px from the md breakpoint on"),
        ComponentState(name: "small", meaning: "the input of 32 px"),
        ComponentState(name: "help", meaning: "a description shows"),
        ComponentState(name: "error", meaning: "an error message shows"),
        ComponentState(name: "errorList", meaning: "there are several errors, as a list"),
        ComponentState(
          name: "responsive",
          meaning: "side by side where the container is 28 rem wide or more"
        ),
        ComponentState(name: "wide", meaning: "the container is 28 rem wide or more"),
        ComponentState(name: "horizontal", meaning: "label and input side by side")
      ],
      motion: nil,
      fieldPart: "input",
      implied: [
        (
          flag: StateFlags(bits: 128),
          condition: StateCondition(clauses: [StateCondition.Clause(set: 256, unset: 0)])
        ),
        (
          flag: StateFlags(bits: 2048),
          condition: StateCondition(
            clauses: [StateCondition.Clause(set: 512, unset: 0), StateCondition.Clause(set: 1024, unset: 0)]
          )
        )
      ],
      breakpoints: [(flag: StateFlags(bits: 1024), width: LayoutLength(value: 28, unit: .rem))],
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
      slots: ["label", "input", "help", "error"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .column,
            children: [
              LayoutNode(
                content: .text(slot: 0),
                part: "label",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 0, unset: 4)]),
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
                    content: .text(slot: 1),
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
                    ),
                    overrides: [
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                        traits: SharedTraits(
                          box: BoxTraits(),
                          text: TextTraits(
                            size: LayoutLength(value: 0.9375, unit: .rem),
                            lineHeight: LayoutLength(value: 1.25, unit: .rem)
                          )
                        )
                      ),
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                        traits: SharedTraits(
                          box: BoxTraits(
                            margin: LayoutEdges(
                              leading: LayoutLength(value: 0.625, unit: .rem),
                              trailing: LayoutLength(value: 0.625, unit: .rem)
                            )
                          ),
                          text: TextTraits(
                            size: LayoutLength(value: 0.9375, unit: .rem),
                            lineHeight: LayoutLength(value: 1.25, unit: .rem)
                          )
                        )
                      )
                    ]
                  )
                ],
                part: "input",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 0, unset: 8)]),
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
                  paint: PaintTraits(fill: 3, stroke: 6, radius: LayoutLength(value: 0.625, unit: .rem))
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(height: LayoutLength(value: 2.25, unit: .rem)))
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(height: LayoutLength(value: 2, unit: .rem)),
                      paint: PaintTraits(radius: LayoutLength(value: 0.5, unit: .rem))
                    )
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(),
                      paint: PaintTraits(
                        stroke: 4,
                        strokeWidth: LayoutLength(value: 1.3),
                        strokePlacement: .outside
                      )
                    )
                  )
                ]
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .text(slot: 1),
                    part: "inputText",
                    traits: SharedTraits(
                      box: BoxTraits(
                        margin: LayoutEdges(
                          top: LayoutLength(value: 0.75, unit: .rem),
                          leading: LayoutLength(value: 0.75, unit: .rem),
                          bottom: LayoutLength(value: 0.75, unit: .rem),
                          trailing: LayoutLength(value: 0.75, unit: .rem)
                        ),
                        grow: .width
                      ),
                      text: TextTraits(
                        size: LayoutLength(value: 1.0625, unit: .rem),
                        lineHeight: LayoutLength(value: 1.375, unit: .rem),
                        control: .textView
                      ),
                      paint: PaintTraits(color: 0)
                    )
                  )
                ],
                part: "input",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    within: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                    padding: LayoutEdges(
                      top: LayoutLength(value: 1),
                      leading: LayoutLength(value: 1),
                      bottom: LayoutLength(value: 1),
                      trailing: LayoutLength(value: 1)
                    ),
                    minimumHeight: LayoutLength(value: 4, unit: .rem),
                    grow: .width
                  ),
                  paint: PaintTraits(fill: 3, stroke: 6, radius: LayoutLength(value: 0.75, unit: .rem))
                )
              ),
              LayoutNode(
                content: .text(slot: 2),
                part: "description",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 64, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(grow: .width),
                  text: TextTraits(
                    size: LayoutLength(value: 0.9375, unit: .rem),
                    lineHeight: LayoutLength(value: 1.25, unit: .rem)
                  ),
                  paint: PaintTraits(color: 1)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 128, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: -0.25, unit: .rem)))
                    )
                  )
                ]
              ),
              LayoutNode(
                content: .text(slot: 3),
                part: "error",
                condition: StateCondition(
                  clauses: [
                    StateCondition.Clause(set: 128, unset: 0),
                    StateCondition.Clause(set: 0, unset: 256)
                  ]
                ),
                traits: SharedTraits(
                  box: BoxTraits(grow: .width),
                  text: TextTraits(
                    size: LayoutLength(value: 0.9375, unit: .rem),
                    lineHeight: LayoutLength(value: 1.25, unit: .rem)
                  ),
                  paint: PaintTraits(color: 5)
                )
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .text(slot: 3),
                    part: "errorList",
                    traits: SharedTraits(
                      box: BoxTraits(
                        margin: LayoutEdges(leading: LayoutLength(value: 1, unit: .rem)),
                        grow: .width
                      ),
                      text: TextTraits(
                        size: LayoutLength(value: 0.9375, unit: .rem),
                        lineHeight: LayoutLength(value: 1.25, unit: .rem),
                        itemSpacing: LayoutLength(value: 0.25, unit: .rem)
                      ),
                      paint: PaintTraits(color: 5)
                    )
                  )
                ],
                part: "error",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 256, unset: 0)]),
                traits: SharedTraits(box: BoxTraits(grow: .width))
              )
            ],
            condition: StateCondition(clauses: [StateCondition.Clause(set: 0, unset: 2048)]),
            traits: SharedTraits(
              box: BoxTraits(spacing: LayoutLength(value: 0.75, unit: .rem), grow: .width)
            )
          ),
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .column,
                children: [
                  LayoutNode(
                    content: .text(slot: 0),
                    part: "label",
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 0, unset: 4)]),
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
                    content: .text(slot: 2),
                    part: "description",
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 64, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(
                        size: LayoutLength(value: 0.9375, unit: .rem),
                        lineHeight: LayoutLength(value: 1.25, unit: .rem)
                      ),
                      paint: PaintTraits(color: 1)
                    )
                  ),
                  LayoutNode(
                    content: .text(slot: 3),
                    part: "error",
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 128, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(
                        size: LayoutLength(value: 0.9375, unit: .rem),
                        lineHeight: LayoutLength(value: 1.25, unit: .rem),
                        itemSpacing: LayoutLength(value: 0.25, unit: .rem)
                      ),
                      paint: PaintTraits(color: 5)
                    )
                  )
                ],
                part: "content",
                traits: SharedTraits(
                  box: BoxTraits(spacing: LayoutLength(value: 0.25, unit: .rem), grow: .width)
                )
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .text(slot: 1),
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
                    ),
                    overrides: [
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                        traits: SharedTraits(
                          box: BoxTraits(),
                          text: TextTraits(
                            size: LayoutLength(value: 0.9375, unit: .rem),
                            lineHeight: LayoutLength(value: 1.25, unit: .rem)
                          )
                        )
                      ),
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                        traits: SharedTraits(
                          box: BoxTraits(),
                          text: TextTraits(
                            size: LayoutLength(value: 0.9375, unit: .rem),
                            lineHeight: LayoutLength(value: 1.25, unit: .rem)
                          )
                        )
                      )
                    ]
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
                  paint: PaintTraits(fill: 3, stroke: 6, radius: LayoutLength(value: 0.625, unit: .rem))
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(height: LayoutLength(value: 2.25, unit: .rem)))
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(height: LayoutLength(value: 2, unit: .rem)))
                  )
                ]
              )
            ],
            condition: StateCondition(clauses: [StateCondition.Clause(set: 2048, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 0.75, unit: .rem),
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                grow: .width
              )
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 64, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(align: LayoutAlignment(x: 0.5, y: 0, isFirstBaseline: false))
                )
              ),
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 128, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(align: LayoutAlignment(x: 0.5, y: 0, isFirstBaseline: false))
                )
              )
            ],
            assumed: "Label and input share the width equally when side by side, as the inset rows of the native versions do."
          )
        ],
        traits: SharedTraits(box: BoxTraits(grow: .width))
      )
    )
  }
}
