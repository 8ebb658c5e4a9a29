// Written by script/record from FieldLayout/Components/mui-outlined.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func muiOutlined() -> ComponentContent {
    ComponentContent(
      name: "mui-outlined",
      platform: .web,
      summary: "Material UI\'s outlined text field; the floated label stands on the outline.",
      source: "mui/material-ui, packages/mui-material/src/{InputLabel,FilledInput,OutlinedInput,FormHelperText} at 050621f, 03e5b58 and 044fa5d",
      assumed: [
        "The floated label is cut at the width it has at rest; MUI gives it a third more.",
        "Colours are those of MUI\'s default theme."
      ],
      states: [
        ComponentState(name: "focused", meaning: "the field has the focus"),
        ComponentState(name: "filled", meaning: "there is text"),
        ComponentState(name: "multiline", meaning: "the field takes several lines"),
        ComponentState(name: "small", meaning: "the small size"),
        ComponentState(name: "error", meaning: "the helper text is an error"),
        ComponentState(name: "help", meaning: "a helper text shows, unless an error does"),
        ComponentState(name: "floated", meaning: "the label floats, which MUI calls shrink")
      ],
      motion: ComponentMotion(
        full: MotionCurve(curve: "cubic-bezier(0, 0, 0.2, 1)", duration: 0.2, bounce: nil),
        reduced: nil
      ),
      fieldPart: "block",
      implied: [
        (
          flag: StateFlags(bits: 64),
          condition: StateCondition(clauses: [StateCondition.Clause(set: 3, unset: 0)])
        )
      ],
      breakpoints: [],
      lengths: [],
      colors: [
        PaintColor(name: "text", light: "#000000DE", dark: "#FFFFFF"),
        PaintColor(name: "secondary", light: "#00000099", dark: "#FFFFFFB3"),
        PaintColor(name: "field", light: "#0000000F", dark: "#FFFFFF17"),
        PaintColor(name: "line", light: "#0000006B", dark: "#FFFFFFB3"),
        PaintColor(name: "primary", light: "#1976D2", dark: "#90CAF9"),
        PaintColor(name: "error", light: "#D32F2F", dark: "#F44336")
      ],
      slots: ["input", "label", "error", "help"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .layers,
            children: [
              LayoutNode(
                content: .text(slot: 0),
                part: "input",
                traits: SharedTraits(
                  box: BoxTraits(grow: .width),
                  text: TextTraits(
                    size: LayoutLength(value: 1, unit: .rem),
                    lineHeight: LayoutLength(value: 1.4375, unit: .em),
                    control: .textField
                  ),
                  paint: PaintTraits(color: 0)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(), text: TextTraits(control: .textView))
                  )
                ]
              )
            ],
            overlay: [
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .text(slot: 1),
                    part: "labelVisual",
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(
                        size: LayoutLength(value: 1, unit: .rem),
                        lineHeight: LayoutLength(value: 1.4375, unit: .em),
                        lineLimit: 1
                      ),
                      paint: PaintTraits(color: 1)
                    ),
                    overrides: [
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                        traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(color: 4))
                      ),
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                        traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(color: 5))
                      )
                    ]
                  )
                ],
                part: "labelLayout",
                traits: SharedTraits(
                  box: BoxTraits(
                    place: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                    margin: LayoutEdges(
                      leading: LayoutLength(value: 14),
                      trailing: LayoutLength(value: 14)
                    ),
                    grow: .width,
                    offsetX: LayoutLength(value: 0),
                    offsetY: LayoutLength(value: 16)
                  )
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(offsetX: LayoutLength(value: 0), offsetY: LayoutLength(value: 9))
                    )
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 64, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(
                        offsetX: LayoutLength(value: 0),
                        offsetY: LayoutLength(value: -9),
                        scale: .fixed(0.75)
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
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(
                        size: LayoutLength(value: 0.75, unit: .rem),
                        lineHeight: LayoutLength(value: 11),
                        lineLimit: 1
                      )
                    )
                  )
                ],
                part: "notch",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 64, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    place: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                    padding: LayoutEdges(leading: LayoutLength(value: 5), trailing: LayoutLength(value: 5)),
                    margin: LayoutEdges(leading: LayoutLength(value: 9)),
                    height: LayoutLength(value: 11),
                    offsetX: LayoutLength(value: 0),
                    offsetY: LayoutLength(value: -5)
                  ),
                  paint: PaintTraits(isHidden: true)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(margin: LayoutEdges(leading: LayoutLength(value: 10)))
                    )
                  )
                ]
              )
            ],
            part: "block",
            traits: SharedTraits(
              box: BoxTraits(
                padding: LayoutEdges(
                  top: LayoutLength(value: 16.5),
                  leading: LayoutLength(value: 14),
                  bottom: LayoutLength(value: 16.5),
                  trailing: LayoutLength(value: 14)
                ),
                grow: .width
              ),
              paint: PaintTraits(
                stroke: 3,
                strokeWidth: LayoutLength(value: 1),
                radius: LayoutLength(value: 4)
              )
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    padding: LayoutEdges(top: LayoutLength(value: 8.5), bottom: LayoutLength(value: 8.5))
                  )
                )
              ),
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(),
                  paint: PaintTraits(stroke: 4, strokeWidth: LayoutLength(value: 2))
                )
              ),
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(stroke: 5))
              )
            ]
          ),
          LayoutNode(
            content: .text(slot: 2),
            part: "helperText",
            condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(
                margin: LayoutEdges(
                  top: LayoutLength(value: 3),
                  leading: LayoutLength(value: 14),
                  trailing: LayoutLength(value: 14)
                ),
                grow: .width
              ),
              text: TextTraits(
                size: LayoutLength(value: 0.75, unit: .rem),
                lineHeight: LayoutLength(value: 1.66, unit: .em)
              ),
              paint: PaintTraits(color: 5)
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 4))))
              )
            ]
          ),
          LayoutNode(
            content: .text(slot: 3),
            part: "helperText",
            condition: StateCondition(
              clauses: [StateCondition.Clause(set: 32, unset: 0), StateCondition.Clause(set: 0, unset: 16)]
            ),
            traits: SharedTraits(
              box: BoxTraits(
                margin: LayoutEdges(
                  top: LayoutLength(value: 3),
                  leading: LayoutLength(value: 14),
                  trailing: LayoutLength(value: 14)
                ),
                grow: .width
              ),
              text: TextTraits(
                size: LayoutLength(value: 0.75, unit: .rem),
                lineHeight: LayoutLength(value: 1.66, unit: .em)
              ),
              paint: PaintTraits(color: 1)
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 4))))
              )
            ]
          )
        ],
        traits: SharedTraits(box: BoxTraits(grow: .width))
      )
    )
  }
}
