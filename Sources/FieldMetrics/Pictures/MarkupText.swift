extension Double {
  /// The number with at most so many decimals, in the shortest form that markup takes: `.5`, `-3`.
  func markup(_ decimals: Int = 3) -> String {
    let text = NumberFormat(precision: decimals).text(self)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }
}

extension Path {
  /// The path in SVG's letters: absolute, `H` and `V` where a line is level or upright.
  func markup(decimals: Int) -> String {
    var text = ""
    var pen = Position(0, 0)
    func number(_ value: Double) -> String { value.markup(decimals) }
    // A minus sign separates as well as a space does.
    func joined(_ values: [Double]) -> String {
      var joined = ""
      for value in values {
        let written = number(value)
        if !joined.isEmpty, !written.hasPrefix("-") { joined += " " }
        joined += written
      }
      return joined
    }
    for element in elements {
      switch element {
      case .move(let to):
        text += "M" + joined([to.x, to.y])
        pen = to
      case .line(let to):
        if to.y == pen.y {
          text += "H" + number(to.x)
        } else if to.x == pen.x {
          text += "V" + number(to.y)
        } else {
          text += "L" + joined([to.x, to.y])
        }
        pen = to
      case .quadratic(let control, let to):
        text += "Q" + joined([control.x, control.y, to.x, to.y])
        pen = to
      case .cubic(let first, let second, let to):
        text += "C" + joined([first.x, first.y, second.x, second.y, to.x, to.y])
        pen = to
      case .close: text += "Z"
      }
    }
    return text
  }
}

extension [UInt8] {
  /// Base64 (RFC 4648).
  var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let held = Swift.min(3, count - start)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < held ? Int(self[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(
          place <= held ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
