internal import AnimationModel
internal import MotionRecording

/// A subject taken apart into what a library has words for: a spring or a curve, how long it waits, and how
/// often it plays.
struct MotionParts {
  enum Core {
    case spring(SpringSource)
    case curve(CurveSource)
  }

  /// How often a motion plays.
  struct Repetition {
    /// The number of ways, ways back included; nil for no end.
    let count: Int?
    /// Whether every second way runs back.
    let autoreverses: Bool
  }

  let core: Core

  /// The core before it was sped up.
  let original: Core

  /// The animation inside all modifiers; nil for what is no animation.
  let animation: Animation?

  /// How much faster it runs; it is in the core already.
  let speed: Double

  /// Seconds before it begins, once.
  let delay: Double

  /// Seconds before each way.
  let cycleDelay: Double

  let repetition: Repetition?

  /// What no target can say, in words.
  let remarks: [String]

  /// What is shown, without delay and repetition.
  let played: PlayedMotion

  /// The spring itself, where what is shown is a little off it.
  var ideal: PlayedMotion? {
    guard case .spring(let spring) = core, spring.kind == .fluid else { return nil }
    return PlayedMotion(spring.spring, velocity: spring.velocity, duration: played.duration)
  }

  /// Takes a subject apart.
  ///
  /// - Throws: Why no library has words for it.
  init(_ subject: Subject, for target: ConversionTarget) throws(ConversionProblem) {
    switch subject {
    case .animation(let animation):
      self = try MotionParts(animation, for: target)
    case .spring(let spring):
      try Self.checkStiffness(spring.stiffness, for: target)
      self.init(
        .spring(SpringSource(spring)), PlayedMotion(spring, velocity: 0))
    case .unitCurve(let curve):
      let curve = CurveSource(shape: curve.function.shape, duration: 1)
      let animation = curve.animation
      self.init(.curve(curve), PlayedMotion(animation), remarks: [Self.untimed])
    case .easing(let function):
      let shape = try Self.shape(of: function, for: target)
      self.init(
        .curve(CurveSource(shape: shape, duration: 1)),
        PlayedMotion(duration: 1) { function.value(at: min(max($0, 0), 1)) },
        remarks: [Self.untimed])
    case .keyframes:
      throw ConversionProblem(
        target: target, reason: "\(target.title) has springs and curves, and these are keyframes",
        hint: Self.fittedHint)
    case .transition:
      throw ConversionProblem(
        target: target,
        reason:
          "a transition moves several numbers of a view, and \(target.title) wants one motion",
        hint: "give its animation alone")
    }
  }

  private static let untimed = "the curve has no duration of its own: it is played over one second"
  private static let fittedHint = "'--to lottie' and '--to css-linear' follow any motion"

  private init(_ core: Core, _ played: PlayedMotion, remarks: [String] = []) {
    self.core = core
    original = core
    animation = nil
    speed = 1
    delay = 0
    cycleDelay = 0
    repetition = nil
    self.remarks = remarks
    self.played = played
  }

  private init(_ animation: Animation, for target: ConversionTarget) throws(ConversionProblem) {
    var speed = 1.0
    var delay = 0.0
    var cycleDelay = 0.0
    var repetition: Repetition?
    var remarks: [String] = []
    var inner = animation
    while true {
      if let modifier = inner.base as? SpeedAnimation {
        guard modifier.speed > 0, modifier.speed.isFinite else {
          throw ConversionProblem(
            target: target, reason: "a speed of 0 or below never leads to the target",
            hint: "leave out the speed")
        }
        speed *= modifier.speed
        inner = modifier.base
      } else if let modifier = inner.base as? DelayAnimation {
        if repetition == nil {
          delay += modifier.delay / speed
        } else {
          cycleDelay += modifier.delay / speed
        }
        inner = modifier.base
      } else if let modifier = inner.base as? RepeatAnimation {
        if modifier.repeatCount.map({ $0 > 1 }) ?? true {
          guard repetition == nil else {
            throw ConversionProblem(
              target: target, reason: "a repetition inside a repetition has no words elsewhere",
              hint: "give the inner one alone")
          }
          repetition = Repetition(
            count: modifier.repeatCount, autoreverses: modifier.autoreverses)
        }
        inner = modifier.base
      } else if let modifier = inner.base as? LogicalCompletionAnimation {
        if target != .swiftUI {
          remarks.append("the logical completion is lost: nobody else tells it from the end")
        }
        inner = modifier.base
      } else {
        break
      }
    }
    core = try Self.core(of: inner, speed: speed, for: target)
    original = try Self.core(of: inner, speed: 1, for: target)
    if let cut = Self.cut(inner) { remarks.append(cut) }
    if let spring = inner.base as? FluidSpringAnimation, spring.response < Self.shortestResponse {
      remarks.append("SwiftUI plays no stiffness above 45,000, to which the spring is cut")
    }
    self.animation = inner
    self.speed = speed
    self.delay = delay
    self.cycleDelay = cycleDelay
    self.repetition = repetition
    self.remarks = remarks
    played = PlayedMotion(inner, speed: speed)
  }

  /// What UIKit cuts off of a spring that has a duration, in words; nil if that is nothing.
  private static func cut(_ animation: Animation) -> String? {
    guard let spring = animation.base as? CASpringAnimation, let end = spring.duration else {
      return nil
    }
    let left =
      1
      - spring.spring.value(
        target: 1.0, initialVelocity: spring.actualInitialVelocity, time: end)
    guard left.magnitude > 0.001 else { return nil }
    return
      "UIKit cuts it off after \(Digits.exact(end)) s, \(Digits.figure(left.magnitude * 100)) % of the way from "
      + "its target, which is lost"
  }

  private static func core(
    of animation: Animation, speed: Double, for target: ConversionTarget
  ) throws(ConversionProblem) -> Core {
    switch animation.base {
    case let spring as FluidSpringAnimation:
      return .spring(fluid(spring.response, spring.dampingFraction, speed))
    case is DefaultAnimation:
      return .spring(fluid(0.5, 1, speed))
    case let spring as InterpolatingSpringAnimation:
      try checkStiffness(spring.stiffness, for: target)
      return .spring(
        SpringSource(
          .interpolating, mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          velocity: spring.initialVelocity, limitsDamping: true, speed: speed))
    case let spring as CASpringAnimation:
      try checkStiffness(spring.stiffness, for: target)
      return .spring(
        SpringSource(
          .coreAnimation, mass: spring.mass, stiffness: spring.stiffness,
          damping: spring.damping, velocity: spring.actualInitialVelocity,
          limitsDamping: !spring.allowsOverdamping, speed: speed))
    case let curve as BezierAnimation:
      let start = curve.startControlPoint
      let end = curve.endControlPoint
      let shape = CurveSource.Shape.bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
      return .curve(CurveSource(shape: shape.straightened, duration: curve.duration / speed))
    case let curve as UnitCurveAnimation:
      return .curve(
        CurveSource(shape: curve.curve.function.shape, duration: curve.duration / speed))
    case let easing as EasingAnimation:
      let shape = try shape(of: easing.function, for: target)
      return .curve(CurveSource(shape: shape, duration: easing.duration / speed))
    default:
      throw ConversionProblem(
        target: target, reason: "an animation of a program's own has no words elsewhere",
        hint: fittedHint)
    }
  }

  /// SwiftUI caps the stiffness of what it plays in steps, so that its shortest springs are alike.
  private static func fluid(_ response: Double, _ ratio: Double, _ speed: Double) -> SpringSource {
    SpringSource(.fluid, response: max(response, shortestResponse) / speed, dampingRatio: ratio)
  }

  private static var shortestResponse: Double {
    2 * .pi / FluidSpringAnimation.stiffnessCap.squareRoot()
  }

  private static func checkStiffness(
    _ stiffness: Double, for target: ConversionTarget
  ) throws(ConversionProblem) {
    guard stiffness.isFinite else {
      throw ConversionProblem(
        target: target, reason: "a spring of duration 0 is infinitely stiff",
        hint: "set the value without an animation")
    }
  }

  private static func shape(
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
        reason: "\(target.title) has no curve of \(easing.points.count) straight pieces",
        hint: fittedHint)
    case .steps(let easing):
      throw ConversionProblem(
        target: target, reason: "\(target.title) has no curve of \(easing.count) steps",
        hint: "set the values at their times without an animation")
    }
  }
}

extension CurveSource.Shape {
  /// A Bézier that is a straight line at constant speed, as that.
  fileprivate var straightened: CurveSource.Shape {
    self == .bezier(x1: 0, y1: 0, x2: 1, y2: 1) ? .linear : self
  }
}

extension UnitCurve.Function {
  fileprivate var shape: CurveSource.Shape {
    switch self {
    case .linear: .linear
    case .bezier(let start, let end): .bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
    case .circularEaseIn: .circularEaseIn
    case .circularEaseOut: .circularEaseOut
    case .circularEaseInOut: .circularEaseInOut
    }
  }
}

extension CurveSource {
  /// The curve as SwiftUI plays it.
  var animation: Animation {
    switch shape {
    case .linear: .linear(duration: duration)
    case .bezier(let x1, let y1, let x2, let y2):
      .timingCurve(x1, y1, x2, y2, duration: duration)
    case .circularEaseIn: .timingCurve(.circularEaseIn, duration: duration)
    case .circularEaseOut: .timingCurve(.circularEaseOut, duration: duration)
    case .circularEaseInOut: .timingCurve(.circularEaseInOut, duration: duration)
    }
  }
}
