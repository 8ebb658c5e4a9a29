extension LayoutSolver {
  /// The texts of a slot in the width there is, each an item below the other.
  func text(_ box: SolvedBox, slot: String, _ room: Double) throws -> SolvedContent {
    let traits = box.traits.text ?? TextTraits()
    let font = resolvedFont(of: box)
    var content = SolvedContent(baseline: measurer.firstBaseline(of: font))
    let isOneLine = traits.control == .textField || traits.lineLimit == 1
    let texts = slot == FieldComponent.blankSlot ? [] : measurer.texts(of: slot)
    if texts.isEmpty {
      empty(&content, traits, font, slot, isOneLine: isOneLine, room)
      box.text = SolvedText(slot: slot, font: font, lines: Self.noLines, isCut: false)
      return content
    }
    var lines: [String] = []
    var isCut = false
    for (index, text) in texts.enumerated() {
      if index > 0, let spacing = traits.itemSpacing {
        content.height += vertical(spacing, traits)
      }
      let item =
        try isOneLine
        ? line(of: text, slot, font, room) : wrapped(text, slot, font, room, traits.lineLimit)
      content.width = larger(content.width, item.width)
      content.height +=
        traits.control == .textField
        ? measurer.inputHeight(of: font)
        : item.lineCount.map { measurer.height(of: font, lines: $0) } ?? .nan
      if index == 0 { lines = item.lines } else { lines += item.lines }
      // An input scrolls; what it holds is not cut off.
      isCut = isCut || (item.isCut && traits.control != .textField && traits.control != .textView)
    }
    if isCut {
      report(
        Finding(
          .warning, "text-cut",
          "Part \(box.name.quoted): the \(slot) is wider or longer than its room of \(room.fixed3): it is"
            + " cut off."))
    }
    box.text = SolvedText(slot: slot, font: font, lines: lines, isCut: isCut)
    return content
  }

  private static let noLines = [""]

  /// A slot without a text is one empty line high, or as many as are asked for.
  private func empty(
    _ content: inout SolvedContent, _ traits: TextTraits, _ font: SlotFont, _ slot: String,
    isOneLine: Bool, _ room: Double
  ) {
    if traits.control == .textField {
      content.height = measurer.inputHeight(of: font)
      return
    }
    var lines = 1
    if !isOneLine, let count = measurer.lineCount(of: slot) {
      lines = min(count, traits.lineLimit ?? count)
      content.width = room
    }
    content.height = measurer.height(of: font, lines: lines)
  }

  /// The font of a text node, found once for each solver.
  private func resolvedFont(of box: SolvedBox) -> SlotFont {
    if let known = box.font, known.solver == number { return known.font }
    let font = font(box.traits.text)
    box.font = (number, font)
    return font
  }

  private struct Item {
    let width: Double
    /// `nil` when it is not known.
    let lineCount: Int?
    let lines: [String]
    let isCut: Bool
  }

  private func line(
    of text: String, _ slot: String, _ font: SlotFont, _ room: Double
  ) throws -> Item {
    let natural = text.isEmpty ? 0 : try measurer.width(of: text, slot: slot, font: font)
    return Item(
      width: smaller(natural, room), lineCount: 1, lines: [text],
      isCut: natural > room)
  }

  private func wrapped(
    _ text: String, _ slot: String, _ font: SlotFont, _ room: Double, _ limit: Int?
  ) throws -> Item {
    if let count = measurer.lineCount(of: slot) {
      let kept = limit.map { min($0, count) } ?? count
      return Item(width: room, lineCount: kept, lines: [text], isCut: kept < count)
    }
    guard !text.isEmpty else { return Item(width: 0, lineCount: 1, lines: [text], isCut: false) }
    let natural = try measurer.width(of: text, slot: slot, font: font)
    guard let lines = try measurer.lines(of: text, slot: slot, font: font, width: room) else {
      return Item(width: smaller(natural, room), lineCount: nil, lines: [text], isCut: false)
    }
    let kept = limit.map { min($0, lines.count) } ?? lines.count
    return Item(
      width: lines.count == 1 ? smaller(natural, room) : room, lineCount: kept,
      lines: Array(lines.prefix(kept)), isCut: kept < lines.count)
  }
}
