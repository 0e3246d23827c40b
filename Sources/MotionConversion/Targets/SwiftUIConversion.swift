internal import AnimationModel
internal import AnimationSyntax
internal import MotionRecording

/// SwiftUI's own API for one motion.
enum SwiftUIConversion {
  static func draft(of parts: MotionParameters) throws(ConversionProblem) -> ConversionDraft {
    switch parts.core {
    case .curve(let curve): try draft(of: curve, parts)
    case .spring(let spring): try draft(of: spring, parts)
    }
  }

  private static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    let played = MotionFunction(curve.animation, playedIn: parts.plays)
    let formula = "the control points as they are; seconds"
    switch parts.subject {
    case .unitCurve, .animation:
      if let code = Expression.text(of: parts.subject), !code.hasPrefix("css:") {
        return ConversionDraft(code: code, formula: formula, motion: played.value)
      }
    default: break
    }
    guard let form = parts.form else {
      let code = Expression.text(of: .animation(curve.animation)) ?? ""
      return ConversionDraft(code: code, formula: formula, motion: played.value)
    }
    guard curve.duration > 0 || parts.delay <= 0 else {
      throw ConversionProblem(
        target: .swiftUI,
        reason:
          "SwiftUI ends an animation without a duration at once, without waiting for its delay",
        hint: "set the value after \(CodeNumber.exact(parts.delay)) s, without an animation")
    }
    // A transition of CSS keeps its modifiers around a curve of SwiftUI's.
    let unsped = curve.lasting(curve.duration * parts.speed).animation
    let whole = Animation(AnimationForm(unsped.form.core, form.modifiers))
    return ConversionDraft(
      code: Expression.text(of: .animation(whole)) ?? "", formula: formula, motion: played.value)
  }

  private static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft {
    var draft = ConversionDraft(
      code: Expression.text(of: parts.subject) ?? "",
      formula: "ω₀ = 2π ÷ duration = √(stiffness ÷ mass); bounce = 1 − ζ, or 1 ÷ ζ − 1 below 0; "
        + "ζ = damping ÷ 2√(stiffness·mass); seconds, velocities in travels per second",
      motion: parts.played.value)
    let modifiers = parts.form.flatMap(AnimationText.modifiers) ?? ""
    if spring.kind == .coreAnimation {
      guard !spring.isOverdamped else {
        throw ConversionProblem(
          target: .swiftUI,
          reason: "UIKit's overdamped spring begins with a velocity of its own and overshoots, and "
            + "SwiftUI's springs with a velocity are never overdamped",
          hint: "use a bounce of 0")
      }
      let interpolating = interpolating(parts.originalSpring ?? spring)
      draft.code = (Expression.text(of: .animation(interpolating)) ?? "") + modifiers
      draft.motion =
        MotionFunction(
          interpolating, speed: parts.speed, playedIn: parts.plays
        ).value
    }
    let isFunction = spring.kind == .function
    let spellings =
      isFunction ? values(spring, parts) : animations(parts.originalSpring ?? spring, parts)
    for spelling in spellings {
      let code = isFunction ? spelling.code : spelling.code + modifiers
      guard code != draft.code, !draft.alternatives.contains(where: { $0.code == code }) else {
        continue
      }
      draft.alternatives.append((spelling.label, code, spelling.motion))
    }
    return draft
  }

  private typealias Spelling = (label: String, code: String, motion: (Double) -> Double)

  /// A spring value in the three sets of parameters, and as the animations that play it.
  private static func values(
    _ spring: SpringSource, _ parts: MotionParameters
  ) -> [Spelling] {
    let motion = MotionFunction(spring.spring, velocity: 0).value
    let overdamping = spring.isOverdamped ? ", allowOverDamping: true" : ""
    var spellings: [Spelling] = [
      (
        "duration and bounce",
        "Spring(duration: \(CodeNumber.exact(spring.response)), bounce: \(CodeNumber.exact(spring.bounce)))",
        motion
      ),
      (
        "response and damping ratio",
        "Spring(response: \(CodeNumber.exact(spring.response)), "
          + "dampingRatio: \(CodeNumber.exact(spring.dampingRatio)))", motion
      ),
      (
        "mass, stiffness and damping",
        "Spring(mass: \(CodeNumber.exact(spring.mass)), stiffness: \(CodeNumber.exact(spring.stiffness)), "
          + "damping: \(CodeNumber.exact(spring.damping))\(overdamping))", motion
      ),
    ]
    let fluid = fluid(spring)
    spellings.append(
      (
        "an animation that keeps its velocity when retargeted", fluidText(spring),
        MotionFunction(fluid, playedIn: parts.plays).value
      ))
    if !spring.isOverdamped { spellings.append(closed(spring, speed: 1)) }
    return spellings
  }

  /// An animation in the three sets of parameters.
  ///
  /// Modifiers stay behind the spelling, including a speed: the spring is the one without the speed.
  private static func animations(
    _ spring: SpringSource, _ parts: MotionParameters
  ) -> [Spelling] {
    guard spring.kind == .fluid else {
      var spellings: [Spelling] = [closed(spring, speed: parts.speed)]
      let velocity = velocityText(spring)
      spellings.append(
        (
          "duration and bounce",
          ".interpolatingSpring(duration: \(CodeNumber.exact(spring.response)), "
            + "bounce: \(CodeNumber.exact(spring.bounce))\(velocity))", parts.played.value
        ))
      if spring.velocity == 0 {
        let played = MotionFunction(
          fluid(spring), speed: parts.speed, playedIn: parts.plays)
        spellings.append(
          (
            "an animation that keeps its velocity when retargeted", fluidText(spring), played.value
          ))
      }
      return spellings
    }
    let blend = parts.form?.core.fluidSpring?.blendDuration ?? 0
    let blending = blend == 0 ? "" : ", blendDuration: \(CodeNumber.exact(blend))"
    let overdamping = spring.isOverdamped ? ", allowOverDamping: true" : ""
    let motion = parts.played.value
    var spellings: [Spelling] = [
      (
        "duration and bounce",
        ".spring(duration: \(CodeNumber.exact(spring.response)), "
          + "bounce: \(CodeNumber.exact(spring.bounce))\(blending))", motion
      ),
      (
        "response and damping fraction",
        ".spring(response: \(CodeNumber.exact(spring.response)), "
          + "dampingFraction: \(CodeNumber.exact(spring.dampingRatio))\(blending))", motion
      ),
      (
        "mass, stiffness and damping",
        ".spring(Spring(mass: 1, stiffness: \(CodeNumber.exact(spring.stiffness)), "
          + "damping: \(CodeNumber.exact(spring.damping))\(overdamping))\(blending))", motion
      ),
    ]
    if !spring.isOverdamped { spellings.append(closed(spring, speed: parts.speed)) }
    return spellings
  }

  private static func velocityText(_ spring: SpringSource) -> String {
    spring.velocity == 0 ? "" : ", initialVelocity: \(CodeNumber.exact(spring.velocity))"
  }

  private static func interpolating(_ spring: SpringSource) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: spring.velocity)
  }

  /// Returns the spring that plays its closed solution; the given spring is the one without the speed.
  private static func closed(_ spring: SpringSource, speed: Double) -> Spelling {
    let motion = MotionFunction(spring.spring, velocity: spring.velocity).value
    let mass = spring.mass == 1 ? "" : "mass: \(CodeNumber.exact(spring.mass)), "
    let code =
      ".interpolatingSpring(\(mass)stiffness: \(CodeNumber.exact(spring.stiffness)), "
      + "damping: \(CodeNumber.exact(spring.damping))\(velocityText(spring)))"
    return (
      "the closed solution, which combines when retargeted", code,
      { motion($0 * speed) }
    )
  }

  private static func fluid(_ spring: SpringSource) -> Animation {
    .spring(response: spring.response, dampingFraction: spring.dampingRatio)
  }

  private static func fluidText(_ spring: SpringSource) -> String {
    ".spring(duration: \(CodeNumber.exact(spring.response)), bounce: \(CodeNumber.exact(spring.bounce)))"
  }
}
