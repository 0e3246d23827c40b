internal import AnimationModel
internal import MotionRecording
internal import RecordingFormats

/// The core, which is inside all modifiers.
extension MotionParameters {
  /// Returns the part of a spring with a duration that UIKit cuts off, in words; nil if there is none.
  static func cut(_ core: AnimationForm.Core) -> String? {
    guard case .coreAnimationSpring(let spring) = core, let end = spring.duration else {
      return nil
    }
    let left =
      1
      - spring.spring.value(
        target: 1.0, initialVelocity: spring.actualInitialVelocity, time: end)
    guard left.magnitude > 0.001 else { return nil }
    return
      "UIKit cuts it off after \(CodeNumber.exact(end)) s, \(HumanNumber.text(left.magnitude * 100, digits: 3)) % of the travel from "
      + "its target; that is lost"
  }

  /// Returns the spring or the curve that plays inside, at a speed.
  static func core(
    of core: AnimationForm.Core, speed: Double, for target: ConversionTarget
  ) throws(ConversionProblem) -> Core {
    switch core {
    case .defaultSpring: return .spring(fluid(0.5, 1, speed))
    case .fluidSpring(let spring):
      return .spring(fluid(spring.response, spring.dampingFraction, speed))
    case .interpolatingSpring(let spring):
      try checkStiffness(spring.stiffness, for: target)
      return .spring(
        SpringSource(
          .interpolating, mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          velocity: spring.initialVelocity, limitsDamping: true, speed: speed))
    case .coreAnimationSpring(let spring):
      try checkStiffness(spring.stiffness, for: target)
      return .spring(
        SpringSource(
          .coreAnimation, mass: spring.mass, stiffness: spring.stiffness,
          damping: spring.damping, velocity: spring.actualInitialVelocity,
          limitsDamping: !spring.allowsOverdamping, speed: speed))
    case .bezier(let curve):
      let start = curve.startControlPoint
      let end = curve.endControlPoint
      let shape = CurveSource.Shape.bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
      return .curve(CurveSource(shape: shape.straightened, duration: curve.duration / speed))
    case .unitCurve(let curve):
      return .curve(
        CurveSource(shape: curve.curve.function.shape, duration: curve.duration / speed))
    case .easing(let easing):
      let shape = try shape(of: easing.function, for: target)
      return .curve(CurveSource(shape: shape, duration: easing.duration / speed))
    case .velocityTracking, .custom: throw custom(for: target)
    }
  }

  /// The problem that only the values of a custom animation are known.
  static func custom(for target: ConversionTarget) -> ConversionProblem {
    ConversionProblem(
      target: target, reason: "a custom animation cannot be converted", hint: fittedHint)
  }

  /// Returns the spring that SwiftUI plays in steps, whose stiffness is capped, so that its shortest springs are the
  /// same.
  static func fluid(_ response: Double, _ ratio: Double, _ speed: Double) -> SpringSource {
    SpringSource(.fluid, response: max(response, shortestResponse) / speed, dampingRatio: ratio)
  }

  static var shortestResponse: Double {
    2 * .pi / FluidSpringAnimation.stiffnessCap.squareRoot()
  }

  static func checkStiffness(
    _ stiffness: Double, for target: ConversionTarget
  ) throws(ConversionProblem) {
    guard stiffness.isFinite else {
      throw ConversionProblem(
        target: target, reason: "a spring of duration 0 has an infinite stiffness",
        hint: "set the value without an animation")
    }
  }

  static func shape(
    of function: EasingFunction, for target: ConversionTarget
  ) throws(ConversionProblem) -> CurveSource.Shape {
    switch function.shape {
    case .cubicBezier(let easing):
      return CurveSource.Shape.bezier(
        x1: easing.x1, y1: easing.y1, x2: easing.x2, y2: easing.y2
      ).straightened
    case .linear(let easing):
      guard function != .linear else { return .linear }
      throw ConversionProblem(
        target: target,
        reason: "\(target.title) has no curve made of \(easing.points.count) points",
        hint: fittedHint)
    case .steps(let easing):
      throw ConversionProblem(
        target: target, reason: "\(target.title) has no curve made of \(easing.count) steps",
        hint: "set the values at their times without an animation")
    }
  }
}
