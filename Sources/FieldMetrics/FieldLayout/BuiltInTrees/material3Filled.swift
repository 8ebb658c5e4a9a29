// Written by script/record from FieldLayout/Components/material3-filled.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func material3Filled() -> ComponentContent {
    ComponentContent(
      name: "material3-filled",
      platform: .android,
      summary: "Material 3\'s filled text field in Compose; the label changes its style as it floats.",
      source: "androidx/androidx, compose/material3 TextField.kt and internal/TextFieldImpl.kt at 018e359",
      assumed: [
        "Between rest and float all frames move in proportion; Compose lays each step out anew.",
        "Colours are those of Material\'s baseline scheme."
      ],
      states: [
        ComponentState(name: "focused", meaning: "the field has the focus"),
        ComponentState(name: "filled", meaning: "there is text"),
        ComponentState(name: "multiline", meaning: "the field takes several lines"),
        ComponentState(name: "leadingIcon", meaning: "an icon stands before the text"),
        ComponentState(name: "trailingIcon", meaning: "an icon stands behind the text"),
        ComponentState(name: "error", meaning: "the supporting text is an error"),
        ComponentState(name: "help", meaning: "a supporting text shows, unless an error does"),
        ComponentState(name: "floated", meaning: "the label floats")
      ],
      motion: ComponentMotion(
        full: MotionCurve(curve: "fastOutSlowIn", duration: 0.15, bounce: nil),
        reduced: nil
      ),
      fieldPart: "block",
      implied: [
        (
          flag: StateFlags(bits: 128),
          condition: StateCondition(clauses: [StateCondition.Clause(set: 3, unset: 0)])
        )
      ],
      breakpoints: [],
      lengths: [(name: "minimumHeight", length: LayoutLength(value: 56))],
      colors: [
        PaintColor(name: "onSurface", light: "#1D1B20", dark: "#E6E0E9"),
        PaintColor(name: "onSurfaceVariant", light: "#49454F", dark: "#CAC4D0"),
        PaintColor(name: "container", light: "#E6E0E9", dark: "#36343B"),
        PaintColor(name: "outline", light: "#79747E", dark: "#938F99"),
        PaintColor(name: "primary", light: "#6750A4", dark: "#D0BCFF"),
        PaintColor(name: "error", light: "#B3261E", dark: "#F2B8B5")
      ],
      slots: ["label", "input", "error", "help"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .column,
            children: [
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .layers,
                    children: [
                      LayoutNode(
                        content: .text(slot: 0),
                        part: "labelVisual",
                        traits: SharedTraits(
                          box: BoxTraits(),
                          text: TextTraits(
                            size: LayoutLength(value: 12, unit: .scaledPixel),
                            lineHeight: LayoutLength(value: 1.3333333333333333, unit: .em),
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
                            condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                            traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(color: 5))
                          )
                        ]
                      )
                    ],
                    part: "labelLayout",
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 128, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(minimumHeight: LayoutLength(value: 16), grow: .width)
                    )
                  )
                ],
                part: "labelSlot",
                traits: SharedTraits(
                  box: BoxTraits(
                    within: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                    minimumHeight: LayoutLength(value: 16, unit: .scaledPixel),
                    grow: .width
                  )
                )
              ),
              LayoutNode(
                content: .text(slot: 1),
                part: "input",
                traits: SharedTraits(
                  box: BoxTraits(minimumHeight: LayoutLength(value: 24), grow: .width),
                  text: TextTraits(
                    size: LayoutLength(value: 16, unit: .scaledPixel),
                    lineHeight: LayoutLength(value: 1.5, unit: .em),
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
                    content: .text(slot: 0),
                    part: "labelVisual",
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(
                        size: LayoutLength(value: 16, unit: .scaledPixel),
                        lineHeight: LayoutLength(value: 1.5, unit: .em),
                        lineLimit: 1
                      ),
                      paint: PaintTraits(color: 1)
                    )
                  )
                ],
                part: "labelLayout",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 0, unset: 128)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    place: LayoutAlignment(x: 0, y: 0.5, isFirstBaseline: false),
                    margin: LayoutEdges(
                      leading: LayoutLength(value: 16),
                      trailing: LayoutLength(value: 16)
                    ),
                    minimumHeight: LayoutLength(value: 24),
                    grow: .width
                  )
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(margin: LayoutEdges(leading: LayoutLength(value: 52)))
                    )
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(margin: LayoutEdges(trailing: LayoutLength(value: 52)))
                    )
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(
                        place: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                        margin: LayoutEdges(top: LayoutLength(value: 8)),
                        offsetX: LayoutLength(value: 0),
                        offsetY: LayoutLength(value: 8, unit: .scaledPixel)
                      )
                    )
                  )
                ]
              ),
              LayoutNode(
                content: .box,
                overlay: [
                  LayoutNode(
                    content: .symbol("envelope"),
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(
                        size: LayoutLength(value: 24),
                        lineHeight: LayoutLength(value: 24)
                      ),
                      paint: PaintTraits(color: 1)
                    )
                  )
                ],
                part: "leadingIcon",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    place: LayoutAlignment(x: 0, y: 0.5, isFirstBaseline: false),
                    width: LayoutLength(value: 48),
                    height: LayoutLength(value: 48)
                  ),
                  paint: PaintTraits(isHitArea: true)
                )
              ),
              LayoutNode(
                content: .box,
                overlay: [
                  LayoutNode(
                    content: .symbol("xmark.circle.fill"),
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(
                        size: LayoutLength(value: 24),
                        lineHeight: LayoutLength(value: 24)
                      ),
                      paint: PaintTraits(color: 1)
                    )
                  )
                ],
                part: "trailingIcon",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    place: LayoutAlignment(x: 1, y: 0.5, isFirstBaseline: false),
                    width: LayoutLength(value: 48),
                    height: LayoutLength(value: 48)
                  ),
                  paint: PaintTraits(isHitArea: true)
                )
              ),
              LayoutNode(
                content: .box,
                part: "indicator",
                traits: SharedTraits(
                  box: BoxTraits(grow: .both),
                  paint: PaintTraits(
                    stroke: 1,
                    strokeWidth: LayoutLength(value: 1),
                    strokePlacement: .bottom
                  )
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(),
                      paint: PaintTraits(stroke: 4, strokeWidth: LayoutLength(value: 2))
                    )
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(stroke: 5))
                  )
                ]
              )
            ],
            part: "block",
            traits: SharedTraits(
              box: BoxTraits(
                within: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                padding: LayoutEdges(
                  top: LayoutLength(value: 8),
                  leading: LayoutLength(value: 16),
                  bottom: LayoutLength(value: 8),
                  trailing: LayoutLength(value: 16)
                ),
                minimumHeight: LayoutLength(value: 0, unit: .named(0)),
                grow: .width
              ),
              paint: PaintTraits(fill: 2, radius: LayoutLength(value: 4), cornerShape: .top)
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(padding: LayoutEdges(leading: LayoutLength(value: 52)))
                )
              ),
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(padding: LayoutEdges(trailing: LayoutLength(value: 52)))
                )
              )
            ]
          ),
          LayoutNode(
            content: .text(slot: 2),
            part: "supporting",
            condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(
                margin: LayoutEdges(
                  top: LayoutLength(value: 4),
                  leading: LayoutLength(value: 16),
                  trailing: LayoutLength(value: 16)
                ),
                minimumHeight: LayoutLength(value: 16),
                grow: .width
              ),
              text: TextTraits(
                size: LayoutLength(value: 12, unit: .scaledPixel),
                lineHeight: LayoutLength(value: 1.3333333333333333, unit: .em)
              ),
              paint: PaintTraits(color: 5)
            )
          ),
          LayoutNode(
            content: .text(slot: 3),
            part: "supporting",
            condition: StateCondition(
              clauses: [StateCondition.Clause(set: 64, unset: 0), StateCondition.Clause(set: 0, unset: 32)]
            ),
            traits: SharedTraits(
              box: BoxTraits(
                margin: LayoutEdges(
                  top: LayoutLength(value: 4),
                  leading: LayoutLength(value: 16),
                  trailing: LayoutLength(value: 16)
                ),
                minimumHeight: LayoutLength(value: 16),
                grow: .width
              ),
              text: TextTraits(
                size: LayoutLength(value: 12, unit: .scaledPixel),
                lineHeight: LayoutLength(value: 1.3333333333333333, unit: .em)
              ),
              paint: PaintTraits(color: 1)
            )
          )
        ],
        traits: SharedTraits(box: BoxTraits(grow: .width))
      )
    )
  }
}
