import CHarfBuzz

/// Text cut where its script changes.
///
/// Characters that many scripts share, such as spaces, digits and marks, go with the script before
/// them, or with the first script when none is before. Scripts are those of HarfBuzz's own Unicode
/// data.
enum ScriptRuns {
  struct Run: Hashable {
    let script: Tag
    /// UTF-8 offsets.
    let bytes: Range<Int>
  }

  static let latin = Tag(rawValue: HB_SCRIPT_LATIN.rawValue)

  static func cut(_ text: String) -> [Run] {
    let count = text.utf8.count
    guard count > 0 else { return [] }
    // ASCII is Latin or shared: the common case needs no look-up.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [Run(script: latin, bytes: 0..<count)] }

    var runs: [Run] = []
    var start = 0
    var script: Tag?
    var offset = 0
    for scalar in text.unicodeScalars {
      if let own = ownScript(of: scalar) {
        if let current = script, current != own {
          runs.append(Run(script: current, bytes: start..<offset))
          start = offset
        }
        script = own
      }
      offset += UTF8.width(scalar)
    }
    runs.append(Run(script: script ?? latin, bytes: start..<count))
    return runs
  }

  static func isRightToLeft(_ script: Tag) -> Bool {
    hb_script_get_horizontal_direction(hb_script_t(script.rawValue)) == HB_DIRECTION_RTL
  }

  /// The script a character belongs to alone; `nil` for one that many share.
  private static func ownScript(of scalar: Unicode.Scalar) -> Tag? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return Tag(rawValue: script.rawValue)
    }
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
