/// react-spring: a `config` of mass, tension and friction, or of a duration and an easing.
///
/// Source: react-spring 9, `core/src/AnimationConfig.ts`, `core/src/SpringValue.ts`, `core/src/constants.ts`.
enum ReactSpringConversion: CoreConversion {
  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let isStable = ReactSpringMotion.isStable(
      mass: spring.mass, tension: spring.stiffness, friction: spring.damping)
    guard isStable else {
      throw ConversionProblem(
        target: .reactSpring,
        reason:
          "its steps of 1 ms are too coarse for this spring, and its values would grow without bounds",
        hint: "make it slower or damp it less")
    }
    var members = [
      "mass: \(CodeNumber.exact(spring.mass))", "tension: \(CodeNumber.exact(spring.stiffness))",
      "friction: \(CodeNumber.exact(spring.damping))",
    ]
    if spring.velocity != 0 {
      members.append("velocity: \(CodeNumber.exact(spring.velocity / 1000))")
    }
    let steps = ReactSpringMotion(
      mass: spring.mass, tension: spring.stiffness, friction: spring.damping,
      velocity: spring.velocity, duration: parts.played.duration)
    var draft = ConversionDraft(
      code: code(config: members, parts),
      formula:
        "tension = stiffness = mass·(2π ÷ response)², friction = damping = 4πζ·mass ÷ response; "
        + "velocity in value units per millisecond",
      motion: steps.value)
    let velocity =
      spring.velocity == 0 ? "" : ", velocity: \(CodeNumber.exact(spring.velocity / 1000))"
    draft.alternatives = [
      (
        "frequency (the response in seconds) and damping (ζ)",
        "config: { frequency: \(CodeNumber.exact(spring.response)), "
          + "damping: \(CodeNumber.exact(spring.dampingRatio))\(velocity) }", steps.value
      )
    ]
    if spring.velocity != 0 {
      draft.remarks.append("the velocity is for a travel of 1: multiply it by the distance")
    }
    draft.remarks +=
      parts.lostCycleDelay + parts.lostCount("react-spring loops forever or not at all")
    draft.remarks += parts.otherCycles
    draft.remarks.append(
      "react-spring takes steps of 1 ms and rounds their number up each frame: at 60 Hz these are 17 for "
        + "16.67 ms, so that it runs 2 % faster")
    draft.remarks.append(
      steps.restTime.remark(
        on: "react-spring",
        rule: "when it is within 0.001 of the travel and slower than 0.0001 of it per millisecond"))
    return draft
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    var remarks: [String] = []
    let easing: String
    switch curve.shape {
    case .linear: easing = "t => t"
    case .circularEaseIn: easing = "easings.easeInCirc"
    case .circularEaseOut: easing = "easings.easeOutCirc"
    case .circularEaseInOut: easing = "easings.easeInOutCirc"
    case .bezier:
      let points = try curve.points(for: .reactSpring)
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(CodeNumber.exact)
      easing = "BezierEasing(\(numbers.joined(separator: ", ")))"
      remarks.append(
        "react-spring has no Bézier of its own: BezierEasing is the npm package bezier-easing")
    }
    let duration = CodeNumber.exactMilliseconds(curve.duration)
    var draft = ConversionDraft(
      code: code(config: ["duration: \(duration)", "easing: \(easing)"], parts),
      formula: "the control points as they are; milliseconds", motion: curve.value)
    draft.remarks =
      remarks + parts.lostCycleDelay + parts.lostCount("react-spring loops forever or not at all")
    return draft
  }

  /// The members of an object of props.
  private static func code(config: [String], _ parts: MotionParameters) -> String {
    var props = ["config: { \(config.joined(separator: ", ")) }"]
    if parts.delay != 0 { props.append("delay: \(CodeNumber.exactMilliseconds(parts.delay))") }
    if let repetition = parts.repetition, repetition.count == nil {
      props.append(repetition.autoreverses ? "loop: { reverse: true }" : "loop: true")
    }
    return props.joined(separator: ",\n")
  }
}
