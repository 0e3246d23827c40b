public import AnimationModel

/// Something that moves, and so can be recorded.
public enum Subject: Hashable, Sendable {
  /// An animation, which plays to its end.
  case animation(Animation)

  /// A spring, which is a function of time: it is followed to its settling duration and keeps the
  /// values that it computes there.
  case spring(Spring)

  /// A unit curve, whose progress is played over one second.
  case unitCurve(UnitCurve)

  /// A CSS easing function, whose progress is played over one second.
  case easing(EasingFunction)

  /// A number that goes through keyframes, which say from where to where.
  ///
  /// It plays to the end of its timeline. It has no logical completion: that is an animation's.
  case keyframes(KeyframeCurve)

  /// A number of a view that is inserted or removed, which its transition says from where to where.
  case transition(TransitionCurve)

  /// A change without an animation, as `nil` asks for: the target is shown at once.
  case unanimated

  /// From where to where it goes, if it says that itself; nil if a recorder does.
  public var ownEnds: (start: Double, target: Double)? {
    switch self {
    case .keyframes(let curve): (curve.path.initialValue, curve.path.finalValue)
    case .transition(let curve): (curve.start, curve.target)
    case .animation, .spring, .unitCurve, .easing, .unanimated: nil
    }
  }

  /// Whether it can be given an initial velocity from outside, in value units per second.
  public var takesInitialVelocity: Bool {
    switch self {
    case .animation(let animation): animation.carriesVelocity != nil
    case .spring: true
    case .unitCurve, .easing, .keyframes, .transition, .unanimated: false
    }
  }

  /// The velocity at the start that it brings itself, in travels per second; nil for what has no
  /// parameter for it.
  public var ownInitialVelocity: Double? {
    if case .animation(let animation) = self { animation.parameterOfVelocity } else { nil }
  }

  /// Throws what went wrong while an animation of an app's own was played, if something did.
  func checkIsPlayed() throws(RecordingError) {
    let animation: Animation? =
      switch self {
      case .animation(let animation): animation
      case .transition(let curve): curve.animation
      case .spring, .unitCurve, .easing, .keyframes, .unanimated: nil
      }
    if let failure = animation?.failure { throw .animationFailed(message: failure.message) }
  }

  /// The spring inside, if there is one.
  public var spring: Spring? {
    switch self {
    case .animation(let animation): animation.underlyingSpring
    case .spring(let spring): spring
    case .unitCurve, .easing, .keyframes, .transition, .unanimated: nil
    }
  }
}
