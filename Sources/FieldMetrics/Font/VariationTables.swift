/// What a variable face needs besides its axes, and why it may be unusable.
struct VariationTables: Sendable {
  let avar: AvarTable?
  let mvar: MVARTable?
  let hasMVAR: Bool
  /// Why only the default place can be used; `nil` when all places can.
  let unusable: String?

  init(_ fvar: FvarTable?, _ directory: TableDirectory) {
    let avarBytes = directory[Tag(literal: "avar")]
    avar = avarBytes.flatMap(AvarTable.init)
    let mvarBytes = directory[Tag(literal: "MVAR")]
    mvar = mvarBytes.flatMap { MVARTable($0, axisCount: fvar?.axes.count ?? 0) }
    hasMVAR = mvarBytes != nil
    unusable = Self.reason(fvar, avar: avar, hasAvar: avarBytes != nil)
  }

  private static func reason(_ fvar: FvarTable?, avar: AvarTable?, hasAvar: Bool) -> String? {
    guard let fvar else { return "table 'fvar' is damaged" }
    if let tag = fvar.disorderedAxes.first {
      return "axis \(tag) does not have its minimum, default and maximum in that order"
    }
    if hasAvar, avar == nil { return "table 'avar' is damaged" }
    // Version 2 bends axes together; the shaping library of Debian 12 does not know it either.
    if let avar, avar.version != 1 { return "table 'avar' has version \(avar.version), 1 expected" }
    return nil
  }
}
