import FieldMetrics

/// How keys of a configuration become options of `table`: what one understands the other does, too.
struct BuildSettings {
  /// Options that a table of a configuration may have.
  static let tableOptions = TableCommand.spec.options.filter { option in
    !excluded.contains(option.name) && !outputOptions.contains { $0.name == option.name }
  }

  /// Options that an output may have.
  static let outputOptions = ExportArguments.all

  /// What is said once for the whole run.
  private static let excluded =
    ([OutputOptions.output, FontOptions.verbose] + FreshnessArguments.all).map(\.name)

  /// Options whose values are files.
  private static let fileOptions = [FontOptions.font, FontOptions.fallback, TableCommand.semibold]
    .map(\.name)

  /// With the slash at its end; empty for the working folder.
  private let folder: String

  init(configuration path: String) {
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path of the configuration as one of the working folder.
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }

  /// Settings as words of a command line.
  ///
  /// - Throws: ``ConfigurationError`` for a key that is no option, or a value that no option has.
  func words(
    of settings: [BuildConfiguration.Setting], _ options: [OptionSpec]
  ) throws(ConfigurationError) -> [String] {
    var words: [String] = []
    for setting in settings {
      let option = try option(setting, options)
      guard option.value != nil else {
        if !setting.values.isEmpty { words.append(option.name) }
        continue
      }
      let values = setting.values.map { value(option, $0) }
      if option.isRepeatable {
        words += values.map { "\(option.name)=\($0)" }
      } else if let value = values.first {
        guard values.count == 1 else {
          throw ConfigurationError(
            line: setting.line, problem: "\(setting.key.quoted) has one value, not \(values.count)")
        }
        words.append("\(option.name)=\(value)")
      }
    }
    return words
  }

  private func option(
    _ setting: BuildConfiguration.Setting, _ options: [OptionSpec]
  ) throws(ConfigurationError) -> OptionSpec {
    let known = options.map { ($0, Self.key($0)) }
    // `labels` and `categories` read better for lists.
    let found = known.first { option, key in
      setting.key == key
        || option.isRepeatable
          && (setting.key == key + "s" || setting.key == key.dropLast() + "ies")
    }
    if let found { return found.0 }
    let nearest = Spelling.nearest(to: setting.key, in: known.map(\.1))
    throw ConfigurationError(
      line: setting.line,
      problem: "key \(setting.key.quoted) is unknown"
        + (nearest.map { "; did you mean \($0.quoted)?" } ?? ""))
  }

  /// `displayScale` of `--display-scale`.
  private static func key(_ option: OptionSpec) -> String {
    let words = option.name.dropFirst(2).split(separator: "-")
    return (words.first.map(String.init) ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A file relative to the configuration; a bare name of a font that is neither there nor in `fonts/`
  /// beside it is looked for as on the command line.
  private func value(_ option: OptionSpec, _ value: String) -> String {
    if option.name == ComponentOptions.component.name {
      return ComponentOptions.isFile(value) ? path(value) : value
    }
    guard Self.fileOptions.contains(option.name), !value.isEmpty else { return value }
    let isBare = !value.utf8.contains(UInt8(ascii: "/"))
    for candidate in [path(value), path("fonts/" + value)] where isBare {
      // A path with a slash is not looked for in other folders.
      if OutputFile.exists(candidate) {
        return candidate.contains("/") ? candidate : "./" + candidate
      }
    }
    return isBare ? value : path(value)
  }
}
