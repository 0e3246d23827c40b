internal import AnimationModel
internal import RecordingFormats

/// motion.dev, formerly Framer Motion: a `transition` of type spring or tween.
///
/// Its springs play the closed solution whatever the damping. With visualDuration and bounce the frequency
/// is 2π ÷ (1.2·visualDuration), so that a visualDuration is a duration of SwiftUI divided by 1.2, and the damping
/// ratio is 1 − bounce, limited to 0.05…1.
///
/// A spring ends when its distance from the target is at most restDelta and its speed at most restSpeed. Until 12.35
/// the speed was checked only for springs that oscillate, and others ended sooner.
///
/// Source: motion 12.35 to 13.1, `motion-dom/src/animation/generators/spring.ts`.
enum MotionLibraryConversion {
  static func draft(of parts: MotionParameters) throws(ConversionProblem) -> ConversionDraft {
    switch parts.core {
    case .spring(let spring): draft(of: spring, parts)
    case .curve(let curve): try draft(of: curve, parts)
    }
  }

  private static func draft(of spring: SpringSource, _ parts: MotionParameters) -> ConversionDraft {
    var members = [
      "type: \"spring\"", "stiffness: \(CodeNumber.exact(spring.stiffness))",
      "damping: \(CodeNumber.exact(spring.damping))", "mass: \(CodeNumber.exact(spring.mass))",
    ]
    if spring.velocity != 0 { members.append("velocity: \(CodeNumber.exact(spring.velocity))") }
    let motion = MotionFunction(spring.spring, velocity: spring.velocity).value
    var draft = ConversionDraft(
      code: object(members, parts),
      formula:
        "stiffness = mass·(2π ÷ response)², damping = 2ζ√(stiffness·mass); seconds, velocity in "
        + "value units per second",
      motion: motion)
    if spring.velocity != 0 {
      draft.remarks.append("the velocity is for a travel of 1: multiply it by the distance")
    } else {
      draft.alternatives = [visual(spring, parts)]
    }
    draft.remarks += parts.otherCycles + parts.evenCount
    if spring.isUndamped {
      draft.remarks.append("if Motion hands the spring to the browser, it is cut off after 20 s")
    }
    draft.remarks.append(rest(of: spring))
    return draft
  }

  /// The remark on the time at which Motion ends a spring with a travel of 1, in versions that check the speed of
  /// every spring, and in those before.
  private static func rest(of spring: SpringSource) -> String {
    let rest = RestTime.first(of: spring.spring, velocity: spring.velocity) {
      $0.magnitude <= restDelta && $1.magnitude <= restSpeed
    }
    var note: String?
    if spring.dampingRatio >= 1 {
      let sooner = RestTime.first(of: spring.spring, velocity: spring.velocity) { distance, _ in
        distance.magnitude <= restDelta
      }
      if case .after(let time) = sooner, sooner != rest {
        note = "before version 12.36 after \(HumanNumber.text(time, digits: 3)) s"
      }
    }
    return rest.remark(
      on: "Motion",
      rule:
        "at restDelta 0.005 and restSpeed 0.01, its defaults for travels below 5; above: 0.5 and 2",
      note: note)
  }

  /// The distance and the speed at which a spring with a travel below 5 ends.
  private static let restDelta = 0.005
  private static let restSpeed = 0.01

  private static func visual(
    _ spring: SpringSource, _ parts: MotionParameters
  ) -> (label: String, code: String, motion: (Double) -> Double) {
    let bounce = min(max(spring.bounce, 0), 0.95)
    let limited = Spring(response: spring.response, dampingRatio: 1 - bounce)
    let members = [
      "type: \"spring\"",
      "visualDuration: \(CodeNumber.exact(spring.response / MotionLibraryDuration.visualFactor))",
      "bounce: \(CodeNumber.exact(bounce))",
    ]
    return (
      "visualDuration is SwiftUI's duration ÷ 1.2; bounce is the same from 0 to 0.95",
      object(members, parts), MotionFunction(limited, velocity: 0).value
    )
  }

  private static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let ease: String
    switch curve.shape {
    case .linear: ease = "\"linear\""
    case .circularEaseIn: ease = "\"circIn\""
    case .circularEaseOut: ease = "\"circOut\""
    case .circularEaseInOut: ease = "\"circInOut\""
    case .bezier:
      let points = try curve.points(for: .motion)
      let numbers = [points.x1, points.y1, points.x2, points.y2].map(CodeNumber.exact)
      ease = "[\(numbers.joined(separator: ", "))]"
    }
    return ConversionDraft(
      code: object(
        ["type: \"tween\"", "duration: \(CodeNumber.exact(curve.duration))", "ease: \(ease)"], parts
      ),
      formula: "the control points as they are; seconds", motion: curve.value,
      remarks: parts.evenCount)
  }

  private static func object(_ members: [String], _ parts: MotionParameters) -> String {
    var members = members
    let delay = parts.delay + parts.cycleDelay
    if delay != 0 { members.append("delay: \(CodeNumber.exact(delay))") }
    if let repetition = parts.repetition {
      members.append("repeat: \(repetition.count.map { "\($0 - 1)" } ?? "Infinity")")
      if repetition.autoreverses { members.append("repeatType: \"mirror\"") }
      if parts.cycleDelay != 0 {
        members.append("repeatDelay: \(CodeNumber.exact(parts.cycleDelay))")
      }
    }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
