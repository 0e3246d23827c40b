internal import AnimationModel

extension Subject {
  /// Whether it plays again and again without end, behind `repeatForever`.
  public var repeatsForever: Bool {
    switch self {
    case .animation(let animation): animation.repeatsForever
    case .transition(let curve): curve.parts.contains { $0.animation?.repeatsForever ?? false }
    case .spring, .unitCurve, .easing, .keyframes: false
    }
  }
}

extension Animation {
  /// Whether a repetition without a count is among its modifiers, and no limit around it.
  fileprivate var repeatsForever: Bool {
    let form = form
    for modifier in form.modifiers.reversed() {
      switch modifier {
      case .repetition(nil, _): return true
      case .cap: return false
      case .delay, .speed, .logicalCompletion, .repetition: break
      }
    }
    return form.core.animation.hasEndlessCycles
  }
}
