/// Android's `strings.xml`: `string`, `string-array` and `plurals`.
///
/// Texts come out as Android's resource compiler leaves them: white space outside quotation marks
/// is one space and none at the ends, escapes are resolved, and tags for formatting are gone. The
/// number of an array's item and the quantity of a plural stand behind the name, after a dot.
struct AndroidStrings {
  private let source: SourceText

  /// - Throws: ``LabelFileError``.
  static func labels(in source: SourceText) throws(LabelFileError) -> [SourceLabel] {
    let root = try XMLReader.root(of: source)
    guard root.name == "resources" else {
      throw source.error(at: root.offset, found: "<\(root.name)>".quoted, "'<resources>'")
    }
    let reader = AndroidStrings(source: source)
    var labels: [SourceLabel] = []
    for element in root.elements {
      switch element.name {
      case "string":
        labels.append(
          SourceLabel(try reader.text(of: element), key: try reader.name(of: element)))
      case "string-array":
        let name = try reader.name(of: element)
        for (index, item) in element.elements.enumerated() where item.name == "item" {
          labels.append(SourceLabel(try reader.text(of: item), key: "\(name).\(index)"))
        }
      case "plurals":
        let name = try reader.name(of: element)
        for item in element.elements where item.name == "item" {
          guard let quantity = item["quantity"] else {
            throw source.error(
              at: item.offset, found: "an item without a quantity", "quantity=\"one\" or the like")
          }
          labels.append(SourceLabel(try reader.text(of: item), key: "\(name).\(quantity)"))
        }
      // Colours, dimensions and other resources are no labels.
      default: continue
      }
    }
    return labels
  }

  private func name(of element: XMLElement) throws(LabelFileError) -> String {
    guard let name = element["name"] else {
      throw source.error(
        at: element.offset, found: "<\(element.name)> without a name".quoted, "name=\"…\"")
    }
    return name
  }

  private func text(of element: XMLElement) throws(LabelFileError) -> String {
    var text = AndroidText()
    try append(element, to: &text)
    return text.finished
  }

  private func append(
    _ element: XMLElement, to text: inout AndroidText
  ) throws(LabelFileError) {
    for child in element.children {
      switch child {
      case .element(let inner): try append(inner, to: &text)
      case .text(let characters, _):
        guard text.append(characters) else {
          throw source.error(
            at: element.offset, found: "an escape that is none in <\(element.name)>",
            "\\n \\t \\' \\\" \\@ \\? \\\\ or \\u and 4 hexadecimal digits")
        }
      }
    }
  }
}

/// The text of a string resource, put together from the pieces between its tags.
struct AndroidText {
  private var scalars = String.UnicodeScalarView()
  private var isQuoted = false
  private var hasSpaceBefore = false
  /// The first half of a surrogate pair.
  private var half: UInt32?

  var finished: String { String(scalars) }

  /// - Returns: `false` for an escape that is none.
  mutating func append(_ characters: String) -> Bool {
    var rest = characters.unicodeScalars.makeIterator()
    while let scalar = rest.next() {
      switch scalar {
      case "\\":
        guard escape(&rest) else { return false }
      case "\"": isQuoted.toggle()
      default:
        if !isQuoted, scalar.value <= 0x20 { hasSpaceBefore = true } else { put(scalar) }
      }
    }
    return half == nil
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if hasSpaceBefore, !scalars.isEmpty { scalars.append(" ") }
    hasSpaceBefore = false
    scalars.append(scalar)
  }

  private mutating func escape(
    _ rest: inout String.UnicodeScalarView.Iterator
  ) -> Bool {
    guard let scalar = rest.next() else { return false }
    switch scalar {
    case "n": put("\n")
    case "t": put("\t")
    case "u": return hexadecimal(&rest)
    // An escaped line end is none.
    case "\n": break
    case "'", "\"", "@", "?", "\\", "#", " ": put(scalar)
    default: return false
    }
    return true
  }

  private mutating func hexadecimal(
    _ rest: inout String.UnicodeScalarView.Iterator
  ) -> Bool {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = rest.next(), let digit = Character(scalar).hexDigitValue else {
        return false
      }
      value = value << 4 | UInt32(digit)
    }
    if let high = half {
      half = nil
      guard (0xDC00..<0xE000).contains(value),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + value - 0xDC00)
      else { return false }
      put(scalar)
    } else if (0xD800..<0xDC00).contains(value) {
      half = value
    } else if let scalar = Unicode.Scalar(value) {
      put(scalar)
    } else {
      return false
    }
    return true
  }
}
