internal import AnimationModel

/// What a property animator takes its timing from.
enum TimingParameters: Hashable, Sendable {
  case spring(UISpringTimingParameters)
  case cubic(UICubicTimingParameters)

  /// What an animator of a duration, in seconds, plays.
  func animation(duration: Double) -> Animation {
    switch self {
    case .spring(let parameters): parameters.animation(duration: duration)
    case .cubic(let parameters): parameters.animation(duration: duration)
    }
  }
}
