internal import SwiftProgram

/// A position in pasted source where an animation is used or defined.
struct PasteSite {
  /// The motion, or the range in which it is written.
  enum Content {
    /// An expression of a type; nil for an animation whose type may be left out.
    case expression(Range<Int>, ValueType?)
    /// The default animation, since none is written: `withAnimation { … }`.
    case defaultAnimation
    /// A change of content: `.numericText()`.
    case contentTransition(Range<Int>)
    /// Keyframes, with the call that has them.
    case keyframes(Range<Int>)
    /// A call of UIKit, AppKit or Core Animation, with the statements that belong to it.
    case uiKit(UIKitAnimation)
  }

  /// The call or declaration, as people call it: `withAnimation`, `animation`, `let`.
  let construct: String

  /// The name that is declared for it; nil where it is used without one.
  var declared: String?

  var content: Content

  /// The range of the name of the call or of the declaration.
  let range: Range<Int>

  /// The fault of the call that it is in; nil if there is none.
  var fault: Fault?

  /// Whether it is a line of a list that is not written as Swift is.
  var isMiswritten = false

  /// Whether it is an animation by its looks alone, so that nothing is said if it is none.
  var isGuess = false

  /// The index of its scope among those of the paste.
  var scope = 0
}

extension PasteSite {
  /// Takes a call of UIKit's.
  init(_ animation: UIKitAnimation, scope: Int) {
    construct = animation.construct
    declared = animation.declared
    content = .uiKit(animation)
    range = animation.range
    self.scope = scope
  }
}
