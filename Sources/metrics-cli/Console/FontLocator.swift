import FieldMetrics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the font file that `--font` names.
struct FontLocator {
  /// A font that is nowhere.
  struct NotFound: Error, CustomStringConvertible {
    let name: String
    let folders: [String]
    let suggestion: String?

    var description: String {
      let folders = folders.map(\.terminalSafe).joined(separator: ", ")
      let hint = suggestion.map { "; did you mean '\($0.terminalSafe)'?" } ?? "; give a path"
      return "'\(name.terminalSafe)': no such font file, looked in \(folders)\(hint)"
    }
  }

  /// Folders in the order they are looked in, and whether their subfolders count.
  private let folders: [(path: String, isDeep: Bool)]

  private init(
    searchPath: String? = Console.environment("FIELDMETRICS_FONT_PATH"),
    home: String? = Console.environment("HOME")
  ) {
    let named = (searchPath ?? "").split(separator: ":").map { (String($0), false) }
    #if os(macOS)
      let user = ["Library/Fonts"]
      let system = ["/Library/Fonts", "/System/Library/Fonts"]
    #else
      let user = [".local/share/fonts", ".fonts"]
      let system = ["/usr/local/share/fonts", "/usr/share/fonts"]
    #endif
    let userFolders = user.compactMap { folder in home.map { ("\($0)/\(folder)", true) } }
    folders = [(".", false), ("fonts", false)] + named + userFolders + system.map { ($0, true) }
  }

  /// The path of a font.
  ///
  /// - Parameter name: a path, or a bare file name to look for.
  /// - Throws: ``NotFound`` for a bare name that is in none of the folders. A path is given back as
  ///   it is: opening it tells what is wrong with it.
  static func path(of name: String) throws(NotFound) -> String {
    if name.utf8.contains(UInt8(ascii: "/")) { return name }
    return try FontLocator().find(name)
  }

  private func find(_ name: String) throws(NotFound) -> String {
    for folder in folders {
      if let path = find(name, in: folder.path, isDeep: folder.isDeep) { return path }
    }
    throw NotFound(
      name: name, folders: folders.map(\.path), suggestion: suggestion(for: name))
  }

  private func find(_ name: String, in folder: String, isDeep: Bool) -> String? {
    let path = folder == "." ? name : "\(folder)/\(name)"
    if access(path, F_OK) == 0 { return path }
    guard isDeep else { return nil }
    for entry in Folder.entries(of: folder) where entry.isFolder {
      if let path = find(name, in: "\(folder)/\(entry.name)", isDeep: true) { return path }
    }
    return nil
  }

  /// The nearest name, with or without its ending.
  private func suggestion(for name: String) -> String? {
    let known = known()
    if let nearest = Spelling.nearest(to: name, in: known) { return nearest }
    return known.first {
      $0.split(separator: ".").first.map { $0.lowercased() == name.lowercased() } ?? false
    }
  }

  /// Names of font files in all folders, for a suggestion.
  private func known() -> [String] {
    folders.flatMap { names(in: $0.path, isDeep: $0.isDeep) }
  }

  private func names(in folder: String, isDeep: Bool) -> [String] {
    Folder.entries(of: folder).flatMap { entry in
      if entry.isFolder {
        return isDeep ? names(in: "\(folder)/\(entry.name)", isDeep: true) : []
      }
      let isFont = [".ttf", ".otf", ".ttc", ".woff", ".woff2"].contains {
        entry.name.lowercased().hasSuffix($0)
      }
      return isFont ? [entry.name] : []
    }
  }
}

/// What is in a folder.
private enum Folder {
  struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// Entries in the order of their names, hidden ones and links to folders left out; empty for a
  /// folder that cannot be read.
  static func entries(of path: String) -> [Entry] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let record = readdir(stream) {
      let name = withUnsafePointer(to: &record.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      let isFolder = lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name < $1.name }
  }
}
