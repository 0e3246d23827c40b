/// An animation that may find while it plays that it cannot be played, as one may that is read from a text.
///
/// `animate` cannot say so: it answers nil, and whoever has played it asks afterwards.
package protocol FallibleAnimation: CustomAnimation {
  /// Why it could not be played on; nil if nothing went wrong yet.
  var failure: AnimationFailure? { get }
}

/// Why an animation could not be played on.
package struct AnimationFailure: Hashable, Sendable {
  /// The error and its place, with the line that is shown for it.
  package let message: String

  /// Makes a failure.
  package init(message: String) {
    self.message = message
  }
}

extension Animation {
  /// Why what plays inside could not be played on; nil if nothing went wrong.
  package var failure: AnimationFailure? {
    guard case .custom(let inside) = form.core else { return nil }
    return (inside.base as? any FallibleAnimation)?.failure
  }
}
