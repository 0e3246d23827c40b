import Testing

/// A text as the argument of a test, whose name is shortened to a readable length.
struct LongText: CustomTestStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  private static let shown = 60

  var testDescription: String {
    text.count <= Self.shown
      ? text.debugDescription
      : "\(String(text.prefix(Self.shown)).debugDescription)… (\(text.utf8.count) bytes)"
  }
}
