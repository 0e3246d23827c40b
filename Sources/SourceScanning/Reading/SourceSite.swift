/// A position at which an animation is used or defined, as it was found in a file.
struct SourceSite: Sendable {
  /// The form in which the animation is written.
  enum Content: Sendable {
    /// An expression.
    case expression(WrittenCode)
    /// Statements that give one or several.
    case results(WrittenCode)
    /// Nowhere: the default is meant.
    case defaultAnimation
    /// Something that cannot be followed, and why.
    case unread(String)
  }

  var kind = ScannedAnimation.Kind.use

  /// The construct: `withAnimation`, `animation(_:value:)`, `static let`.
  let context: String

  let content: Content

  /// The range of the place where it belongs if nothing is written for it, in bytes.
  let range: Range<Int>

  let scope: Int

  /// The name that is declared; nil for a use.
  var declared: String?

  /// The type that is written for what is declared; nil if its value says what it is.
  var typeName: String?

  /// The name with which the value of a definition begins whose type is not written; nil otherwise.
  var chainRoot: String?

  /// The function of SwiftUI's that is called, which an app may declare, too.
  var function: String?

  /// The trigger that makes the animation run, as it is written behind `value:`.
  var trigger: String?

  /// The `#if` in which it is; empty outside of all.
  var condition = ""

  /// Whether it is an animation by its looks alone, so that nothing is said if it is none.
  var isGuess = false

  /// The modifiers between the animation before it and this one, of a modifier of views.
  var modifiersBefore: [String] = []

  /// The base that a modifier follows if it is a plain name, which may be a binding's or a transition's; nil
  /// otherwise.
  var plainBase: String?
}

extension SourceSite {
  /// Whether nothing is written for it, so that the default is meant.
  var isUnwritten: Bool { if case .defaultAnimation = content { true } else { false } }
}
