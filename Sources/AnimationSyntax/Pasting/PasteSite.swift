internal import SwiftProgram

/// A position in pasted source where an animation is used or defined.
struct PasteSite {
  /// The motion, or the range of its source.
  enum Content {
    /// An expression of a type; nil for an animation whose type may be omitted.
    case expression(Range<Int>, ValueType?)
    /// The default animation, if none is given: `withAnimation { … }`.
    case defaultAnimation
    /// A content transition: `.numericText()`.
    case contentTransition(Range<Int>)
    /// Keyframes, with the call that contains them.
    case keyframes(Range<Int>)
    /// A call of UIKit, AppKit or Core Animation, with its related statements.
    case uiKit(UIKitAnimation)
  }

  /// The common name of the call or declaration: `withAnimation`, `animation`, `let`.
  let construct: String

  /// The declared name of the motion; nil if it is used without one.
  var declared: String?

  var content: Content

  /// The range of the name of the call or of the declaration.
  let range: Range<Int>

  /// The fault of the call that contains the motion; nil if there is none.
  var fault: Fault?

  /// Whether it is a line without Swift syntax in a list.
  var isMiswritten = false

  /// Whether it only resembles an animation, so that no error is shown if it is none.
  var isGuess = false

  /// The index of its scope among the scopes of the paste.
  var scope = 0
}

extension PasteSite {
  /// Creates the site of a call of UIKit.
  init(_ animation: UIKitAnimation, scope: Int) {
    construct = animation.construct
    declared = animation.declared
    content = .uiKit(animation)
    range = animation.range
    self.scope = scope
  }
}
