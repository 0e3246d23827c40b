internal import AnimationModel

/// Core Animation: `CASpringAnimation` and `CAMediaTimingFunction`.
///
/// Source: semantics reference, section 17 (recorded).
enum CoreAnimationConversion: CoreConversion {
  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    try spring.checkRest(for: .coreAnimation)
    guard !spring.isOverdamped else {
      throw ConversionProblem(
        target: .coreAnimation,
        reason: "Core Animation plays overdamped springs as critically damped",
        hint: "use a bounce of 0, or follow the rows of 'kymo sample' with a CAKeyframeAnimation")
    }
    let lines = [
      "let animation = CASpringAnimation(keyPath: \"position.x\")",
      "animation.mass = \(CodeNumber.exact(spring.mass))",
      "animation.stiffness = \(CodeNumber.exact(spring.stiffness))",
      "animation.damping = \(CodeNumber.exact(spring.damping))",
      "animation.initialVelocity = \(CodeNumber.exact(spring.velocity))",
      "animation.duration = animation.settlingDuration",
    ]
    var draft = ConversionDraft(
      code: (lines + timing(parts)).joined(separator: "\n"),
      formula: "stiffness = mass·(2π ÷ response)², damping = 2ζ√(stiffness·mass); seconds, "
        + "initialVelocity in travels per second",
      motion: MotionFunction(spring.spring, velocity: spring.velocity).value)
    let printed = CASpringAnimation(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: spring.velocity)
    draft.remarks = [
      RestTime.after(printed.settlingDuration).remark(
        on: "Core Animation", rule: "by its settlingDuration")
    ]
    draft.remarks += parts.lostCycleDelay + parts.reversedTime
    let perceptual =
      "CASpringAnimation(perceptualDuration: \(CodeNumber.exact(spring.response)), "
      + "bounce: \(CodeNumber.exact(spring.bounce)))"
    // The initializer has no velocity, so that it is set afterwards.
    let code =
      spring.velocity == 0
      ? perceptual
      : "let animation = \(perceptual); animation.initialVelocity = \(CodeNumber.exact(spring.velocity))"
    draft.alternatives = [("duration and bounce, since iOS 17", code, draft.motion)]
    return draft
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let points = try curve.points(for: .coreAnimation)
    let lines = [
      "let animation = CABasicAnimation(keyPath: \"position.x\")",
      "animation.duration = \(CodeNumber.exact(curve.duration))",
      "animation.timingFunction = CAMediaTimingFunction(controlPoints: \(CodeNumber.exact(points.x1)), "
        + "\(CodeNumber.exact(points.y1)), \(CodeNumber.exact(points.x2)), \(CodeNumber.exact(points.y2)))",
    ]
    var draft = ConversionDraft(
      code: (lines + timing(parts)).joined(separator: "\n"),
      formula: "the control points as they are, with 32 bits; seconds",
      motion: curve.value)
    draft.remarks = parts.lostCycleDelay + parts.reversedTime
    return draft
  }

  /// The lines for the delay and the repetition.
  private static func timing(_ parts: MotionParameters) -> [String] {
    var lines: [String] = []
    if parts.delay != 0 {
      lines.append("animation.beginTime = CACurrentMediaTime() + \(CodeNumber.exact(parts.delay))")
      lines.append("animation.fillMode = .backwards")
    }
    if let repetition = parts.repetition {
      if repetition.autoreverses { lines.append("animation.autoreverses = true") }
      // There and back is one of Core Animation's cycles, and two of SwiftUI's.
      let count = repetition.count.map {
        CodeNumber.exact(repetition.autoreverses ? Double($0) / 2 : Double($0))
      }
      lines.append("animation.repeatCount = \(count ?? ".infinity")")
    }
    return lines
  }
}
