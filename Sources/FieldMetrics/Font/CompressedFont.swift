import CFreeType

/// A WOFF or WOFF2 file, unpacked by FreeType.
///
/// The only place where the library opens FreeType: plain sfnt files never need it.
struct CompressedFont: Sendable {
  let faceCount: Int

  /// Face 0, unpacked when the file was opened.
  private let first: FontBytes
  private let bytes: FontBytes
  private let fileName: String
  private let container: String

  /// Containers that say they unpack to more than this are refused.
  static let largestUnpacked = 1 << 28

  /// - Throws: ``FontError/cannotUnpack(file:container:reason:)``.
  init(_ bytes: FontBytes, fileName: String) throws(FontError) {
    self.bytes = bytes
    self.fileName = fileName
    let header = TableBytes(bytes)
    container = header.tag(0) == Tag(literal: "wOF2") ? "WOFF2" : "WOFF"
    // Both headers give the unpacked size in the same place; FreeType allocates what it says.
    guard let unpacked = header.uint32(16), unpacked <= Self.largestUnpacked else {
      throw .cannotUnpack(
        file: fileName, container: container,
        reason: "it would take more than \(Self.largestUnpacked) bytes")
    }
    let handle = try FreeTypeFace(bytes, index: 0, fileName: fileName, container: container)
    faceCount = max(1, handle.faceCount)
    first = try handle.unpacked()
  }

  /// One face as a plain font file.
  ///
  /// - Throws: ``FontError/cannotUnpack(file:container:reason:)``.
  func unpack(face index: Int) throws(FontError) -> FontBytes {
    if index == 0 { return first }
    return try FreeTypeFace(bytes, index: index, fileName: fileName, container: container)
      .unpacked()
  }
}

/// A face opened by FreeType; closes it, and the library it belongs to, when it goes away.
private final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  /// FreeType reads from these bytes as long as the face is open.
  private let bytes: FontBytes
  private let fileName: String
  private let container: String

  var faceCount: Int { Int(face.pointee.num_faces) }

  init(_ bytes: FontBytes, index: Int, fileName: String, container: String) throws(FontError) {
    self.bytes = bytes
    self.fileName = fileName
    self.container = container
    func check(_ code: FT_Error) throws(FontError) {
      guard code == 0 else {
        throw .cannotUnpack(file: fileName, container: container, reason: "FreeType error \(code)")
      }
    }
    var library: FT_Library?
    try check(FT_Init_FreeType(&library))
    guard let library else {
      throw .cannotUnpack(file: fileName, container: container, reason: "FreeType did not start")
    }
    var face: FT_Face?
    let start = bytes.buffer.bindMemory(to: FT_Byte.self).baseAddress
    do throws(FontError) {
      try check(FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face))
    } catch {
      FT_Done_FreeType(library)
      throw error
    }
    guard let face else {
      FT_Done_FreeType(library)
      throw .cannotUnpack(file: fileName, container: container, reason: "FreeType gave no face")
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The whole unpacked file: table 0 of FreeType's `FT_Load_Sfnt_Table`.
  func unpacked() throws(FontError) -> FontBytes {
    var count: FT_ULong = 0
    var code = FT_Load_Sfnt_Table(face, 0, 0, nil, &count)
    let sfnt = FontBytes(byteCount: Int(count)) { memory in
      let start = memory.bindMemory(to: FT_Byte.self).baseAddress
      if code == 0 { code = FT_Load_Sfnt_Table(face, 0, 0, start, &count) }
    }
    guard code == 0 else {
      throw .cannotUnpack(file: fileName, container: container, reason: "FreeType error \(code)")
    }
    return sfnt
  }
}
