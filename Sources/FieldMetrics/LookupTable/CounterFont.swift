/// The semibold that a counter is set in.
enum CounterFont {
  static let weight = 600.0

  /// The font to shape a counter with: the semibold face given, else the face's `wght` axis at 600,
  /// else a semibold face of the same family in the same file, else the face itself with a finding.
  ///
  /// A counter runs in the direction of its digits, whatever its script says: numbers in Arabic
  /// digits read from left to right.
  static func choose(
    _ face: Face, axes settings: [AxisCoordinate], semibold: Face?, digits: NumberingSystem
  ) throws(FontError) -> (font: FontAtSizes, finding: Finding?) {
    func font(_ face: Face, _ axes: [AxisCoordinate]) -> FontAtSizes {
      FontAtSizes(
        face, axes: axes, features: [.tabularDigits],
        direction: digits.readsRightToLeft ? .rightToLeft : .leftToRight)
    }
    if let semibold {
      return (font(semibold, []), Self.finding(semibold))
    }
    let tag = Tag(literal: "wght")
    if let axis = face.axes.first(where: { $0.tag == tag }) {
      let value = min(max(weight, axis.minimum), axis.maximum)
      let semibold =
        settings.filter { $0.tag != tag } + [AxisCoordinate(tag: tag, value: value)]
      let finding =
        value == weight
        ? nil
        : note("Axis wght ends at \(plain: value): the counter is shaped there, not at 600.")
      return (font(face, semibold), finding)
    }
    if face.os2?.weightClass == Int(weight) {
      return (font(face, settings), nil)
    }
    for index in 0..<face.file.faceCount where index != face.index {
      let other = try face.file.face(at: index)
      if other.os2?.weightClass == Int(weight), other.names.family == face.names.family,
        other.os2?.isItalic == face.os2?.isItalic
      {
        return (font(other, []), nil)
      }
    }
    return (
      font(face, settings),
      note(
        "The font has neither a wght axis nor a semibold face: the counter's width is the"
          + " regular's, and on iOS it is wider. Name the semibold's file with --semibold.")
    )
  }

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
