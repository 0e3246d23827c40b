internal import AnimationModel

extension Subject {
  /// Whether it plays again and again without end, behind `repeatForever`.
  public var repeatsForever: Bool {
    switch self {
    case .animation(let animation): animation.form.repeatsForever
    case .transition(let curve): curve.parts.contains { $0.animation?.form.repeatsForever ?? false }
    case .spring, .unitCurve, .easing, .keyframes, .unanimated: false
    }
  }
}

extension AnimationForm {
  /// Whether a repetition without a count is among its modifiers, and no limit around it cuts it off.
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
