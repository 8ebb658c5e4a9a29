// Written by script/record from FieldLayout/Components/labeled-text-field-react-native.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func labeledTextFieldReactNative() -> ComponentContent {
    ComponentContent(
      name: "labeled-text-field-react-native",
      platform: .reactNative,
      summary: "The React Native twin of labeled-text-field, with a margin of 12 below.",
      source: "folaulau/lovemesomecoding_demo_project, React Native TextField at 1e712ee",
      assumed: [],
      states: [
        ComponentState(name: "focused", meaning: "the field has the focus"),
        ComponentState(name: "filled", meaning: "there is text"),
        ComponentState(name: "error", meaning: "an error message shows"),
        ComponentState(name: "help", meaning: "a hint shows, unless an error does")
      ],
      motion: nil,
      fieldPart: "block",
      implied: [],
      breakpoints: [],
      lengths: [],
      colors: [
        PaintColor(name: "text", light: "#231F20", dark: "#231F20"),
        PaintColor(name: "muted", light: "#6C6A68", dark: "#6C6A68"),
        PaintColor(name: "subtle", light: "#A9A5A1", dark: "#A9A5A1"),
        PaintColor(name: "surface", light: "#FFFFFF", dark: "#FFFFFF"),
        PaintColor(name: "border", light: "#D5D1CD", dark: "#D5D1CD"),
        PaintColor(name: "primary", light: "#D8102A", dark: "#D8102A"),
        PaintColor(name: "danger", light: "#D8102A", dark: "#D8102A")
      ],
      slots: ["label", "input", "error", "help"],
      texts: [],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .text(slot: 0),
            part: "title",
            traits: SharedTraits(
              box: BoxTraits(margin: LayoutEdges(bottom: LayoutLength(value: 4)), grow: .width),
              text: TextTraits(size: LayoutLength(value: 13), weight: 600),
              paint: PaintTraits(color: 1)
            )
          ),
          LayoutNode(
            content: .layers,
            children: [
              LayoutNode(
                content: .text(slot: 1),
                part: "input",
                traits: SharedTraits(
                  box: BoxTraits(
                    margin: LayoutEdges(
                      leading: LayoutLength(value: 12),
                      trailing: LayoutLength(value: 12)
                    ),
                    grow: .both
                  ),
                  text: TextTraits(size: LayoutLength(value: 15), lineLimit: 1),
                  paint: PaintTraits(color: 0)
                ),
                assumed: "The text of 15 is centred in the field\'s height, as React Native centres one line."
              )
            ],
            part: "block",
            traits: SharedTraits(
              box: BoxTraits(height: LayoutLength(value: 46), grow: .width),
              paint: PaintTraits(
                fill: 3,
                stroke: 4,
                strokeWidth: LayoutLength(value: 1.5),
                radius: LayoutLength(value: 6)
              )
            ),
            overrides: [
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 1, unset: 0)]),
                traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(stroke: 5))
              ),
              (
                condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
                traits: SharedTraits(box: BoxTraits(), paint: PaintTraits(stroke: 6))
              )
            ]
          ),
          LayoutNode(
            content: .text(slot: 2),
            part: "message",
            condition: StateCondition(clauses: [StateCondition.Clause(set: 4, unset: 0)]),
            traits: SharedTraits(
              box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 4)), grow: .width),
              text: TextTraits(size: LayoutLength(value: 13)),
              paint: PaintTraits(color: 6)
            )
          ),
          LayoutNode(
            content: .text(slot: 3),
            part: "message",
            condition: StateCondition(
              clauses: [StateCondition.Clause(set: 8, unset: 0), StateCondition.Clause(set: 0, unset: 4)]
            ),
            traits: SharedTraits(
              box: BoxTraits(margin: LayoutEdges(top: LayoutLength(value: 4)), grow: .width),
              text: TextTraits(size: LayoutLength(value: 13)),
              paint: PaintTraits(color: 2)
            )
          )
        ],
        traits: SharedTraits(
          box: BoxTraits(margin: LayoutEdges(bottom: LayoutLength(value: 12)), grow: .width)
        )
      )
    )
  }
}
