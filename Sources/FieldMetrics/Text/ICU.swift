import CICU

/// The one gate to ICU, which is loaded when something first needs it: a text of plain Latin never
/// does.
enum ICU {
  /// Makes ICU's functions callable; every use of `CICU` comes after this.
  ///
  /// - Throws: ``TextError/noICU(library:reason:)``.
  static func load() throws(TextError) {
    if let reason = cicu_load() {
      throw .noICU(
        library: String(cString: cicu_library_name()), reason: String(cString: reason))
    }
  }

  /// What ICU gave, or the error it named.
  static func opened<Handle>(
    _ handle: Handle?, _ error: UnsafePointer<CChar>?, _ task: @autoclosure () -> String
  ) throws(TextError) -> Handle {
    guard let handle else {
      throw .icuFailed(task: task(), reason: error.map { String(cString: $0) } ?? "no reason given")
    }
    return handle
  }

  /// The text as ICU takes it.
  ///
  /// - Throws: ``TextError/tooLong(byteCount:)``.
  static func utf16(of text: String) throws(TextError) -> [UInt16] {
    // ICU counts UTF-16 units in 32 bits; there are never more of them than bytes of UTF-8.
    guard text.utf8.count < Int(Int32.max) else { throw .tooLong(byteCount: text.utf8.count) }
    return Array(text.utf16)
  }
}
