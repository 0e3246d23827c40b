internal import AnimationModel

/// Reanimated: `withSpring` and `withTiming`.
///
/// Its springs play the closed solution, but overdamped ones by the formula of the critical one. They end when
/// the remaining part of their energy is the energyThreshold, 6·10⁻⁹ by default.
///
/// Source: react-native-reanimated 4, `animation/spring/spring.ts`, `springUtils.ts`, `springConfigs.ts`.
enum ReanimatedConversion: CoreConversion {
  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    guard !spring.isUndamped else {
      throw ConversionProblem(
        target: .reanimated,
        reason: "Reanimated skips the animation of a spring whose damping is 0",
        hint: "give it some damping, such as a bounce of 0.9")
    }
    guard !spring.isOverdamped else {
      throw ConversionProblem(
        target: .reanimated,
        reason: "Reanimated plays overdamped springs by the formula of a critically damped one",
        hint: "use a bounce of 0")
    }
    let velocity = spring.velocity == 0 ? "" : ", velocity: \(CodeNumber.exact(spring.velocity))"
    let config = """
      { mass: \(CodeNumber.exact(spring.mass)), stiffness: \(CodeNumber.exact(spring.stiffness)), \
      damping: \(CodeNumber.exact(spring.damping))\(velocity) }
      """
    let motion = MotionFunction(spring.spring, velocity: spring.velocity).value
    var draft = ConversionDraft(
      code: code("withSpring(target, \(config))", parts),
      formula:
        "stiffness = mass·(2π ÷ response)², damping = 2ζ√(stiffness·mass); velocity in value units "
        + "per second; the defaults are mass 4, stiffness 900, damping 120",
      motion: motion)
    if spring.velocity != 0 {
      draft.remarks.append("the velocity is for a travel of 1: multiply it by the distance")
    } else if let alternative = perceptual(spring, parts) {
      draft.alternatives = [alternative]
    }
    draft.remarks += parts.otherCycles + parts.evenCount
    let rest = RestTime.first(of: spring.spring, velocity: spring.velocity) { distance, velocity in
      let start = spring.stiffness + spring.mass * spring.velocity * spring.velocity
      let now = spring.stiffness * distance * distance + spring.mass * velocity * velocity
      return now <= ReanimatedDuration.energyThreshold * start
    }
    draft.remarks.append(
      rest.remark(on: "Reanimated 4", rule: "when 6·10⁻⁹ of the energy is left"))
    return draft
  }

  /// The duration in whole milliseconds that gives the nearest spring.
  private static func perceptual(
    _ spring: SpringSource, _ parts: MotionParameters
  ) -> (label: String, code: String, motion: (Double) -> Double)? {
    let ratio = spring.dampingRatio
    let milliseconds = ReanimatedDuration.milliseconds(
      frequency: spring.naturalFrequency, dampingRatio: ratio
    )?.rounded()
    guard let milliseconds, milliseconds >= 1 else { return nil }
    // The spring that Reanimated makes from the rounded duration.
    let frequency = ReanimatedDuration.frequency(milliseconds: milliseconds, dampingRatio: ratio)
    let rounded = Spring(response: 2 * .pi / frequency, dampingRatio: ratio)
    let config =
      "{ duration: \(CodeNumber.exact(milliseconds)), dampingRatio: \(CodeNumber.exact(ratio)) }"
    return (
      "duration in milliseconds and damping ratio", code("withSpring(target, \(config))", parts),
      MotionFunction(rounded, velocity: 0).value
    )
  }

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let easing: String
    switch curve.shape {
    case .linear: easing = "Easing.linear"
    case .circularEaseIn: easing = "Easing.in(Easing.circle)"
    case .circularEaseOut: easing = "Easing.out(Easing.circle)"
    case .circularEaseInOut: easing = "Easing.inOut(Easing.circle)"
    case .bezier:
      let points = try curve.points(for: .reanimated)
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(CodeNumber.exact)
      easing = "Easing.bezier(\(numbers.joined(separator: ", ")))"
    }
    let config = "{ duration: \(CodeNumber.exactMilliseconds(curve.duration)), easing: \(easing) }"
    return ConversionDraft(
      code: code("withTiming(target, \(config))", parts),
      formula: "the control points as they are; milliseconds", motion: curve.value,
      remarks: parts.evenCount)
  }

  /// The call inside those that wait and repeat.
  private static func code(_ call: String, _ parts: MotionParameters) -> String {
    var code = call
    var delay = parts.delay
    if let repetition = parts.repetition {
      if parts.cycleDelay != 0 {
        code = "withDelay(\(CodeNumber.exactMilliseconds(parts.cycleDelay)), \(code))"
      }
      code = "withRepeat(\(code), \(repetition.count ?? -1), \(repetition.autoreverses))"
    } else {
      delay += parts.cycleDelay
    }
    return delay == 0 ? code : "withDelay(\(CodeNumber.exactMilliseconds(delay)), \(code))"
  }
}
