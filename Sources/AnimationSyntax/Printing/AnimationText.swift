internal import AnimationModel

/// The canonical text of an animation.
enum AnimationText {
  /// Modifiers are unwrapped in a loop, so a chain may have any length.
  static func text(of animation: Animation) -> String? {
    var base = animation.base
    var modifiers: [String] = []
    while let (inner, modifier) = unwrapped(base) {
      if let easing = inner as? EasingAnimation, let delay = base as? DelayAnimation {
        return modifiers.isEmpty ? EasingText.text(of: easing, delay: delay.delay) : nil
      }
      if let spring = inner as? CASpringAnimation, let delay = base as? DelayAnimation {
        return modifiers.isEmpty ? UIKitText.text(of: spring, delay: delay.delay) : nil
      }
      modifiers.append(modifier)
      base = inner
    }
    if let easing = base as? EasingAnimation {
      return modifiers.isEmpty ? EasingText.text(of: easing, delay: 0) : nil
    }
    if let spring = base as? CASpringAnimation {
      return modifiers.isEmpty ? UIKitText.text(of: spring, delay: 0) : nil
    }
    return factory(of: base).map { $0 + modifiers.reversed().joined() }
  }

  private static func unwrapped(
    _ base: any CustomAnimation
  ) -> (inner: any CustomAnimation, modifier: String)? {
    switch base {
    case let modifier as DelayAnimation:
      (modifier.base.base, CallText(".delay").number(nil, modifier.delay).text)
    case let modifier as SpeedAnimation:
      (modifier.base.base, CallText(".speed").number(nil, modifier.speed).text)
    case let modifier as RepeatAnimation:
      (modifier.base.base, text(of: modifier))
    case let modifier as LogicalCompletionAnimation:
      (
        modifier.base.base,
        CallText(".logicallyComplete").number("after", modifier.duration).text
      )
    default: nil
    }
  }

  private static func text(of modifier: RepeatAnimation) -> String {
    var call = CallText(".repeatForever")
    if let count = modifier.repeatCount {
      call = CallText(".repeatCount").argument(nil, "\(count)")
    }
    return (modifier.autoreverses ? call : call.argument("autoreverses", "false")).text
  }

  private static func factory(of base: any CustomAnimation) -> String? {
    switch base {
    case is DefaultAnimation: ".default"
    case let curve as BezierAnimation: text(of: curve)
    case let curve as UnitCurveAnimation:
      CallText(".timingCurve").argument(nil, CurveText.text(of: curve.curve, prefix: "."))
        .number("duration", curve.duration).text
    case let spring as FluidSpringAnimation: text(of: spring)
    case let spring as InterpolatingSpringAnimation: text(of: spring)
    default: nil
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
