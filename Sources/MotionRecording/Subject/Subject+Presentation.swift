internal import AnimationModel

extension Presentation {
  /// Returns a subject as it is shown here: animations are limited, and so are those of transitions; functions and
  /// keyframes are not animations and stay as they are.
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
  /// Whether contexts limit it: it is an animation, or a transition, which has some.
  public var isLimitedByContext: Bool {
    switch self {
    case .animation, .transition, .unanimated: true
    case .spring, .unitCurve, .easing, .keyframes: false
    }
  }
}
