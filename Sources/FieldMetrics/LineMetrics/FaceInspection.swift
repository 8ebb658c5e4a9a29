/// What is in a face: names, all three sets of vertical metrics, what each rule takes of them and
/// why, axes, coverage and doubts.
public struct FaceInspection: Hashable, Sendable {
  public let font: FontIdentity
  public let fullName: String?
  public let version: String?
  public let faceCount: Int
  public let glyphCount: Int
  public let characterCount: Int
  public let tables: [Tag]
  public let head: HeadTable
  public let hhea: HheaTable
  public let os2: OS2Table?
  public let post: PostTable?
  /// What each rule takes at the place, and the lines it makes.
  public let rules: [RuledMetrics]
  /// How far platforms are apart, at each size asked for.
  public let spreads: [LineSpread]
  /// Margins that cut text to its capitals, for each size with the line height given; empty without
  /// one, and for a font that does not say how high its capitals are.
  public let capHeightTrims: [CapHeightTrim]
  public let options: InspectionOptions
  public let axes: [VariationAxis]
  public let namedInstances: [NamedInstance]
  /// In a fixed order, each once.
  public let findings: [Finding]

  public init(_ face: Face, at place: AxisPlace, options: InspectionOptions = InspectionOptions()) {
    self.options = options
    font = FontIdentity(face, axes: place.coordinates)
    fullName = face.names.fullName
    version = face.names.version
    faceCount = face.file.faceCount
    glyphCount = face.glyphCount
    characterCount = face.characterCount()
    tables = face.directory.tags
    head = face.head
    hhea = face.hhea
    os2 = face.os2
    post = face.post
    rules = RuledMetrics.all(of: face, at: place, options)
    spreads = LineSpread.all(of: rules)
    capHeightTrims =
      options.lineHeight.map { height in
        options.sizes.compactMap {
          CapHeightTrim(face, at: $0, lineHeight: height.length(at: $0))
        }
      } ?? []
    axes = face.axes
    namedInstances = face.namedInstances
    findings = FaceInspection.findings(of: face, rules)
  }

  /// Each once, in a fixed order: the face's, those of the rules, and doubts about its lines.
  public static func findings(of face: Face, _ rules: [RuledMetrics]) -> [Finding] {
    var findings = face.findings
    for ruled in rules {
      for finding in ruled.chosen.findings where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    return findings + LineDoubts(face).findings
  }
}
