import TestSupport

/// The hand-written formulas of a field, computed anew from inputs: `Data/field-formulas.json`.
struct FrameFormulas {
  private let derived: [(name: String, formula: String)]
  private let parts: [(name: String, condition: String, frame: [String])]

  init(of component: String) throws {
    let all = try JSONTree(dataFile: "field-formulas.json").array("components")
    let tree = try all.first { try $0.string("id") == component } ?? .null
    derived = try tree.array("derived").map { pair in
      let strings = try pair.strings()
      return (strings[0], strings[1])
    }
    parts = try tree.array("parts").map { part in
      (
        try part.string("id"), try part.string("when"),
        try ["x", "y", "w", "h"].map { try part.string("frame.\($0)") }
      )
    }
  }

  /// - Parameters:
  ///   - renamed: what stands for a formula's piece, so that a sum can be rounded as a whole.
  /// - Returns: the parts that show, each x, y, width and height, and the value of every derived name.
  func values(
    _ inputs: [String: Double], renamed: [(String, String)]
  ) throws -> (parts: [(name: String, frame: [Double])], derived: [String: Double]) {
    var names = inputs
    func value(_ formula: String) throws -> Double {
      var formula = formula
      for (piece, name) in renamed {
        formula = formula.replacing(piece, with: name)
      }
      return try Expression.value(of: formula, names)
    }
    for (name, formula) in derived { names[name] = try value(formula) }
    return (
      try parts.filter { try value($0.condition) != 0 }.map { ($0.name, try $0.frame.map(value)) },
      names
    )
  }
}

/// Arithmetic with names: `+ - * /`, comparisons, `and`, `or`, `iff(condition, a, b)`, `min`, `max`.
private struct Expression {
  struct Wrong: Error {
    let formula: String
    let token: String?
  }

  private let formula: String
  private let names: [String: Double]
  private var tokens: [String]

  static func value(of formula: String, _ names: [String: Double]) throws -> Double {
    let tokens = formula.matches(of: #/[A-Za-z_]\w*|[\d.]+|>=|<=|\S/#).map { String($0.output) }
    var expression = Expression(formula: formula, names: names, tokens: tokens.reversed())
    let value = try expression.either()
    guard expression.tokens.isEmpty else { throw expression.wrong }
    return value
  }

  private var wrong: Wrong { Wrong(formula: formula, token: tokens.last) }

  /// Takes the next token if it is one of these.
  private mutating func take(_ wanted: String...) -> String? {
    guard let next = tokens.last, wanted.contains(next) else { return nil }
    return tokens.removeLast()
  }

  private mutating func either() throws -> Double {
    var value = try both()
    while take("or") != nil { value = try both() != 0 || value != 0 ? 1 : 0 }
    return value
  }

  private mutating func both() throws -> Double {
    var value = try comparison()
    while take("and") != nil { value = try comparison() != 0 && value != 0 ? 1 : 0 }
    return value
  }

  private mutating func comparison() throws -> Double {
    let left = try sum()
    guard let sign = take(">", "<", ">=", "<=") else { return left }
    let right = try sum()
    let holds =
      switch sign {
      case ">": left > right
      case "<": left < right
      case ">=": left >= right
      default: left <= right
      }
    return holds ? 1 : 0
  }

  private mutating func sum() throws -> Double {
    var value = try product()
    while let sign = take("+", "-") { value += try product() * (sign == "+" ? 1 : -1) }
    return value
  }

  private mutating func product() throws -> Double {
    var value = try factor()
    while let sign = take("*", "/") {
      let right = try factor()
      value = sign == "*" ? value * right : value / right
    }
    return value
  }

  private mutating func factor() throws -> Double {
    if take("(") != nil {
      let value = try either()
      guard take(")") != nil else { throw wrong }
      return value
    }
    guard let token = tokens.popLast() else { throw wrong }
    if let number = Double(token) { return number }
    guard take("(") != nil else {
      guard let value = names[token] else { throw Wrong(formula: formula, token: token) }
      return value
    }
    var values = [try either()]
    while take(",") != nil { values.append(try either()) }
    guard take(")") != nil else { throw wrong }
    switch (token, values.count) {
    case ("iff", 3): return values[0] != 0 ? values[1] : values[2]
    case ("min", 2...): return values.min() ?? .nan
    case ("max", 2...): return values.max() ?? .nan
    default: throw Wrong(formula: formula, token: token)
    }
  }
}
