/// A text as a label file has it.
public struct SourceLabel: Hashable, Sendable {
  /// The name that a program asks for it by, with dots between the names of nested objects, plural
  /// forms and devices; `nil` where the source has no names.
  public let key: String?
  /// The tag of its language, as the file spells it; `nil` where the file does not say.
  public let locale: String?
  public let text: String

  public init(_ text: String, key: String? = nil, locale: String? = nil) {
    self.text = text
    self.key = key
    self.locale = locale
  }
}
