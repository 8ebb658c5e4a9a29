/// Which font an output is about.
public struct FontIdentity: Hashable, Sendable {
  /// Without its folder; `nil` for a built-in profile.
  public let fileName: String?
  public let family: String?
  public let style: String?
  public let postScriptName: String?
  /// `nil` for a built-in profile.
  public let faceIndex: Int?
  /// Of the file; `nil` for a built-in profile.
  public let sha256: String?
  public let unitsPerEm: Int
  /// Where the face stands on its axes; an optical size axis that follows the size is left out.
  public let axes: [AxisCoordinate]
}

extension FontIdentity {
  init(_ face: Face, axes: [AxisCoordinate]) {
    fileName = face.file.fileName
    family = face.names.family
    style = face.names.style
    postScriptName = face.names.postScriptName
    faceIndex = face.index
    sha256 = face.file.sha256
    unitsPerEm = face.unitsPerEm
    self.axes = axes
  }
}
