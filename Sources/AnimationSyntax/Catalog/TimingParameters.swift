internal import AnimationModel

/// The parameters from which a property animator takes its timing.
enum TimingParameters: Hashable, Sendable {
  case spring(UISpringTimingParameters)
  case cubic(UICubicTimingParameters)

  /// Returns the animation of an animator with a duration, in seconds.
  func animation(duration: Double) -> Animation {
    switch self {
    case .spring(let parameters): parameters.animation(duration: duration)
    case .cubic(let parameters): parameters.animation(duration: duration)
    }
  }
}
