public import AnimationModel

/// A subject that moves and can be recorded.
public enum Subject: Hashable, Sendable {
  /// An animation, which plays to its end.
  case animation(Animation)

  /// A spring, which is a function of time: it is followed to its settling duration and keeps the
  /// values that it has there.
  case spring(Spring)

  /// A unit curve, whose progress is played over one second.
  case unitCurve(UnitCurve)

  /// A CSS easing function, whose progress is played over one second.
  case easing(EasingFunction)

  /// A number that goes through keyframes, which give its start and target.
  ///
  /// It plays to the end of its timeline. It has no logical completion, as only animations have one.
  case keyframes(KeyframeCurve)

  /// A number of a view that is inserted or removed, whose transition gives its start and target.
  case transition(TransitionCurve)

  /// A change without an animation, as with `nil`: the target is shown at once.
  case unanimated

  /// The start and target of the subject, if it has its own; nil if a recorder gives them.
  public var ownEnds: (start: Double, target: Double)? {
    switch self {
    case .keyframes(let curve): (curve.path.initialValue, curve.path.finalValue)
    case .transition(let curve): (curve.start, curve.target)
    case .animation, .spring, .unitCurve, .easing, .unanimated: nil
    }
  }

  /// Whether the subject can be given an initial velocity by a recorder, in value units per second.
  public var takesInitialVelocity: Bool {
    switch self {
    case .animation(let animation): animation.carriesVelocity != nil
    case .spring: true
    case .unitCurve, .easing, .keyframes, .transition, .unanimated: false
    }
  }

  /// The initial velocity of the subject's own, in travels per second; nil if it has no
  /// parameter for it.
  public var ownInitialVelocity: Double? {
    if case .animation(let animation) = self { animation.parameterOfVelocity } else { nil }
  }

  /// Throws the error that occurred while a custom animation of an app was played, if there was one.
  func checkIsPlayed() throws(RecordingError) {
    let animation: Animation? =
      switch self {
      case .animation(let animation): animation
      case .transition(let curve): curve.animation
      case .spring, .unitCurve, .easing, .keyframes, .unanimated: nil
      }
    if let failure = animation?.failure { throw .animationFailed(message: failure.message) }
  }

  /// The spring inside; nil if there is none.
  public var spring: Spring? {
    switch self {
    case .animation(let animation): animation.underlyingSpring
    case .spring(let spring): spring
    case .unitCurve, .easing, .keyframes, .transition, .unanimated: nil
    }
  }
}
