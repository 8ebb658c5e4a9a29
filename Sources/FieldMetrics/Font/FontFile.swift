/// A font file: bytes on disk that hold one face or several.
///
/// Reads TrueType and OpenType files and collections itself; WOFF and WOFF2 are unpacked by
/// FreeType first. Safe to share between threads.
///
/// ```swift
/// let file = try FontFile(path: "Fonts/base.ttf")
/// let face = try file.face(at: 0)
/// ```
public struct FontFile: Sendable {
  /// The file's name without its folder; `-` for standard input.
  public let fileName: String
  /// How many faces the file holds; at least 1.
  public let faceCount: Int

  private let bytes: FontBytes
  private let container: Container

  private enum Container {
    /// Byte offsets of the faces' table directories.
    case sfnt(directories: [Int])
    case packed(CompressedFont)
  }

  /// Opens a file by its path.
  ///
  /// - Throws: ``FontError`` when the file cannot be read, is no font, or its list of faces is
  ///   damaged.
  public init(path: String) throws(FontError) {
    let bytes = path.utf8
    // The last part that is not empty, as a path may end with a slash; looked for in bytes, since a
    // corpus has many paths.
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { bytes.index(after: $0) }
    let name =
      end.map { end in
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
        return String(path[(start ?? bytes.startIndex)..<end])
      } ?? path
    try self.init(bytes: FontBytes.map(path: path), fileName: name)
  }

  /// Reads a font from standard input.
  ///
  /// - Throws: ``FontError``, as ``init(path:)``.
  public init(standardInputAs fileName: String = "-") throws(FontError) {
    try self.init(bytes: FontBytes.read(descriptor: 0, name: fileName), fileName: fileName)
  }

  /// Takes a font's bytes; they are copied.
  ///
  /// - Throws: ``FontError``, as ``init(path:)``.
  public init(bytes: some Collection<UInt8>, fileName: String) throws(FontError) {
    guard bytes.count <= FontBytes.largestFile else {
      throw .unreadable(
        file: fileName,
        reason: "it has \(bytes.count) bytes; at most \(FontBytes.largestFile) are read")
    }
    try self.init(bytes: FontBytes(copying: bytes), fileName: fileName)
  }

  private init(bytes: FontBytes, fileName: String) throws(FontError) {
    self.bytes = bytes
    self.fileName = fileName
    switch FileSignature(TableBytes(bytes)) {
    case .sfnt:
      container = .sfnt(directories: [0])
      faceCount = 1
    case .collection:
      let directories = try Self.collectionDirectories(TableBytes(bytes), fileName: fileName)
      container = .sfnt(directories: directories)
      faceCount = directories.count
    case .woff, .woff2:
      let packed = try CompressedFont(bytes, fileName: fileName)
      container = .packed(packed)
      faceCount = packed.faceCount
    case .other(let found):
      throw .notAFont(file: fileName, found: found)
    }
  }

  /// Lower-case hexadecimal SHA-256 of the file as it lies on disk.
  public var sha256: String {
    let digest = bytes.buffer.withMemoryRebound(to: UInt8.self) { SHA256.hexadecimal(of: $0) }
    bytes.releasePages()
    return digest
  }

  /// Reads one face.
  ///
  /// - Parameter index: 0 for a file that is not a collection.
  /// - Throws: ``FontError/noSuchFace(file:index:count:)`` outside `0..<faceCount`; other cases of
  ///   ``FontError`` when a table that every font has is absent or broken.
  public func face(at index: Int = 0) throws(FontError) -> Face {
    guard (0..<faceCount).contains(index) else {
      throw .noSuchFace(file: fileName, index: index, count: faceCount)
    }
    switch container {
    case .sfnt(let directories):
      return try Face(
        file: self, index: index, sfnt: bytes, indexInSfnt: index, directoryAt: directories[index])
    case .packed(let packed):
      // FreeType hands out each face as a file of its own.
      return try Face(
        file: self, index: index, sfnt: packed.unpack(face: index), indexInSfnt: 0, directoryAt: 0)
    }
  }

  private static func collectionDirectories(
    _ bytes: TableBytes, fileName: String
  ) throws(FontError) -> [Int] {
    guard let count = bytes.uint32(8), let offsets = bytes.part(at: 12, count: 4 * Int(count)),
      count > 0
    else {
      let count = bytes.uint32(8) ?? 0
      throw .damagedDirectory(
        file: fileName,
        detail: "a collection of \(count) faces does not fit in \(bytes.count) bytes")
    }
    var directories: [Int] = []
    for index in 0..<Int(count) {
      guard let offset = offsets.uint32(4 * index),
        let start = bytes.part(from: Int(offset)), case .sfnt = FileSignature(start)
      else {
        throw .damagedDirectory(
          file: fileName, detail: "face \(index) of the collection does not start with a font")
      }
      directories.append(Int(offset))
    }
    return directories
  }
}
