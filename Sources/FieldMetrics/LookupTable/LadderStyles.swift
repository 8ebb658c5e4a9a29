/// Text styles that a ladder of the caller's own may lack.
extension LadderStep {
  /// - Throws: ``ComponentError`` for a style that the ladder does not have.
  func requiredSize(
    of style: TextStyle, _ sizing: SizingRule, _ ladder: TypeLadder
  ) throws(ComponentError) -> Points {
    guard let size = size(of: style, sizing) else { throw .missing(style, in: ladder) }
    return size
  }
}

extension LadderStep {
  /// What a picture or a finding calls the step: the text size of a component that has one.
  func title(_ textSize: PlatformTextSize, on platform: ComponentPlatform) -> String {
    if case .category = self, let size = textSize.name(on: platform) { return size }
    return title
  }
}

extension FontMeasurer {
  /// - Throws: ``ComponentError`` when the component has text in a style that the ladder lacks.
  func checkStyles(_ ladder: TypeLadder, _ component: FieldComponent) throws(ComponentError) {
    guard let style = missingStyles.first else { return }
    throw .missing(style, in: ladder, "component \(component.name.quoted) is set in it")
  }
}

extension ComponentError {
  static func missing(
    _ style: TextStyle, in ladder: TypeLadder, _ reason: String = "it is asked for"
  ) -> ComponentError {
    ComponentError(
      found: "no style '\(style.rawValue)' in the ladder \(ladder.name.quoted)",
      expected: "it among the ladder's styles, since \(reason)")
  }
}
