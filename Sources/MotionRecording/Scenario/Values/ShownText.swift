/// The content of a text, which changes with a content transition.
public struct ShownText: Hashable, Sendable {
  /// The text, by which two contents are compared.
  public var text: String

  /// The whole number in the text; nil if there is none, or if anything else in it can change.
  public var number: Int?

  /// Makes a content of a text.
  public init(_ text: String, number: Int? = nil) {
    self.text = text
    self.number = number
  }
}
