internal import AnimationModel

/// The canonical text of a spring of UIKit or Core Animation.
enum UIKitText {
  /// Returns the call that creates a spring, with its delay; nil if there is none.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - delay: The delay in seconds.
  static func text(of spring: CASpringAnimation, delay: Double) -> String? {
    if let text = solved(spring, delay) ?? view(spring, delay) { return text }
    guard delay == 0 else { return nil }
    return spring.duration == nil ? coreAnimation(spring) : timingParameters(spring)
  }

  private static func solved(_ spring: CASpringAnimation, _ delay: Double) -> String? {
    guard let duration = spring.duration else { return nil }
    let ratio = spring.damping / (2 * spring.stiffness.squareRoot())
    for ratio in SpringText.roundings(of: ratio)
    where CASpringAnimation(
      duration: duration, dampingRatio: ratio, initialVelocity: spring.initialVelocity) == spring
    {
      return CallText("UIView.animate").number("withDuration", duration)
        .number("delay", delay, default: 0).number("usingSpringWithDamping", ratio)
        .number("initialSpringVelocity", spring.initialVelocity).text
    }
    return nil
  }

  private static func view(_ spring: CASpringAnimation, _ delay: Double) -> String? {
    for (duration, bounce) in perceptual(spring) {
      let animation = UIView.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: spring.initialVelocity)
      guard animation == Animation(spring) else { continue }
      return CallText("UIView.animate").number("springDuration", duration)
        .number("bounce", bounce)
        .number("initialSpringVelocity", spring.initialVelocity, default: 0)
        .number("delay", delay, default: 0).text
    }
    return nil
  }

  private static func timingParameters(_ spring: CASpringAnimation) -> String? {
    for (duration, bounce) in perceptual(spring) {
      let parameters = UISpringTimingParameters(
        duration: duration, bounce: bounce, initialVelocity: spring.initialVelocity)
      guard parameters.springAnimation(duration: 0) == spring else { continue }
      return CallText("UISpringTimingParameters").number("duration", duration)
        .number("bounce", bounce)
        .number("initialVelocity", spring.initialVelocity, default: 0).text
    }
    let parameters = UISpringTimingParameters(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: spring.initialVelocity)
    guard parameters.springAnimation(duration: 0) == spring else { return nil }
    return CallText("UISpringTimingParameters").number("mass", spring.mass)
      .number("stiffness", spring.stiffness).number("damping", spring.damping)
      .number("initialVelocity", spring.initialVelocity, default: 0).text
  }

  private static func coreAnimation(_ spring: CASpringAnimation) -> String? {
    guard !spring.allowsOverdamping else { return nil }
    let physical = CallText("CASpringAnimation").number("mass", spring.mass, default: 1)
      .number("stiffness", spring.stiffness).number("damping", spring.damping)
      .number("initialVelocity", spring.initialVelocity, default: 0).text
    for (duration, bounce) in perceptual(spring)
    where CASpringAnimation(perceptualDuration: duration, bounce: bounce) == spring {
      let text = CallText("CASpringAnimation").number("perceptualDuration", duration)
        .number("bounce", bounce).text
      return text.count < physical.count ? text : physical
    }
    return physical
  }

  /// Returns durations and bounces that can give a spring of mass 1.
  private static func perceptual(_ spring: CASpringAnimation) -> [(Double, Double)] {
    guard spring.mass == 1, spring.stiffness > 0 else { return [] }
    let frequency = spring.stiffness.squareRoot()
    let bounces = SpringText.bounces(nearDampingRatio: spring.damping / (2 * frequency))
    return SpringText.roundings(of: 2 * .pi / frequency).flatMap { duration in
      bounces.map { (duration, $0) }
    }
  }
}
