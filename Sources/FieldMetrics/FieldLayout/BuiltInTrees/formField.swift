// Written by script/record from FieldLayout/Components/form-field.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func formField() -> ComponentContent {
    ComponentContent(
      name: "form-field",
      platform: .ios,
      summary: "Floating label in a filled block, with icon, check, clear button, message and counter.",
      source: "Saivion/SwiftPieces, registry/swift/inputs/FormField.swift at afc45cf",
      assumed: [],
      states: [
        ComponentState(name: "focused", meaning: "the field has the focus"),
        ComponentState(name: "filled", meaning: "there is text"),
        ComponentState(
          name: "multiline",
          meaning: "the vertical field, which grows with its text to 8 lines"
        ),
        ComponentState(name: "leadingIcon", meaning: "a symbol stands before the text"),
        ComponentState(name: "valid", meaning: "a check shows that the text is right"),
        ComponentState(name: "error", meaning: "an error message shows"),
        ComponentState(name: "help", meaning: "a help text shows, unless an error does"),
        ComponentState(name: "limit", meaning: "a counter shows"),
        ComponentState(name: "atLimit", meaning: "the counter has reached its limit"),
        ComponentState(name: "disabled", meaning: "the field takes no input"),
        ComponentState(name: "clear", meaning: "the clear button shows"),
        ComponentState(name: "floated", meaning: "the label floats")
      ],
      motion: ComponentMotion(
        full: MotionCurve(curve: "spring", duration: 0.35, bounce: 0.12),
        reduced: MotionCurve(curve: "smooth", duration: 0.2, bounce: nil)
      ),
      fieldPart: "block",
      implied: [
        (
          flag: StateFlags(bits: 128),
          condition: StateCondition(clauses: [StateCondition.Clause(set: 256, unset: 0)])
        ),
        (
          flag: StateFlags(bits: 1024),
          condition: StateCondition(
            clauses: [StateCondition.Clause(set: 1, unset: 0), StateCondition.Clause(set: 2, unset: 0)]
          )
        ),
        (
          flag: StateFlags(bits: 2048),
          condition: StateCondition(clauses: [StateCondition.Clause(set: 3, unset: 0)])
        )
      ],
      breakpoints: [],
      lengths: [(name: "minimumHeight", length: LayoutLength(value: 56))],
      colors: [
        PaintColor(name: "ink", light: "#141414", dark: "#F4F3EF"),
        PaintColor(name: "muted", light: "#5C5A56", dark: "#A6A49F"),
        PaintColor(name: "field", light: "#E9E7E1", dark: "#262626"),
        PaintColor(name: "screen", light: "#F3F2EE", dark: "#121212"),
        PaintColor(name: "error", light: "#FF5B3A", dark: "#FF5B3A"),
        PaintColor(name: "success", light: "#A9DCB7", dark: "#A9DCB7"),
        PaintColor(name: "onColor", light: "#141414", dark: "#141414")
      ],
      slots: ["blank", "input", "label", "error", "help", "counter"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .symbol("envelope"),
                part: "leadingIcon",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 8, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    within: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                    width: LayoutLength(value: 22, unit: .scaledMetric(.body))
                  ),
                  text: TextTraits(style: .body, weight: 500),
                  paint: PaintTraits(color: 1)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(color: 0))
                  ),
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 12))))
                  )
                ],
                assumed: "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own."
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .column,
                    children: [
                      LayoutNode(
                        content: .text(slot: 0),
                        part: "captionSlot",
                        traits: SharedTraits(
                          box: BoxTraits(grow: .width),
                          text: TextTraits(style: .caption1),
                          paint: PaintTraits(isHidden: true)
                        )
                      ),
                      LayoutNode(
                        content: .text(slot: 1),
                        part: "input",
                        traits: SharedTraits(
                          box: BoxTraits(grow: .width),
                          text: TextTraits(style: .body, control: .textField, lineLimit: 8),
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
                    traits: SharedTraits(box: BoxTraits(spacing: LayoutLength(value: 1), grow: .width))
                  ),
                  LayoutNode(
                    content: .layers,
                    children: [
                      LayoutNode(
                        content: .text(slot: 2),
                        part: "labelVisual",
                        traits: SharedTraits(
                          box: BoxTraits(),
                          text: TextTraits(style: .body, lineLimit: 1),
                          paint: PaintTraits(color: 1)
                        )
                      )
                    ],
                    part: "labelLayout",
                    traits: SharedTraits(
                      box: BoxTraits(
                        place: LayoutAlignment(x: 0, y: 0.5, isFirstBaseline: false),
                        grow: .width
                      )
                    ),
                    overrides: [
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 2048, unset: 0)]),
                        traits: SharedTraits(
                          box: BoxTraits(
                            place: LayoutAlignment(x: 0, y: 0, isFirstBaseline: false),
                            scale: .lines(of: .caption1, over: .body)
                          )
                        )
                      )
                    ]
                  )
                ],
                part: "textStack",
                traits: SharedTraits(
                  box: BoxTraits(
                    padding: LayoutEdges(top: LayoutLength(value: 9), bottom: LayoutLength(value: 9)),
                    grow: .width
                  )
                )
              ),
              LayoutNode(
                content: .box,
                overlay: [
                  LayoutNode(
                    content: .symbol("checkmark"),
                    part: "checkGlyph",
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(style: .caption1, weight: 800),
                      paint: PaintTraits(color: 6)
                    ),
                    assumed: "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own."
                  )
                ],
                part: "check",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 16, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(width: LayoutLength(value: 24), height: LayoutLength(value: 24)),
                  paint: PaintTraits(fill: 5, cornerShape: .capsule)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 14))))
                  )
                ]
              ),
              LayoutNode(
                content: .box,
                overlay: [
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
                part: "clear",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 1024, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(width: LayoutLength(value: 44), height: LayoutLength(value: 44)),
                  paint: PaintTraits(isHitArea: true)
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 4))))
                  )
                ]
              )
            ],
            overlay: [
              LayoutNode(
                content: .box,
                part: "ring",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 33, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(grow: .both),
                  paint: PaintTraits(
                    stroke: 0,
                    strokeWidth: LayoutLength(value: 2),
                    radius: LayoutLength(value: 18),
                    cornerShape: .continuous
                  )
                ),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                    traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(stroke: 4))
                  )
                ]
              )
            ],
            part: "block",
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 10),
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                padding: LayoutEdges(leading: LayoutLength(value: 16), trailing: LayoutLength(value: 16)),
                minimumHeight: LayoutLength(value: 0, unit: .named(0)),
                grow: .width
              ),
              paint: PaintTraits(fill: 2, radius: LayoutLength(value: 18), cornerShape: .continuous)
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(align: LayoutAlignment(x: 0.5, y: 0, isFirstBaseline: false))
                )
              ),
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 1024, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(padding: LayoutEdges(trailing: LayoutLength(value: 4)))
                )
              )
            ]
          ),
          LayoutNode(
            content: .row,
            children: [
              LayoutNode(
                content: .row,
                children: [
                  LayoutNode(
                    content: .box,
                    overlay: [
                      LayoutNode(
                        content: .symbol("exclamationmark"),
                        part: "errorGlyph",
                        traits: SharedTraits(
                          box: BoxTraits(),
                          text: TextTraits(style: .caption2, weight: 900),
                          paint: PaintTraits(color: 6)
                        ),
                        assumed: "Symbols are as high and wide as a line of their text style; SF Symbols have sizes of their own."
                      )
                    ],
                    part: "errorBadge",
                    traits: SharedTraits(
                      box: BoxTraits(
                        width: LayoutLength(value: 16),
                        height: LayoutLength(value: 16),
                        baseline: LayoutLength(value: 12)
                      ),
                      paint: PaintTraits(fill: 4, cornerShape: .capsule)
                    )
                  ),
                  LayoutNode(
                    content: .text(slot: 3),
                    part: "errorText",
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(style: .footnote, weight: 600),
                      paint: PaintTraits(color: 0)
                    )
                  )
                ],
                part: "message",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 32, unset: 0)]),
                traits: SharedTraits(
                  box: BoxTraits(
                    spacing: LayoutLength(value: 6),
                    align: LayoutAlignment(x: 0, y: 0, isFirstBaseline: true),
                    grow: .width
                  )
                )
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .text(slot: 4),
                    part: "helpText",
                    traits: SharedTraits(
                      box: BoxTraits(grow: .width),
                      text: TextTraits(style: .footnote),
                      paint: PaintTraits(color: 1)
                    )
                  )
                ],
                part: "message",
                condition: StateCondition(
                  clauses: [
                    StateCondition.Clause(set: 64, unset: 0),
                    StateCondition.Clause(set: 0, unset: 32)
                  ]
                ),
                traits: SharedTraits(box: BoxTraits(grow: .width))
              ),
              LayoutNode(
                content: .spacer,
                condition: StateCondition(
                  clauses: [
                    StateCondition.Clause(set: 0, unset: 32),
                    StateCondition.Clause(set: 0, unset: 64)
                  ]
                ),
                traits: SharedTraits(box: BoxTraits())
              ),
              LayoutNode(
                content: .layers,
                children: [
                  LayoutNode(
                    content: .text(slot: 5),
                    part: "counterText",
                    traits: SharedTraits(
                      box: BoxTraits(),
                      text: TextTraits(
                        style: .footnote,
                        weight: 600,
                        lineLimit: 1,
                        hasTabularDigits: true
                      ),
                      paint: PaintTraits(color: 1)
                    ),
                    overrides: [
                      (
                        condition: StateCondition(clauses: [StateCondition.Clause(set: 256, unset: 0)]),
                        traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(color: 6))
                      )
                    ]
                  )
                ],
                part: "counter",
                condition: StateCondition(clauses: [StateCondition.Clause(set: 128, unset: 0)]),
                traits: SharedTraits(box: BoxTraits()),
                overrides: [
                  (
                    condition: StateCondition(clauses: [StateCondition.Clause(set: 256, unset: 0)]),
                    traits: SharedTraits(
                      box: BoxTraits(
                        padding: LayoutEdges(
                          top: LayoutLength(value: 2),
                          leading: LayoutLength(value: 8),
                          bottom: LayoutLength(value: 2),
                          trailing: LayoutLength(value: 8)
                        )
                      ),
                      paint: PaintTraits(fill: 4, cornerShape: .capsule)
                    )
                  )
                ]
              )
            ],
            part: "footer",
            condition: StateCondition(clauses: [StateCondition.Clause(set: 224, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(
                spacing: LayoutLength(value: 10),
                align: LayoutAlignment(x: 0, y: 0, isFirstBaseline: true),
                margin: LayoutEdges(leading: LayoutLength(value: 4), trailing: LayoutLength(value: 4)),
                grow: .width
              )
            )
          )
        ],
        traits: SharedTraits(box: BoxTraits(spacing: LayoutLength(value: 8), grow: .width)),
        overrides: [
          (
            condition: StateCondition(clauses: [StateCondition.Clause(set: 512, unset: 0)]),
            traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(opacity: 0.45))
          )
        ]
      )
    )
  }
}
