import CHarfBuzz

/// The bytes of a font that both oracles read, in memory of HarfBuzz's: nothing of the library under
/// test is between the oracles and the file.
final class OracleBytes {
  let blob: OpaquePointer
  let count: Int
  let start: UnsafePointer<UInt8>

  /// Maps a file; `nil` when it cannot be read or is empty.
  convenience init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.init(owning: blob)
  }

  /// Copies bytes; `nil` when there are none.
  convenience init?(_ bytes: [UInt8]) {
    let blob = bytes.withUnsafeBytes {
      hb_blob_create(
        $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    guard let blob else { return nil }
    self.init(owning: blob)
  }

  private init?(owning blob: OpaquePointer) {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else {
      hb_blob_destroy(blob)
      return nil
    }
    self.blob = blob
    count = Int(length)
    // CChar and UInt8 have one layout; the blob lives as long as this object.
    start = UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)
  }

  deinit { hb_blob_destroy(blob) }
}
