/// Dynamic Type's steps by their names.
extension LadderStep {
  public static let extraSmall = Self.category(.extraSmall)
  public static let small = Self.category(.small)
  public static let medium = Self.category(.medium)
  public static let large = Self.category(.large)
  public static let extraLarge = Self.category(.extraLarge)
  public static let extraExtraLarge = Self.category(.extraExtraLarge)
  public static let extraExtraExtraLarge = Self.category(.extraExtraExtraLarge)
  public static let accessibilityMedium = Self.category(.accessibilityMedium)
  public static let accessibilityLarge = Self.category(.accessibilityLarge)
  public static let accessibilityExtraLarge = Self.category(.accessibilityExtraLarge)
  public static let accessibilityExtraExtraLarge = Self.category(.accessibilityExtraExtraLarge)
  public static let accessibilityExtraExtraExtraLarge = Self.category(
    .accessibilityExtraExtraExtraLarge)
}
