import Foundation

/// Any JSON document, with numbers as exact as they are written: `JSONSerialization` on Linux loses
/// the last digit of some.
public indirect enum JSONTree: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  public init(text: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  /// The member of an object; `nil` when there is none.
  public subscript(_ key: String) -> JSONTree? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  public var array: [JSONTree]? { if case .array(let array) = self { array } else { nil } }
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var string: String? { if case .string(let string) = self { string } else { nil } }
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
}
