/// A reader of RFC 4180 that forgives nothing.
enum StrictCSV {
  struct Malformed: Error {
    let offset: Int
  }

  static func parse(_ text: String) throws -> [[String]] {
    let scalars = Array(text.unicodeScalars)
    var rows: [[String]] = []
    var row: [String] = []
    var position = 0
    while position < scalars.count {
      var field = ""
      if scalars[position] == "\"" {
        position += 1
        while true {
          guard position < scalars.count else { throw Malformed(offset: position) }
          if scalars[position] == "\"" {
            guard position + 1 < scalars.count, scalars[position + 1] == "\"" else { break }
            position += 1
          }
          field.unicodeScalars.append(scalars[position])
          position += 1
        }
        position += 1
      } else {
        while position < scalars.count, ![",", "\r"].contains(scalars[position]) {
          guard !["\"", "\n"].contains(scalars[position]) else { throw Malformed(offset: position) }
          field.unicodeScalars.append(scalars[position])
          position += 1
        }
      }
      row.append(field)
      guard position < scalars.count else { throw Malformed(offset: position) }
      if scalars[position] == "," {
        position += 1
        continue
      }
      guard scalars[position] == "\r", position + 1 < scalars.count, scalars[position + 1] == "\n"
      else { throw Malformed(offset: position) }
      rows.append(row)
      row = []
      position += 2
    }
    return rows
  }
}
