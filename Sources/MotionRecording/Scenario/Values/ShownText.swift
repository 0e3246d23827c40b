/// What a text reads, which changes with a content transition.
public struct ShownText: Hashable, Sendable {
  /// What tells it from other texts.
  public var text: String

  /// The whole number in it, if there is one and nothing else that can change.
  public var number: Int?

  /// Describes what is read.
  public init(_ text: String, number: Int? = nil) {
    self.text = text
    self.number = number
  }
}

extension AttributeValue {
  /// The whole number of a content transition: itself, or the one that a text reads.
  var readNumber: Int? {
    switch self {
    case .integer(let number): number
    case .read(let text): text.number
    default: nil
    }
  }
}
