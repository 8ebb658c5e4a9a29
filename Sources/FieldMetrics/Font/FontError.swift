/// Why a font file cannot be used.
///
/// A case carries the facts; ``description`` makes the one line a person reads:
/// where, what was found, what was expected, what to do.
public enum FontError: Error, Hashable, Sendable {
  /// The file cannot be opened or read.
  case unreadable(file: String, reason: String)
  /// The bytes are no font; `found` says what they look like.
  case notAFont(file: String, found: String)
  /// The collection has no face with that index.
  case noSuchFace(file: String, index: Int, count: Int)
  /// The list of faces or tables contradicts the file.
  case damagedDirectory(file: String, detail: String)
  /// A table that every font must have is absent.
  case missingTable(file: String, face: Int, table: Tag)
  /// A table ends before its last field.
  case tableTooShort(file: String, face: Int, table: Tag, found: Int, expected: Int)
  /// A field has a value that OpenType rules out.
  case badValue(
    file: String, face: Int, table: Tag, field: String, found: String, expected: String)
  /// FreeType cannot unpack a compressed font.
  case cannotUnpack(file: String, container: String, reason: String)
  /// An axis that the face does not have.
  case unknownAxis(file: String, axis: Tag, axes: [VariationAxis])
  /// A place outside an axis.
  case axisOutOfRange(file: String, value: Double, axis: VariationAxis, axes: [VariationAxis])
  /// The face's variation tables cannot be used away from its default place.
  case variationsUnusable(file: String, face: Int, reason: String)
  /// No vertical metrics give a line a height.
  case noLineHeight(file: String, face: Int, detail: String)
}

extension FontError {
  /// A stable name of the case in kebab case, such as `not-a-font`.
  public var code: String {
    switch self {
    case .unreadable: "unreadable"
    case .notAFont: "not-a-font"
    case .noSuchFace: "no-such-face"
    case .damagedDirectory: "damaged-directory"
    case .missingTable: "missing-table"
    case .tableTooShort: "table-too-short"
    case .badValue: "bad-value"
    case .cannotUnpack: "cannot-unpack"
    case .unknownAxis: "unknown-axis"
    case .axisOutOfRange: "axis-out-of-range"
    case .variationsUnusable: "variations-unusable"
    case .noLineHeight: "no-line-height"
    }
  }
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      return "\(file.quoted): cannot be read: \(reason)"
    case .notAFont(let file, let found):
      return "\(file.quoted): \(found), a TrueType, OpenType or WOFF font expected"
    case .noSuchFace(let file, let index, let count):
      let range = count == 1 ? "only face 0" : "faces 0 to \(count - 1)"
      return "\(file.quoted): face \(index) asked for, the file has \(range);"
        + " give --face-index a number in that range"
    case .damagedDirectory(let file, let detail):
      return "\(file.quoted): \(detail); the file is damaged or truncated"
    case .missingTable(let file, let face, let table):
      return "\(file.quoted), face \(face): no table '\(table)', which every font must have;"
        + " the file is damaged or not a font for text"
    case .tableTooShort(let file, let face, let table, let found, let expected):
      return "\(file.quoted), face \(face): table '\(table)' has \(found) bytes,"
        + " \(expected) expected; the file is damaged or truncated"
    case .badValue(let file, let face, let table, let field, let found, let expected):
      return "\(file.quoted), face \(face): \(field) in table '\(table)' is \(found),"
        + " \(expected) expected; the font is broken"
    case .cannotUnpack(let file, let container, let reason):
      return "\(file.quoted): the \(container) container cannot be unpacked: \(reason);"
        + " the file is damaged or truncated"
    case .unknownAxis(let file, let axis, let axes):
      return axes.isEmpty
        ? "\(file.quoted): no axis '\(axis)': the font is not variable; leave --axes out"
        : "\(file.quoted): no axis '\(axis)'; it has \(Self.list(axes))"
    case .axisOutOfRange(let file, let value, let axis, let axes):
      return "\(file.quoted): \(axis.tag)=\(plain: value) is out of range;"
        + " it has \(Self.list(axes))"
    case .variationsUnusable(let file, let face, let reason):
      return "\(file.quoted), face \(face): \(reason);"
        + " only the font's default place can be used, leave --axes out"
    case .noLineHeight(let file, let face, let detail):
      return "\(file.quoted), face \(face): \(detail);"
        + " a line would have no height, mend the font's vertical metrics"
    }
  }

  private static func list(_ axes: [VariationAxis]) -> String {
    axes.map {
      "\($0.tag) \(plain: $0.minimum) to \(plain: $0.maximum) (default \(plain: $0.defaultValue))"
    }.joined(separator: ", ")
  }
}
