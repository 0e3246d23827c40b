package import AnimationModel

/// The canonical text of an animation.
package enum AnimationText {
  static func text(of animation: Animation) -> String? {
    let form = animation.form
    switch form.core {
    case .easing(let easing):
      return delay(of: form).flatMap { EasingText.text(of: easing, delay: $0) }
    case .coreAnimationSpring(let spring):
      return delay(of: form).flatMap { UIKitText.text(of: spring, delay: $0) }
    default:
      guard let core = text(of: form.core), let modifiers = modifiers(of: form) else { return nil }
      return core + modifiers
    }
  }

  /// Returns the text of the modifiers after an animation; nil if one of them has no text.
  package static func modifiers(of form: AnimationForm) -> String? {
    var text = ""
    for modifier in form.modifiers {
      guard let call = self.text(of: modifier) else { return nil }
      text += call
    }
    return text
  }

  /// Returns the delay in seconds of an animation that can be written as one call with its delay; nil if it has other
  /// modifiers.
  private static func delay(of form: AnimationForm) -> Double? {
    guard let first = form.modifiers.first else { return 0 }
    guard case .delay(let delay) = first, form.modifiers.count == 1 else { return nil }
    return delay
  }

  private static func text(of modifier: AnimationForm.Modifier) -> String? {
    switch modifier {
    case .delay(let delay): CallText(".delay").number(nil, delay).text
    case .speed(let speed): CallText(".speed").number(nil, speed).text
    case .repetition(let count, let autoreverses):
      repetition(count, autoreverses: autoreverses)
    case .logicalCompletion(let duration):
      CallText(".logicallyComplete").number("after", duration).text
    case .cap: nil
    }
  }

  private static func repetition(_ count: Int?, autoreverses: Bool) -> String {
    let call = count.map { CallText(".repeatCount").argument(nil, "\($0)") }
    let whole = call ?? CallText(".repeatForever")
    return (autoreverses ? whole : whole.argument("autoreverses", "false")).text
  }

  private static func text(of core: AnimationForm.Core) -> String? {
    switch core {
    case .defaultSpring: ".default"
    case .bezier(let curve): text(of: curve)
    case .unitCurve(let curve):
      CallText(".timingCurve").argument(nil, CurveText.text(of: curve.curve, prefix: "."))
        .number("duration", curve.duration).text
    case .fluidSpring(let spring): text(of: spring)
    case .interpolatingSpring(let spring): text(of: spring)
    case .easing, .coreAnimationSpring, .velocityTracking, .custom: nil
    }
  }

  private static func text(of curve: BezierAnimation) -> String {
    let start = curve.startControlPoint
    let end = curve.endControlPoint
    for (name, preset) in CurveText.bezierPresets where preset == [start, end] {
      return CallText(".\(name)").number("duration", curve.duration).text
    }
    return CallText(".timingCurve").number(nil, start.x).number(nil, start.y).number(nil, end.x)
      .number(nil, end.y).number("duration", curve.duration).text
  }

  private static func text(of spring: FluidSpringAnimation) -> String {
    if let bounce = SpringText.bounce(forDampingRatio: spring.dampingFraction) {
      return CallText(".spring").number("duration", spring.response).number("bounce", bounce)
        .number("blendDuration", spring.blendDuration, default: 0).text
    }
    return CallText(".spring").number("response", spring.response)
      .number("dampingFraction", spring.dampingFraction)
      .number("blendDuration", spring.blendDuration, default: 0).text
  }

  private static func text(of spring: InterpolatingSpringAnimation) -> String {
    guard spring.stiffness.isFinite else {
      return CallText(".interpolatingSpring").number("duration", 0)
        .number("initialVelocity", spring.initialVelocity, default: 0).text
    }
    let duration = 2 * .pi / spring.stiffness.squareRoot()
    let ratio = spring.damping / (2 * spring.stiffness.squareRoot())
    let bounces = SpringText.bounces(nearDampingRatio: ratio)
    for duration in SpringText.roundings(of: duration) {
      for bounce in bounces {
        let candidate = Animation.interpolatingSpring(
          duration: duration, bounce: bounce, initialVelocity: spring.initialVelocity)
        guard candidate == Animation(spring) else { continue }
        return CallText(".interpolatingSpring").number("duration", duration)
          .number("bounce", bounce)
          .number("initialVelocity", spring.initialVelocity, default: 0).text
      }
    }
    return CallText(".interpolatingSpring").number("mass", spring.mass, default: 1)
      .number("stiffness", spring.stiffness).number("damping", spring.damping)
      .number("initialVelocity", spring.initialVelocity, default: 0).text
  }
}
