/// A position at which an animation is used or defined, as found in a file.
struct SourceSite: Sendable {
  /// The form in which the animation is written.
  enum Content: Sendable {
    /// An expression.
    case expression(WrittenCode)
    /// Statements that give one or several animations.
    case results(WrittenCode)
    /// No code, which stands for the default animation.
    case defaultAnimation
    /// Code that cannot be followed, with the reason.
    case unread(String)
  }

  var kind = ScannedAnimation.Kind.use

  /// The construct: `withAnimation`, `animation(_:value:)`, `static let`.
  let context: String

  let content: Content

  /// The range of the position to which the site belongs if no code is written for it, in bytes.
  let range: Range<Int>

  let scope: Int

  /// The name of the definition; nil for a use.
  var declared: String?

  /// The written type of a definition; nil if its type is inferred.
  var typeName: String?

  /// The name with which the value of a definition without a written type begins; nil otherwise.
  var chainRoot: String?

  /// The name of the SwiftUI function that is called, which an app may declare, too.
  var function: String?

  /// The trigger of the animation, as written after `value:`.
  var trigger: String?

  /// The condition of the `#if` around the site; empty outside of all.
  var condition = ""

  /// Whether it only looks like an animation, so that nothing is reported if it is none.
  var isGuess = false

  /// For a modifier of views, the modifiers between the previous animation and this one.
  var modifiersBefore: [String] = []

  /// The base of a modifier if it is a plain name, which may be that of a binding or a transition; nil
  /// otherwise.
  var plainBase: String?
}

extension SourceSite {
  /// Whether no code is written for the animation, which stands for the default one.
  var isUnwritten: Bool { if case .defaultAnimation = content { true } else { false } }
}
