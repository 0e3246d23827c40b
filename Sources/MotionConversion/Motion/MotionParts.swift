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

  /// The spring before it was sped up, if it is one.
  let originalSpring: SpringSource?

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
  static let fittedHint = "'--to lottie' and '--to css-linear' follow any motion"

  private init(_ core: Core, _ played: PlayedMotion, remarks: [String] = []) {
    self.core = core
    if case .spring(let spring) = core { originalSpring = spring } else { originalSpring = nil }
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
    if case .spring(let spring) = try Self.core(of: inner, speed: 1, for: target) {
      originalSpring = spring
    } else {
      originalSpring = nil
    }
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
}
