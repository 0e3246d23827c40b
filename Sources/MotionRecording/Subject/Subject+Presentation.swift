internal import AnimationModel

extension Presentation {
  /// Returns a subject as it is played in this presentation: animations are limited, including those of transitions;
  /// functions and keyframes are not animations and stay as they are.
  public func subject(_ subject: Subject) -> Subject {
    guard isLimited else { return subject }
    switch subject {
    case .animation(let written):
      return animation(of: written).map { .animation($0) } ?? .unanimated
    case .unanimated:
      return animation(of: Animation?.none).map { .animation($0) } ?? .unanimated
    case .transition(let curve):
      var limited = curve
      limited.presentation = self
      return .transition(limited)
    case .spring, .unitCurve, .easing, .keyframes: return subject
    }
  }
}

extension Subject {
  /// Whether a context can limit the subject: it is an animation, or a transition, which has animations.
  public var isLimitedByContext: Bool {
    switch self {
    case .animation, .transition, .unanimated: true
    case .spring, .unitCurve, .easing, .keyframes: false
    }
  }
}
