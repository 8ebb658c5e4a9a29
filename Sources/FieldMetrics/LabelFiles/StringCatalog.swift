/// Xcode's string catalog, `Localizable.xcstrings`.
///
/// Every plural form and device is a label; its name stands behind the key, after a dot. A key that
/// is not translated into the source language is its own text, as when an app runs.
struct StringCatalog {
  private let source: SourceText
  private var labels: [SourceLabel] = []

  /// - Throws: ``LabelFileError``.
  static func labels(in source: SourceText) throws(LabelFileError) -> [SourceLabel] {
    let document = try JSONReader.document(in: source)
    guard let strings = document["strings"], case .object(let entries) = strings.value else {
      throw source.error(
        at: document["strings"]?.offset ?? document.offset,
        found: document["strings"]?.name ?? document.name + " without strings",
        "an object 'strings', as in a string catalog")
    }
    var sourceLanguage: String?
    if let node = document["sourceLanguage"] {
      guard case .string(let tag) = node.value else {
        throw source.error(at: node.offset, found: node.name, "a language tag as a string")
      }
      sourceLanguage = tag
    }
    var catalog = StringCatalog(source: source)
    for (key, node) in entries { try catalog.take(key, node, sourceLanguage) }
    return catalog.labels
  }

  private init(source: SourceText) { self.source = source }

  private mutating func take(
    _ key: String, _ entry: JSONNode, _ sourceLanguage: String?
  ) throws(LabelFileError) {
    _ = try members(of: entry)
    let localizations = try members(of: entry["localizations"])
    if let sourceLanguage, !localizations.contains(where: { $0.key == sourceLanguage }) {
      labels.append(SourceLabel(key, key: key, locale: sourceLanguage))
    }
    for (locale, node) in localizations { try take(key, node, locale: locale) }
  }

  /// A unit, or its variations by plural form or device, which may nest.
  private mutating func take(
    _ key: String, _ node: JSONNode, locale: String
  ) throws(LabelFileError) {
    _ = try members(of: node)
    if let unit = node["stringUnit"] {
      guard let value = unit["value"] else {
        throw source.error(at: unit.offset, found: unit.name + " without a value", "a 'value'")
      }
      guard case .string(let text) = value.value else {
        throw source.error(at: value.offset, found: value.name, "a string")
      }
      labels.append(SourceLabel(text, key: key, locale: locale))
    }
    for (_, forms) in try members(of: node["variations"]) {
      for (form, node) in try members(of: forms) {
        try take("\(key).\(form)", node, locale: locale)
      }
    }
    for (name, node) in try members(of: node["substitutions"]) {
      try take("\(key).\(name)", node, locale: locale)
    }
    // A list of texts, as for App Shortcuts.
    if let values = node["stringSet"]?["values"], case .array(let items) = values.value {
      for (index, item) in items.enumerated() {
        guard case .string(let text) = item.value else {
          throw source.error(at: item.offset, found: item.name, "a string")
        }
        labels.append(SourceLabel(text, key: "\(key).\(index)", locale: locale))
      }
    }
  }

  /// None of what is not there.
  private func members(
    of node: JSONNode?
  ) throws(LabelFileError) -> [(key: String, node: JSONNode)] {
    guard let node else { return [] }
    guard case .object(let members) = node.value else {
      throw source.error(at: node.offset, found: node.name, "an object, as in a string catalog")
    }
    return members
  }
}
