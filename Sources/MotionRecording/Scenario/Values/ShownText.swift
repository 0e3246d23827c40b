/// The content of a text, which changes with a content transition.
public struct ShownText: Hashable, Sendable {
  /// The text, which distinguishes it from other texts.
  public var text: String

  /// The whole number in it, if there is one and nothing else that can change.
  public var number: Int?

  /// Describes what is read.
  public init(_ text: String, number: Int? = nil) {
    self.text = text
    self.number = number
  }
}
