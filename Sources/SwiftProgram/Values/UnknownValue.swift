/// Why a value is not known.
package struct UnknownValue: Hashable {
  /// The code that is written, to be shown in quotes.
  package var text: String

  /// The position of the code.
  package var position: SourcePosition

  /// The name by which it can be set; nil for a value that nothing can set.
  package var name: String?

  /// Why, if there is more to say than that it is not known.
  package var reason: String?

  /// The problem with it, as the rest of the sentence, where it is known.
  package var predicate: String?

  /// Whether another value is made of it, whose parts are not its parts: the size that has a height which is not known.
  var isMadeInto = false

  package static func == (one: UnknownValue, other: UnknownValue) -> Bool {
    one.text == other.text && one.position == other.position && one.name == other.name
      && one.reason == other.reason && one.predicate == other.predicate
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(position)
  }

  package init(
    _ text: String, at position: SourcePosition, name: String? = nil, reason: String? = nil
  ) {
    self.text = text
    self.position = position
    self.name = name
    self.reason = reason
  }

  /// Whether more words would be too many: a part of it is told as it is.
  var isLong: Bool { text.utf8.count > Self.longestText }

  private static let longestText = 200

  /// The sentence about the problem with it.
  package var sentence: String {
    "'\(SentenceParts.short(text))' "
      + (predicate ?? reason.map { "is left out: \($0)" } ?? "is not known")
  }
}
