/// Jetpack Compose: `spring` and `tween`.
///
/// A Compose spring has mass 1, plays its closed solution whatever its damping, even 0, and ends when
/// an estimate says that it stays within its visibility threshold.
///
/// Source: androidx `animation-core`, `SpringSimulation.kt` and `SpringEstimation.kt`.
enum ComposeConversion {
  static func draft(of parts: MotionParameters) throws(ConversionProblem) -> ConversionDraft {
    switch parts.core {
    case .spring(let spring): try draft(of: spring, parts, for: .compose)
    case .curve(let curve): try draft(of: curve, parts, for: .compose)
    }
  }

  /// The distance, for a travel of 1, within which the code ends a spring.
  static let threshold = 0.001

  /// The distance within which a spring ends by default.
  static let defaultThreshold = 0.01

  static func draft(
    of spring: SpringSource, _ parts: MotionParameters, for target: ConversionTarget,
    endingWithin threshold: Double = threshold
  ) throws(ConversionProblem) -> ConversionDraft {
    try parts.checkLoop(
      target, "a Compose spring", hint: "change the target back and forth, or repeat a tween")
    let numbers = ComposeSpring(spring)
    var draft = ConversionDraft(
      code: numbers.code(threshold: threshold),
      formula:
        "stiffness = (2π ÷ response)² = stiffness ÷ mass, dampingRatio = ζ; the mass is 1, seconds, "
        + "numbers have 32 bits",
      motion: numbers.motion(velocity: spring.velocity))
    if spring.velocity != 0 {
      draft.remarks.append(
        "the velocity is an argument of the call: animateTo(target, spec, initialVelocity = "
          + "\(CodeNumber.float(spring.velocity))) for a travel of 1, times the distance")
    }
    draft.remarks += parts.lostDelay("wait with kotlinx.coroutines.delay before it")
    draft.remarks += parts.lostCount("call animateTo for each cycle")
    let rest = RestTime.staying(
      within: CodeNumber.narrowed(threshold), of: numbers.spring, velocity: spring.velocity)
    draft.remarks.append(
      rest.remark(
        on: "Compose",
        rule:
          "when it stays within a visibilityThreshold of \(CodeNumber.exact(threshold)), which is in value "
          + "units, here for a travel of 1"))
    return draft
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters, for target: ConversionTarget
  ) throws(ConversionProblem) -> ConversionDraft {
    // A tween has its times, a repetition its offset as an Int of milliseconds.
    let largest = CodeNumber.largestInt32
    guard let duration = CodeNumber.milliseconds(curve.duration, upTo: largest),
      let delay = CodeNumber.milliseconds(parts.delay, upTo: largest),
      let cycleDelay = CodeNumber.milliseconds(parts.cycleDelay, upTo: largest),
      (delay + cycleDelay).magnitude <= largest
    else {
      throw ConversionProblem(
        target: target, reason: "Compose counts milliseconds up to 2147483647, which are 24.8 days",
        hint: "make it shorter, or its speed greater")
    }
    let inner = parts.repetition == nil ? delay + cycleDelay : cycleDelay
    let wait = inner == 0 ? "" : "delayMillis = \(inner), "
    var code = "tween(durationMillis = \(duration), \(wait)easing = \(try easing(curve, target)))"
    if let repetition = parts.repetition {
      if let count = repetition.count {
        try ConversionLimits.check(int32: count, for: count, in: target)
      }
      let mode = repetition.autoreverses ? "RepeatMode.Reverse" : "RepeatMode.Restart"
      let offset = delay == 0 ? "" : ", initialStartOffset = StartOffset(\(delay))"
      let count = repetition.count.map { "repeatable(\($0), " } ?? "infiniteRepeatable("
      code = "\(count)\(code), \(mode)\(offset))"
    }
    var draft = ConversionDraft(
      code: code,
      formula: "the control points as they are, in numbers of 32 bits; whole milliseconds",
      motion: curve.lasting(Double(duration) / 1000).value)
    draft.remarks = parts.reversedTime
    return draft
  }

  private static func easing(
    _ curve: CurveSource, _ target: ConversionTarget
  ) throws(ConversionProblem) -> String {
    switch curve.shape {
    case .linear: return "LinearEasing"
    case .circularEaseIn: return "Easing { 1f - sqrt(1f - it * it) }"
    case .circularEaseOut: return "Easing { sqrt(1f - (1f - it) * (1f - it)) }"
    case .bezier, .circularEaseInOut:
      let points = try curve.points(for: target)
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(CodeNumber.float)
      return "CubicBezierEasing(\(numbers.joined(separator: ", ")))"
    }
  }
}
