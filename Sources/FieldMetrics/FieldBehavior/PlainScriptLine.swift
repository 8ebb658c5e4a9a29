/// Reads a line of a script that is written plainly: no escapes, whole numbers, known members.
///
/// Scripts of a million events consist of such lines. Any other line, right or wrong, is left to
/// ``FieldScriptLine``, which reads all of JSON and says what is wrong.
struct PlainScriptLine {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0

  private var name: FieldEvent.Name?
  private var text: String?
  private var message: [String]?
  private var numbers: (count: Int?, from: Int?, to: Int?, milliseconds: Int?)
  private var isOn: Bool?
  /// A bit for each member that was there.
  private var seen: UInt16 = 0

  /// - Returns: `nil` for a line that is not plain.
  static func event(in line: UnsafeRawBufferPointer) -> FieldScriptEvent? {
    var reader = PlainScriptLine(bytes: line)
    guard reader.read(), let name = reader.name, let event = reader.event(name) else { return nil }
    return FieldScriptEvent(name: name, event: event)
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    numbers = (nil, nil, nil, nil)
  }

  private mutating func read() -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    repeat {
      guard let key = string(), take(UInt8(ascii: ":")), member(key) else { return false }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { return false }
    skipSpace()
    return at == bytes.count
  }

  private mutating func member(_ key: Range<Int>) -> Bool {
    if matches(key, "event") {
      guard see(0), let word = string() else { return false }
      name = FieldEvent.Name.allCases.first { matches(word, $0.literal) }
      return name != nil
    }
    if matches(key, "text") {
      guard see(1), let range = string() else { return false }
      text = decoded(range)
      return text != nil
    }
    if matches(key, "message") {
      guard see(2), let range = string(), let words = decoded(range) else { return false }
      message = [words]
      return true
    }
    if matches(key, "count") { return see(3) && whole { $0.count = $1 } }
    if matches(key, "from") { return see(4) && whole { $0.from = $1 } }
    if matches(key, "to") { return see(5) && whole { $0.to = $1 } }
    if matches(key, "milliseconds") { return see(6) && whole { $0.milliseconds = $1 } }
    if matches(key, "on") {
      guard see(7) else { return false }
      isOn = take("true") ? true : take("false") ? false : nil
      return isOn != nil
    }
    return false
  }

  /// The event, unless a member is missing or has no place in it.
  private func event(_ name: FieldEvent.Name) -> FieldEvent? {
    let others = seen & ~1
    switch name {
    case .type, .paste, .compose, .set, .commit:
      guard others & ~2 == 0 else { return nil }
      switch name {
      case .type: return text.map { .type($0) }
      case .paste: return text.map { .paste($0) }
      case .compose: return text.map { .compose($0) }
      case .set: return text.map { .set($0) }
      default: return .commit(text)
      }
    case .error: return others == 4 ? message.map { .error($0) } : nil
    case .delete: return others & ~8 == 0 ? .delete(numbers.count ?? 1) : nil
    case .select:
      guard others & ~48 == 0, let from = numbers.from else { return nil }
      let to = numbers.to ?? from
      return from <= to ? .select(from..<to) : nil
    case .tick: return others == 64 ? numbers.milliseconds.map { .tick($0) } : nil
    case .reveal: return others & ~128 == 0 ? .reveal(isOn ?? true) : nil
    case .enable: return others & ~128 == 0 ? .enable(isOn ?? true) : nil
    case .focus: return others == 0 ? .focus : nil
    case .blur: return others == 0 ? .blur : nil
    case .return: return others == 0 ? .pressReturn : nil
    case .clear: return others == 0 ? .clear : nil
    case .tap: return others == 0 ? .tap : nil
    case .submit: return others == 0 ? .submit : nil
    }
  }

  private mutating func see(_ bit: UInt16) -> Bool {
    defer { seen |= 1 << bit }
    return seen & 1 << bit == 0
  }

  private mutating func skipSpace() {
    while at < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[at]) { at &+= 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at &+= 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    skipSpace()
    let end = at &+ word.utf8CodeUnitCount
    guard end <= bytes.count, matches(at..<end, word) else { return false }
    at = end
    return true
  }

  /// The bytes between two quotation marks; `nil` where there is an escape or a control character.
  private mutating func string() -> Range<Int>? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at &+= 1
        return start..<at &- 1
      }
      if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
      at &+= 1
    }
    return nil
  }

  private mutating func whole(
    _ store: (inout (count: Int?, from: Int?, to: Int?, milliseconds: Int?), Int) -> Void
  ) -> Bool {
    skipSpace()
    let start = at
    var value = 0
    while at < bytes.count, at &- start < 9, (0x30...0x39).contains(bytes[at]) {
      value = value &* 10 &+ Int(bytes[at] &- 0x30)
      at &+= 1
    }
    // Longer numbers, fractions and exponents are not plain; neither is a leading zero.
    guard at > start, at == start &+ 1 || bytes[start] != 0x30 else { return false }
    if at < bytes.count, [0x2C, 0x7D, 0x20, 0x09, 0x0D].contains(bytes[at]) {
      store(&numbers, value)
      return true
    }
    return false
  }

  private func decoded(_ range: Range<Int>) -> String? {
    let part = UnsafeRawBufferPointer(rebasing: bytes[range])
    guard part.allSatisfy({ $0 < 0x80 }) else { return String(validating: part, as: UTF8.self) }
    return String(decoding: part, as: UTF8.self)
  }

  private func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let start = word.utf8Start
    for index in 0..<range.count where bytes[range.lowerBound &+ index] != start[index] {
      return false
    }
    return true
  }
}

extension FieldEvent.Name {
  /// The raw value, for comparing bytes.
  fileprivate var literal: StaticString {
    switch self {
    case .type: "type"
    case .paste: "paste"
    case .compose: "compose"
    case .commit: "commit"
    case .delete: "delete"
    case .select: "select"
    case .focus: "focus"
    case .blur: "blur"
    case .return: "return"
    case .clear: "clear"
    case .tap: "tap"
    case .set: "set"
    case .error: "error"
    case .reveal: "reveal"
    case .submit: "submit"
    case .enable: "enable"
    case .tick: "tick"
    }
  }
}
