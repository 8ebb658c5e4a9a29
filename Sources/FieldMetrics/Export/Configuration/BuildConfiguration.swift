/// What `fieldmetrics.json` asks for: tables, and the files that each is written to.
public struct BuildConfiguration: Hashable, Sendable {
  /// One table and its outputs.
  public struct Table: Hashable, Sendable {
    /// Where it stands in the file, from 1.
    public let line: Int
    /// Its own, and the defaults that it does not set.
    public let settings: [Setting]
    public let outputs: [Output]
  }

  /// One file to write.
  public struct Output: Hashable, Sendable {
    public let line: Int
    /// Relative to the configuration's folder.
    public let file: String
    public let settings: [Setting]
  }

  /// A key with its values as text.
  public struct Setting: Hashable, Sendable {
    public let key: String
    /// Of a list all, of `axes` as `wght=600`; none for `false`, one empty for `true`.
    public let values: [String]
    public let line: Int
  }

  public let tables: [Table]

  /// What a configuration of this name is looked for as.
  public static let fileName = "fieldmetrics.json"
  /// More is no configuration.
  public static let largestFile = 1 << 20

  /// - Throws: ``ConfigurationError``.
  public init(json bytes: [UInt8]) throws(ConfigurationError) {
    let source: SourceText
    let document: JSONNode
    do {
      source = try SourceText(decoding: bytes)
      document = try JSONReader.document(in: source)
    } catch let error as LabelFileError {
      throw ConfigurationError(
        line: error.line, problem: "found \(error.found), expected \(error.expected)")
    } catch {
      throw ConfigurationError(line: nil, problem: "\(error), expected UTF-8")
    }
    tables = try ConfigurationReader(source: source).tables(document)
  }
}

/// Why a configuration cannot be used.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; `nil` when it is about the file as a whole.
  public let line: Int?
  public let problem: String

  public init(line: Int?, problem: String) {
    self.line = line
    self.problem = problem
  }

  /// `line 3: found a number as 'file', expected a string`
  public var description: String { (line.map { "line \($0): " } ?? "") + problem }
}
