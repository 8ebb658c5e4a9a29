/// The semibold that a counter is set in.
enum CounterFont {
  static let weight = 600.0

  /// The font to shape a counter with: the semibold face given, else the face's `wght` axis at 600,
  /// else a semibold face of the same family in the same file, else the face itself with a finding.
  static func choose(
    _ stack: FontStack, semibold: Face?, options: ShapingOptions, hasTabularDigits: Bool = true
  ) throws -> (font: FontAtSizes, finding: Finding?) {
    var options = options
    if hasTabularDigits { options.features.append(.tabularDigits) }
    func font(_ entry: FontStack.Entry) -> FontAtSizes {
      // Fallbacks are made semibold where they have an axis for it.
      let fallbacks = stack.entries.dropFirst().map { Self.semibold($0) ?? $0 }
      return FontAtSizes(FontStack(entry, fallbacks: fallbacks), options: options)
    }
    if let semibold { return (font(try FontStack.Entry(semibold)), Self.finding(semibold)) }
    let face = stack.first.face
    if let entry = Self.semibold(stack.first) {
      let value = entry.axes.last?.value ?? weight
      let finding =
        value == weight
        ? nil
        : note("Axis wght ends at \(plain: value): the counter is shaped there, not at 600.")
      return (font(entry), finding)
    }
    if face.os2?.weightClass == Int(weight) { return (font(stack.first), nil) }
    if let sibling = semiboldSibling(of: face) {
      return (font(try FontStack.Entry(sibling)), nil)
    }
    return (
      font(stack.first),
      note(
        "The font has neither a wght axis nor a semibold face: the counter is shaped in its weight"
          + " \(face.os2.map { "\($0.weightClass)" } ?? "unknown"), and on iOS in 600. Name the"
          + " semibold's file with --semibold.")
    )
  }

  /// A face with its `wght` axis at 600, or the end of the axis that is nearer; `nil` without one.
  private static func semibold(_ entry: FontStack.Entry) -> FontStack.Entry? {
    let tag = Tag(literal: "wght")
    guard entry.face.canVary, let axis = entry.face.axes.first(where: { $0.tag == tag }) else {
      return nil
    }
    let value = min(max(weight, axis.minimum), axis.maximum)
    let others = entry.axes.filter { $0.tag != tag }
    return entry.at(axes: others + [AxisCoordinate(tag: tag, value: value)])
  }

  /// The semibold of the same family in the same collection; a face that cannot be read is not it.
  private static func semiboldSibling(of face: Face) -> Face? {
    for index in 0..<min(face.file.faceCount, largestFamily) where index != face.index {
      if let other = try? face.file.face(at: index), other.os2?.weightClass == Int(weight),
        other.names.family == face.names.family, other.os2?.isItalic == face.os2?.isItalic
      {
        return other
      }
    }
    return nil
  }

  /// Collections have a face for each weight and language; more than this are not looked through.
  private static let largestFamily = 256

  /// Names the file that the counter's width comes from, since the table names only the other one.
  private static func finding(_ semibold: Face) -> Finding {
    let weight = semibold.os2.map { "\($0.weightClass)" } ?? "unknown"
    let isSemibold = semibold.os2?.weightClass == Int(Self.weight)
    return Finding(
      isSemibold ? .note : .warning, "counter-font",
      "The counter is shaped in \(semibold.file.fileName.quoted), weight \(weight)"
        + (isSemibold ? "" : ", where 600 is expected")
        + "; SHA-256 \(semibold.file.sha256).")
  }

  private static func note(_ message: String) -> Finding {
    Finding(.note, "counter-not-semibold", message)
  }
}
