// Written by script/record from FieldLayout/Components/suiss-separator.json; do not edit.
// swift-format-ignore-file

extension BuiltInTrees {
  static func suissSeparator() -> ComponentContent {
    ComponentContent(
      name: "suiss-separator",
      platform: .web,
      summary: "A line with a word in it between two fields.",
      source: "e-suiss/ui, components/ui/field.tsx at f13a93a, input.tsx and textarea.tsx at fd71d20, label.tsx and separator.tsx at 75ec50a",
      assumed: [],
      states: [],
      motion: nil,
      fieldPart: "separator",
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
      slots: ["separator"],
      texts: [(slot: "separator", text: "or")],
      root: LayoutNode(
        content: .column,
        children: [
          LayoutNode(
            content: .box,
            part: "above",
            traits: SharedTraits(
              box: BoxTraits(height: LayoutLength(value: 2.75, unit: .rem), grow: .width),
              paint: PaintTraits(fill: 3, stroke: 6, radius: LayoutLength(value: 0.625, unit: .rem))
            )
          ),
          LayoutNode(
            content: .layers,
            children: [
              LayoutNode(
                content: .box,
                part: "line",
                traits: SharedTraits(
                  box: BoxTraits(height: LayoutLength(value: 1), grow: .width),
                  paint: PaintTraits(fill: 6)
                )
              ),
              LayoutNode(
                content: .text(slot: 0),
                part: "separatorText",
                traits: SharedTraits(
                  box: BoxTraits(
                    padding: LayoutEdges(
                      leading: LayoutLength(value: 0.5, unit: .rem),
                      trailing: LayoutLength(value: 0.5, unit: .rem)
                    )
                  ),
                  text: TextTraits(
                    size: LayoutLength(value: 0.9375, unit: .rem),
                    lineHeight: LayoutLength(value: 1.25, unit: .rem)
                  ),
                  paint: PaintTraits(fill: 7, color: 1)
                ),
                assumed: "The word has the description\'s size; the source is silent."
              )
            ],
            part: "separator",
            traits: SharedTraits(
              box: BoxTraits(
                align: LayoutAlignment(x: 0.5, y: 0.5, isFirstBaseline: false),
                margin: LayoutEdges(
                  top: LayoutLength(value: -0.5, unit: .rem),
                  bottom: LayoutLength(value: -0.5, unit: .rem)
                ),
                height: LayoutLength(value: 1.25, unit: .rem),
                grow: .width
              )
            )
          ),
          LayoutNode(
            content: .box,
            part: "below",
            traits: SharedTraits(
              box: BoxTraits(height: LayoutLength(value: 2.75, unit: .rem), grow: .width),
              paint: PaintTraits(fill: 3, stroke: 6, radius: LayoutLength(value: 0.625, unit: .rem))
            )
          )
        ],
        traits: SharedTraits(box: BoxTraits(spacing: LayoutLength(value: 1.75, unit: .rem), grow: .width))
      )
    )
  }
}
