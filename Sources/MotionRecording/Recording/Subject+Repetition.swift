internal import AnimationModel

extension Subject {
  /// Whether it plays again and again without end, behind `repeatForever`.
  public var repeatsForever: Bool {
    switch self {
    case .animation(let animation): animation.repeatsForever
    case .transition(let curve): curve.parts.contains { $0.animation?.repeatsForever ?? false }
    case .spring, .unitCurve, .easing, .keyframes, .unanimated: false
    }
  }
}

extension Animation {
  /// Whether a repetition without a count is among its modifiers.
  fileprivate var repeatsForever: Bool {
    switch base {
    case let repetition as RepeatAnimation:
      repetition.repeatCount == nil || repetition.base.repeatsForever
    case let delayed as DelayAnimation: delayed.base.repeatsForever
    case let paced as SpeedAnimation: paced.base.repeatsForever
    case let marked as LogicalCompletionAnimation: marked.base.repeatsForever
    default: false
    }
  }
}
