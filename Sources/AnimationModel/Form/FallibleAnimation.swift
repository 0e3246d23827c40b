/// An animation that can fail while it plays, as one that is read from a text may.
///
/// `animate` cannot throw: it returns nil, and whoever plays the animation asks for the failure afterwards.
package protocol FallibleAnimation: CustomAnimation {
  /// The reason why the animation could not be played on; nil if nothing has gone wrong yet.
  var failure: AnimationFailure? { get }
}

/// The reason why an animation could not be played on.
package struct AnimationFailure: Hashable, Sendable {
  /// The error and its position, with the line of the text in question.
  package let message: String

  /// Makes a failure.
  package init(message: String) {
    self.message = message
  }
}

extension Animation {
  /// The reason why the animation inside could not be played on; nil if nothing has gone wrong.
  package var failure: AnimationFailure? {
    guard case .custom(let inside) = form.core else { return nil }
    return (inside.base as? any FallibleAnimation)?.failure
  }
}
