import CHarfBuzz

/// A face opened by HarfBuzz, which checks its layout tables once, for all places on its axes.
///
/// `@unchecked Sendable` holds because the HarfBuzz face is made immutable in `init` and counts its
/// references atomically.
public final class ShapingFace: @unchecked Sendable {
  /// Keeps the bytes alive that HarfBuzz reads tables from.
  public let face: Face
  let handle: OpaquePointer

  /// - Throws: ``ShapingError/unusableFace(file:face:)``.
  public init(_ face: Face) throws(ShapingError) {
    self.face = face
    let bytes = face.sfnt.buffer
    // READONLY: HarfBuzz neither copies nor changes the bytes.
    let blob = hb_blob_create(
      bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY,
      nil, nil)
    // The face holds a reference to its blob.
    defer { hb_blob_destroy(blob) }
    let index = UInt32(face.indexInSfnt)
    handle = hb_face_create(blob, index)
    hb_face_make_immutable(handle)
    // HarfBuzz never fails aloud: a face it cannot read looks like an empty one.
    guard hb_face_count(blob) > index, hb_face_get_glyph_count(handle) > 0 else {
      throw .unusableFace(file: face.file.fileName, face: face.index)
    }
  }

  deinit { hb_face_destroy(handle) }
}
