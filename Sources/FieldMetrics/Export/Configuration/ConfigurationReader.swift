/// Reads the document of a ``BuildConfiguration``.
struct ConfigurationReader {
  let source: SourceText

  func tables(_ document: JSONNode) throws(ConfigurationError) -> [BuildConfiguration.Table] {
    let top = try members(document, "the configuration")
    for (key, node) in top where !["$schema", "defaults", "tables"].contains(key) {
      throw error(
        node, "key \(key.quoted) is unknown; '$schema', 'defaults' and 'tables' are known")
    }
    guard let list = document["tables"] else {
      throw error(document, "found no 'tables', expected a list of tables with their outputs")
    }
    var defaults: [BuildConfiguration.Setting] = []
    if let node = document["defaults"] { defaults = try settings(node, "'defaults'", except: []) }
    var tables: [BuildConfiguration.Table] = []
    for node in try array(list, "'tables'") { tables.append(try table(node, defaults)) }
    guard !tables.isEmpty else { throw error(list, "found no table, expected one or more") }
    return tables
  }

  private func table(
    _ node: JSONNode, _ defaults: [BuildConfiguration.Setting]
  ) throws(ConfigurationError) -> BuildConfiguration.Table {
    let own = try settings(node, "a table", except: ["outputs"])
    guard let list = node["outputs"] else {
      throw error(node, "found no 'outputs' in a table, expected a list of files")
    }
    var outputs: [BuildConfiguration.Output] = []
    for node in try array(list, "'outputs'") { outputs.append(try output(node)) }
    guard !outputs.isEmpty else { throw error(list, "found no output, expected one or more") }
    let inherited = defaults.filter { setting in !own.contains { $0.key == setting.key } }
    return BuildConfiguration.Table(line: line(node), settings: inherited + own, outputs: outputs)
  }

  private func output(_ node: JSONNode) throws(ConfigurationError) -> BuildConfiguration.Output {
    let settings = try settings(node, "an output", except: ["file"])
    guard let file = node["file"] else {
      throw error(node, "found no 'file' in an output, expected a path")
    }
    guard case .string(let path) = file.value, !path.isEmpty, !path.utf8.contains(0) else {
      throw error(file, "found \(file.name) as 'file', expected a path")
    }
    guard settings.contains(where: { $0.key == "format" }) else {
      throw error(node, "found no 'format' in an output, expected one such as \"swift\"")
    }
    return BuildConfiguration.Output(line: line(node), file: path, settings: settings)
  }

  private func settings(
    _ node: JSONNode, _ name: String, except: [String]
  ) throws(ConfigurationError) -> [BuildConfiguration.Setting] {
    var settings: [BuildConfiguration.Setting] = []
    for (key, node) in try members(node, name) where !except.contains(key) {
      settings.append(
        BuildConfiguration.Setting(key: key, values: try values(key, node), line: line(node)))
    }
    return settings
  }

  private func values(_ key: String, _ node: JSONNode) throws(ConfigurationError) -> [String] {
    switch node.value {
    case .string(let text): return [text]
    case .number(let number): return [number.plainDescription]
    case .bool(let flag): return flag ? [""] : []
    case .array(let nodes):
      var all: [String] = []
      for node in nodes {
        switch node.value {
        case .string(let text): all.append(text)
        case .number(let number): all.append(number.plainDescription)
        default: throw error(node, "found \(node.name) in \(key.quoted), expected text or a number")
        }
      }
      return all
    case .object(let members):
      var all: [String] = []
      for (name, node) in members {
        guard case .number(let number) = node.value else {
          throw error(
            node, "found \(node.name) as \(name.quoted) of \(key.quoted), expected a number")
        }
        all.append("\(name)=\(plain: number)")
      }
      return [all.joined(separator: ",")]
    case .null: return []
    }
  }

  /// The members of an object, each key once.
  private func members(
    _ node: JSONNode, _ name: String
  ) throws(ConfigurationError) -> [(key: String, node: JSONNode)] {
    guard case .object(let members) = node.value else {
      throw error(node, "found \(node.name) as \(name), expected an object")
    }
    for (index, member) in members.enumerated()
    where members[..<index].contains(where: { $0.key == member.key }) {
      throw error(member.node, "key \(member.key.quoted) is given twice")
    }
    return members
  }

  private func array(_ node: JSONNode, _ name: String) throws(ConfigurationError) -> [JSONNode] {
    guard case .array(let nodes) = node.value else {
      throw error(node, "found \(node.name) as \(name), expected a list")
    }
    return nodes
  }

  private func line(_ node: JSONNode) -> Int {
    source.bytes[..<node.offset].count { $0 == 0x0A } + 1
  }

  private func error(_ node: JSONNode, _ problem: String) -> ConfigurationError {
    ConfigurationError(line: line(node), problem: problem)
  }
}
