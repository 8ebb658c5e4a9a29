import Foundation
import TestSupport

/// Members that a test's data must have, and the data files themselves.
extension JSONTree {
  /// A document does not have the shape that a test reads.
  struct Unexpected: Error {
    let what: String
  }

  /// Reads a file of the tests' `Data` folder.
  init(dataFile name: String) throws {
    let data = try Data(contentsOf: TestFiles.url(of: name, in: "Data"))
    self = try JSONDecoder().decode(JSONTree.self, from: data)
  }

  func member(_ key: String) throws -> JSONTree {
    guard let member = self[key] else { throw Unexpected(what: "no member '\(key)'") }
    return member
  }

  /// The member at the end of a path such as `expected.tables.hhea`.
  func at(_ path: String) throws -> JSONTree {
    try path.split(separator: ".").reduce(self) { try $0.member(String($1)) }
  }

  func number(_ path: String) throws -> Double { try at(path).asNumber() }
  func whole(_ path: String) throws -> Int { try at(path).asWhole() }
  func numbers(_ path: String = "") throws -> [Double] { try array(path).map { try $0.asNumber() } }
  func strings(_ path: String = "") throws -> [String] { try array(path).map { try $0.asString() } }
  func string(_ path: String) throws -> String { try at(path).asString() }

  func bool(_ path: String) throws -> Bool {
    guard let value = try at(path).bool else { throw Unexpected(what: "\(path) is no truth value") }
    return value
  }

  func array(_ path: String = "") throws -> [JSONTree] {
    guard let value = try at(path).array else { throw Unexpected(what: "\(path) is no array") }
    return value
  }

  func members(_ path: String = "") throws -> [String: JSONTree] {
    guard case .object(let value) = try at(path) else {
      throw Unexpected(what: "\(path) is no object")
    }
    return value
  }

  func asNumber() throws -> Double {
    guard let number else { throw Unexpected(what: "\(self) is no number") }
    return number
  }

  func asWhole() throws -> Int {
    guard let whole = Int(exactly: try asNumber()) else {
      throw Unexpected(what: "\(self) is not whole")
    }
    return whole
  }

  func asString() throws -> String {
    guard let string else { throw Unexpected(what: "\(self) is no string") }
    return string
  }
}
