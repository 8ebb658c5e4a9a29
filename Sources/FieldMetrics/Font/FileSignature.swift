/// What a file's first bytes say it is.
enum FileSignature {
  case sfnt
  case collection
  case woff
  case woff2
  /// Not a font; a phrase for the message.
  case other(String)

  init(_ bytes: TableBytes) {
    guard let tag = bytes.tag(0) else {
      self = .other("the file has only \(bytes.count) bytes")
      return
    }
    switch tag {
    // 1.0, CFF outlines, and Apple's tag for TrueType.
    case Tag(rawValue: 0x0001_0000), Tag(literal: "OTTO"), Tag(literal: "true"): self = .sfnt
    case Tag(literal: "ttcf"): self = .collection
    case Tag(literal: "wOFF"): self = .woff
    case Tag(literal: "wOF2"): self = .woff2
    default: self = .other(Self.guess(bytes))
    }
  }

  private static func guess(_ bytes: TableBytes) -> String {
    let head = bytes.bytes(at: 0, count: min(bytes.count, 64)) ?? []
    let text = String(decoding: head, as: UTF8.self).lowercased()
    if text.hasPart("<!doctype") || text.hasPart("<html") {
      return "the file is an HTML page, perhaps the error page of a download"
    }
    if text.hasPrefix("version https://git-lfs") {
      return "the file is a Git LFS pointer, the font was not checked out (git lfs pull)"
    }
    if head.starts(with: [0x1F, 0x8B]) { return "the file is gzip-compressed (gunzip it first)" }
    if head.starts(with: [0x50, 0x4B, 3, 4]) {
      return "the file is a ZIP archive (unpack it first)"
    }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      return "the file starts with a byte order mark, a text editor may have changed it"
    }
    if head.starts(with: [0x80, 1]) || text.hasPrefix("%!") { return "the file is a Type 1 font" }
    if head.allSatisfy({ $0 == 0 }) { return "the file starts with zeros" }
    if head.allSatisfy({ (0x20...0x7E).contains($0) || [9, 10, 13].contains($0) }) {
      return "the file is text"
    }
    return "the file does not start like a font"
  }
}

extension String {
  /// Whether another text stands in this one, byte for byte.
  ///
  /// `contains` of the standard library would bring in the library of regular expressions.
  fileprivate func hasPart(_ part: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= bytes.count else { return false }
    return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
