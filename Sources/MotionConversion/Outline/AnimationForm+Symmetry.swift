internal import AnimationModel

extension AnimationForm {
  /// Whether mirroring the time of a cycle is the same as mirroring its value.
  var isSymmetric: Bool {
    let keepsShape = modifiers.allSatisfy { modifier in
      switch modifier {
      case .speed, .logicalCompletion: true
      case .delay, .repetition, .cap: false
      }
    }
    return keepsShape && core.isSymmetric
  }
}

extension AnimationForm.Core {
  fileprivate var isSymmetric: Bool {
    switch self {
    case .bezier(let curve):
      Self.isOne(curve.startControlPoint.x + curve.endControlPoint.x)
        && Self.isOne(curve.startControlPoint.y + curve.endControlPoint.y)
    case .unitCurve(let curve): curve.curve == .circularEaseInOut
    case .easing(let easing):
      if case .cubicBezier(let curve) = easing.function.shape {
        Self.isOne(curve.x1 + curve.x2) && Self.isOne(curve.y1 + curve.y2)
      } else {
        easing.function == .linear
      }
    case .defaultSpring, .fluidSpring, .interpolatingSpring, .coreAnimationSpring,
      .velocityTracking, .custom:
      false
    }
  }

  /// Whether a number is 1, except for rounding.
  private static func isOne(_ number: Double) -> Bool { (number - 1).magnitude < 1e-12 }
}
