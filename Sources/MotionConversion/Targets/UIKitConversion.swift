internal import AnimationModel

/// UIKit: `UIView.animate(springDuration:bounce:)`, and timing parameters for property animators.
///
/// UIKit lowers both to a Core Animation spring, which plays the closed solution.
///
/// Source: semantics reference, section 17; Apple's documentation of `UIView` and
/// `UISpringTimingParameters`.
enum UIKitConversion: CoreConversion {
  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    try spring.checkRest(for: .uiKit)
    var velocity = spring.velocity
    if spring.isOverdamped {
      guard spring.kind == .coreAnimation else {
        throw ConversionProblem(
          target: .uiKit,
          reason:
            "UIKit has no overdamped spring: UISpringTimingParameters makes it critically damped, and "
            + "springDuration with a bounce below 0 overshoots",
          hint: "use a bounce of 0, or follow the rows of 'kymo sample' with a keyframe animation")
      }
      // UIKit adds this velocity itself.
      velocity -= 2 * spring.naturalFrequency * spring.dampingRatio
    }
    let motion = MotionFunction(spring.spring, velocity: spring.velocity).value
    var draft = ConversionDraft(
      code: call(of: spring, velocity: velocity, parts),
      formula: "springDuration = 2π√(mass ÷ stiffness) in seconds, bounce = 1 − ζ; velocities in "
        + "travels per second",
      motion: motion)
    draft.remarks =
      parts.lostCycleDelay + parts.lostCount("UIView has no count") + parts.reversedTime
    draft.remarks.append("since iOS 17")
    guard !spring.isOverdamped else { return draft }
    draft.alternatives = timingParameters(of: spring, velocity: velocity).map {
      ($0.title, $0.code, motion)
    }
    let timing = UISpringTimingParameters(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: velocity)
    if let end = timing.springAnimation(duration: 0).duration {
      draft.remarks.append(
        RestTime.after(end).remark(on: "UIKit", rule: "by its estimate of a thousandth"))
    }
    return draft
  }

  /// Returns the call of `UIView.animate` for a spring.
  private static func call(
    of spring: SpringSource, velocity: Double, _ parts: MotionParameters
  ) -> String {
    var arguments = [
      "springDuration: \(CodeNumber.exact(spring.response))",
      "bounce: \(CodeNumber.exact(spring.bounce))",
    ]
    if velocity != 0 { arguments.append("initialSpringVelocity: \(CodeNumber.exact(velocity))") }
    if parts.delay != 0 { arguments.append("delay: \(CodeNumber.exact(parts.delay))") }
    if let repetition = parts.repetition, repetition.count == nil {
      arguments.append(
        "options: [\(repetition.autoreverses ? ".repeat, .autoreverse" : ".repeat")]")
    }
    return "UIView.animate(\(arguments.joined(separator: ", "))) { /* changes */ }"
  }

  /// Returns the timing parameters of property animators for a spring, in both of their forms.
  private static func timingParameters(
    of spring: SpringSource, velocity: Double
  ) -> [(title: String, code: String)] {
    let vector =
      velocity == 0
      ? ".zero" : "CGVector(dx: \(CodeNumber.exact(velocity)), dy: \(CodeNumber.exact(velocity)))"
    return [
      (
        "timing parameters, since iOS 17",
        "UISpringTimingParameters(duration: \(CodeNumber.exact(spring.response)), "
          + "bounce: \(CodeNumber.exact(spring.bounce)), initialVelocity: \(vector))"
      ),
      (
        "timing parameters",
        "UISpringTimingParameters(mass: \(CodeNumber.exact(spring.mass)), "
          + "stiffness: \(CodeNumber.exact(spring.stiffness)), "
          + "damping: \(CodeNumber.exact(spring.damping)), initialVelocity: \(vector))"
      ),
    ]
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    try parts.checkLoop(
      .uiKit, "a property animator", hint: "'--to core-animation' has repeatCount")
    let points = try curve.points(for: .uiKit)
    let code = """
      let animator = UIViewPropertyAnimator(
        duration: \(CodeNumber.exact(curve.duration)),
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: \(CodeNumber.exact(points.x1)), y: \(CodeNumber.exact(points.y1))),
          controlPoint2: CGPoint(x: \(CodeNumber.exact(points.x2)), y: \(CodeNumber.exact(points.y2)))))
      """
    var draft = ConversionDraft(
      code: code, formula: "the control points as they are; seconds", motion: curve.value)
    if parts.delay + parts.cycleDelay > 0 {
      draft.code += "\nanimator.startAnimation(afterDelay: \(CodeNumber.exact(parts.delay)))"
    }
    draft.remarks = parts.lostCycleDelay + parts.lostCount("start it again in its completion")
    return draft
  }
}
