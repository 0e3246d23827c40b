/// Android's views: `SpringForce` of dynamicanimation, and `PathInterpolator`.
///
/// A spring has mass 1 and plays its closed solution whatever its damping. It ends when it is within three quarters of
/// its property's smallest visible change, and slower than 62.5 times that per second.
///
/// Source: androidx `dynamicanimation`, `SpringForce.java` and `DynamicAnimation.java`.
enum AndroidViewConversion: CoreConversion {
  /// The smallest visible change of a scale.
  private static let visibleChange = 0.002

  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    try parts.checkLoop(
      .androidView, "a SpringAnimation", hint: "call animateToFinalPosition for each cycle")
    let numbers = ComposeSpring(spring)
    let start =
      spring.velocity == 0
      ? "" : "\n  setStartVelocity(\(CodeNumber.float(spring.velocity))) // times the distance"
    var draft = ConversionDraft(
      code: """
        SpringAnimation(view, DynamicAnimation.SCALE_X).apply {
          spring = SpringForce(1f)
            .setStiffness(\(CodeNumber.float(numbers.stiffness)))
            .setDampingRatio(\(CodeNumber.float(numbers.dampingRatio)))\(start)
          start()
        }
        """,
      formula:
        "stiffness = (2π ÷ response)² = stiffness ÷ mass, dampingRatio = ζ; the mass is 1, numbers have "
        + "32 bits, velocity in value units per second",
      motion: numbers.motion(velocity: spring.velocity))
    draft.remarks = parts.lostDelay("start it with View.postDelayed")
    draft.remarks += parts.lostCount("call animateToFinalPosition for each cycle")
    let threshold = 0.75 * visibleChange
    let rest = RestTime.first(of: numbers.spring, velocity: spring.velocity) {
      $0.magnitude < threshold && $1.magnitude < threshold * 1000 / 16
    }
    draft.remarks.append(
      rest.remark(
        on: "Android", rule: "for a scale from 0 to 1, whose smallest visible change is 0.002"))
    return draft
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    guard let duration = CodeNumber.milliseconds(curve.duration),
      let delay = CodeNumber.milliseconds(parts.delay + parts.cycleDelay)
    else {
      throw ConversionProblem(
        target: .androidView, reason: "the duration is longer than Android can count")
    }
    let isLinear = curve.shape == .linear
    let interpolator: String
    var motion = curve.lasting(Double(duration) / 1000).value
    if isLinear {
      interpolator = "LinearInterpolator()"
    } else {
      let points = try curve.points(for: .androidView)
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(CodeNumber.float)
      interpolator = "PathInterpolator(\(numbers.joined(separator: ", ")))"
      motion = PathInterpolator(points: points, duration: Double(duration) / 1000).value
    }
    var lines = [
      "ObjectAnimator.ofFloat(view, View.SCALE_X, 0f, 1f).apply {",
      "  duration = \(duration)", "  interpolator = \(interpolator)",
    ]
    if delay != 0 { lines.append("  startDelay = \(delay)") }
    if let repetition = parts.repetition {
      if let count = repetition.count {
        try ConversionLimits.check(int32: count - 1, for: count, in: .androidView)
      }
      let count = repetition.count.map { "\($0 - 1)" } ?? "ValueAnimator.INFINITE"
      lines.append("  repeatCount = \(count)")
      if repetition.autoreverses { lines.append("  repeatMode = ValueAnimator.REVERSE") }
    }
    lines += ["  start()", "}"]
    var draft = ConversionDraft(
      code: lines.joined(separator: "\n"),
      formula: "the control points as they are, in numbers of 32 bits; whole milliseconds",
      motion: motion)
    if !isLinear {
      draft.remarks.append(
        "PathInterpolator plays straight lines of its own, whose middles are up to 0.002 off the curve"
      )
    }
    draft.remarks += parts.reversedTime + parts.evenCount
    if parts.repetition != nil, parts.cycleDelay != 0 {
      draft.remarks.append("startDelay waits once, not before each cycle")
    }
    return draft
  }
}
