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
  /// What each rule takes at the place.
  public let rules: [RuledMetrics]
  public let axes: [VariationAxis]
  public let namedInstances: [NamedInstance]
  /// In a fixed order, each once.
  public let findings: [Finding]

  public struct RuledMetrics: Hashable, Sendable {
    public let rule: LineMetricsRule
    public let chosen: ChosenLineMetrics
  }

  public init(_ face: Face, at place: AxisPlace) {
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
    rules = LineMetricsRule.allCases.map {
      RuledMetrics(rule: $0, chosen: face.lineMetrics(rule: $0, at: place))
    }
    axes = face.axes
    namedInstances = face.namedInstances
    var findings = face.findings
    for ruled in rules {
      for finding in ruled.chosen.findings where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    self.findings = findings
  }
}
