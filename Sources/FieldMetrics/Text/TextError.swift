/// Why a text cannot be analysed.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text needs ICU, and ICU cannot be loaded.
  case noICU(library: String, reason: String)
  /// ICU gave up; `reason` is its name for the error, such as `U_MEMORY_ALLOCATION_ERROR`.
  case icuFailed(task: String, reason: String)
  /// More than 2³¹ − 2 bytes.
  case tooLong(byteCount: Int)
  /// Not a well-formed BCP 47 tag.
  case noLanguage(tag: String)

  public var description: String {
    switch self {
    case .noICU(let library, let reason):
      // The library's name ends with ICU's version, as the package's does.
      let version = library.split(separator: ".").last.flatMap { UInt($0) }
      return "text beyond plain Latin needs ICU, and \(library) cannot be loaded:"
        + " \(reason.terminalSafe); install it"
        + " (Debian and Ubuntu: libicu\(version.map { "\($0)" } ?? "-dev"))"
    case .icuFailed(let task, let reason):
      return "ICU fails at \(task): \(reason)"
    case .tooLong(let byteCount):
      return "the text has \(byteCount) bytes, at most \(Int32.max - 1) expected; shorten it"
    case .noLanguage(let tag):
      return "\(tag.quoted) is no language tag; give one such as 'de' or 'zh-Hant'"
    }
  }
}
