extension ShapingOptions {
  /// The features as on the command line: `kern=0`.
  var featureNames: [String] { features.map { "\($0.tag)=\($0.value)" } }
}

extension ParagraphDirection {
  /// As on the command line, which has no word for the last one.
  var shortName: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    case .automatic(neutral: .leftToRight): "auto"
    case .automatic(neutral: .rightToLeft): "auto-rtl"
    }
  }
}
