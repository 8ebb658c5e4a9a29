/// One design in a font file: its tables as values. It has no size.
///
/// Safe to share between threads.
public struct Face: Sendable {
  public let file: FontFile
  /// Which face of the file this is; 0 for a file that is not a collection.
  public let index: Int
  public let head: HeadTable
  public let hhea: HheaTable
  /// `nil` when the font has no such table, as some old Macintosh fonts.
  public let os2: OS2Table?
  /// `nil` when the font has no such table or one that is cut short.
  public let post: PostTable?
  public let names: NameTable
  /// Empty for a face that is not variable.
  public let axes: [VariationAxis]
  public let glyphCount: Int
  /// What is odd about the file's tables, in a fixed order.
  public let findings: [Finding]

  let sfnt: FontBytes
  /// The index in ``sfnt``, which holds one face when it was unpacked from WOFF.
  let indexInSfnt: Int
  let directory: TableDirectory
  private let variations: VariationTables?

  /// Font units to the em: 16 to 16384.
  public var unitsPerEm: Int { head.unitsPerEm }

  /// - Throws: ``FontError/missingTable(file:face:table:)``,
  ///   ``FontError/tableTooShort(file:face:table:found:expected:)``,
  ///   ``FontError/badValue(file:face:table:field:found:expected:)`` or
  ///   ``FontError/damagedDirectory(file:detail:)``.
  init(
    file: FontFile, index: Int, sfnt: FontBytes, indexInSfnt: Int, directoryAt offset: Int
  ) throws(FontError) {
    let directory = try TableDirectory(TableBytes(sfnt), at: offset, name: file.fileName)
    let reader = RequiredTables(file: file.fileName, face: index, directory: directory)
    head = try reader.read(Tag(literal: "head"), HeadTable.byteCount, HeadTable.init)
    hhea = try reader.read(Tag(literal: "hhea"), HheaTable.byteCount, HheaTable.init)
    let maxp = try reader.read(Tag(literal: "maxp"), MaxpTable.byteCount, MaxpTable.init)
    try reader.check(head, hhea, maxp)
    // iOS needs none of it: one that is cut short counts as absent, with a finding.
    os2 = directory[Tag(literal: "OS/2")].flatMap(OS2Table.init)
    post = directory[Tag(literal: "post")].flatMap(PostTable.init)
    let names = NameRecords(directory[Tag(literal: "name")])
    self.names = NameTable(names)
    glyphCount = maxp.glyphCount
    let fvar = directory[Tag(literal: "fvar")].map { FvarTable($0, names: names) }
    axes = fvar??.axes ?? []
    variations = fvar.map { VariationTables($0, directory) }
    findings =
      FaceDoubts(
        directory: directory, head: head, hhea: hhea, os2: os2, glyphCount: glyphCount,
        variations: variations
      ).findings
    self.file = file
    self.index = index
    self.sfnt = sfnt
    self.indexInSfnt = indexInSfnt
    self.directory = directory
  }

  /// The characters the face has glyphs for.
  ///
  /// - Complexity: O(characters); read anew at each call.
  public func characterCount() -> Int {
    directory[Tag(literal: "cmap")].map { CmapTable($0).characterCount } ?? 0
  }

  /// The places on the axes that the font names.
  ///
  /// - Complexity: O(instances · names); read anew at each call.
  public var namedInstances: [NamedInstance] {
    directory[Tag(literal: "fvar")].map {
      FvarTable.instances(
        $0, axisCount: axes.count, names: NameRecords(directory[Tag(literal: "name")]))
    } ?? []
  }

  /// Whether the face can be moved along its axes: it has some, and its tables for them are sound.
  public var canVary: Bool { !axes.isEmpty && variations?.unusable == nil }

  /// The place where every axis has its default value.
  public var defaultPlace: AxisPlace {
    AxisPlace(
      coordinates: axes.map { AxisCoordinate(tag: $0.tag, value: $0.defaultValue) },
      normalized: axes.map { _ in 0 })
  }

  /// The place where some axes are set and the others have their default value.
  ///
  /// - Parameter settings: values by axis; the last one counts when an axis is named twice.
  /// - Throws: ``FontError/unknownAxis(file:axis:axes:)``,
  ///   ``FontError/axisOutOfRange(file:value:axis:axes:)``, or
  ///   ``FontError/variationsUnusable(file:face:reason:)`` when the place is not the default one
  ///   and the font's variation tables are broken.
  public func place(_ settings: [AxisCoordinate]) throws(FontError) -> AxisPlace {
    if let reason = variations?.unusable, !settings.isEmpty, !axes.isEmpty {
      throw .variationsUnusable(file: file.fileName, face: index, reason: reason)
    }
    var values = axes.map(\.defaultValue)
    for setting in settings {
      guard let position = axes.firstIndex(where: { $0.tag == setting.tag }) else {
        throw .unknownAxis(file: file.fileName, axis: setting.tag, axes: axes)
      }
      let axis = axes[position]
      guard setting.value >= axis.minimum, setting.value <= axis.maximum else {
        throw .axisOutOfRange(
          file: file.fileName, value: setting.value, axis: axis, axes: axes)
      }
      values[position] = setting.value
    }
    var normalized = zip(axes, values).map { $0.normalized($1) }
    if let avar = variations?.avar {
      for position in normalized.indices {
        normalized[position] = avar.map(normalized[position], axis: position)
      }
    }
    let coordinates = zip(axes, values).map { AxisCoordinate(tag: $0.tag, value: $1) }
    return AxisPlace(coordinates: coordinates, normalized: normalized)
  }

  /// How much a font-wide metric differs at a place from its value in the table, by `MVAR`.
  ///
  /// 0 where the font has no such delta, and at the default place.
  func delta(_ metric: Tag, at place: AxisPlace) -> FontUnits {
    guard !place.isDefault, let mvar = variations?.mvar else { return 0 }
    return FontUnits(mvar.delta(metric, at: place.normalized) ?? 0)
  }

  /// Whether `MVAR` refers to deltas that it does not hold, so that the metrics stay as they are at
  /// the default place.
  func hasDamagedDeltas(at place: AxisPlace) -> Bool {
    guard !place.isDefault, let variations, variations.hasMVAR else { return false }
    guard let mvar = variations.mvar else { return true }
    return MetricTag.all.contains { mvar.delta($0, at: place.normalized) == nil }
  }
}

/// The tags of `MVAR` that line metrics depend on.
enum MetricTag {
  static let ascender = Tag(literal: "hasc")
  static let descender = Tag(literal: "hdsc")
  static let lineGap = Tag(literal: "hlgp")
  static let clippingAscent = Tag(literal: "hcla")
  static let clippingDescent = Tag(literal: "hcld")
  static let xHeight = Tag(literal: "xhgt")
  static let capHeight = Tag(literal: "cpht")
  static let underlineOffset = Tag(literal: "undo")
  static let underlineSize = Tag(literal: "unds")

  static let all = [
    ascender, descender, lineGap, clippingAscent, clippingDescent, xHeight, capHeight,
  ]
}
