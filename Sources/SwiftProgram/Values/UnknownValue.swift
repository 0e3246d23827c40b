/// The reason why a value is unknown.
package struct UnknownValue: Hashable {
  /// The code of the value, which is shown in quotes.
  package var text: String

  /// The position of the code.
  package var position: SourcePosition

  /// The name by which `--set` can give the value; nil for a value that nothing can set.
  package var name: String?

  /// The reason, where more can be said than that the value is unknown.
  package var reason: String?

  /// The problem with the value, as the rest of the sentence; nil if it is unknown.
  package var predicate: String?

  /// Whether another value is made of this one, so that its parts are not parts of this one, as a size is made of an
  /// unknown height.
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

  /// Whether the text is so long that a part of the value is described by the same text.
  var isLong: Bool { text.utf8.count > Self.longestText }

  private static let longestText = 200

  /// The sentence about the problem with the value.
  package var sentence: String {
    "'\(SentenceParts.short(text))' "
      + (predicate ?? reason.map { "is left out: \($0)" } ?? "is not known")
  }
}
