extension FieldFrames {
  /// Which lengths are not known; `nil` when all are.
  ///
  /// A text whose width is not known has no number of lines, and what stands below it no place.
  var unknown: Finding? {
    let sides: [(name: String, of: (Frame) -> Points?)] = [
      ("left edge", \.x), ("top edge", \.y), ("width", \.width), ("height", \.height),
    ]
    var lists = sides.compactMap { side -> String? in
      let names = parts.filter { side.of($0.frame) == nil }.map(\.name.quoted)
      return names.isEmpty ? nil : "the \(side.name) of \(names.joined(separator: ", "))"
    }
    if size.height == nil { lists.append("how high the whole is") }
    guard !lists.isEmpty else { return nil }
    return Finding(
      .warning, "frame-unknown",
      "Not known, since it depends on the width of a text: \(lists.joined(separator: "; ")).")
  }
}
