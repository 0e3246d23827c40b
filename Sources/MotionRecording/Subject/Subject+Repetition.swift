internal import AnimationModel

extension Subject {
  /// Whether the subject repeats without end, as with `repeatForever`.
  public var repeatsForever: Bool {
    switch self {
    case .animation(let animation): animation.form.repeatsForever
    case .transition(let curve): curve.parts.contains { $0.animation?.form.repeatsForever ?? false }
    case .spring, .unitCurve, .easing, .keyframes, .unanimated: false
    }
  }
}

extension AnimationForm {
  /// Whether one of the modifiers is a repetition without a count, and no limit around it cuts it off.
  fileprivate var repeatsForever: Bool {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .repetition(count: nil, _): return true
      case .cap: return false
      case .delay, .speed, .repetition, .logicalCompletion: continue
      }
    }
    return core.animation.hasEndlessCycles
  }
}
