internal import AnimationModel
internal import MotionRecording

// The parts of each subject.
extension MotionParameters {
  /// Takes a subject apart.
  ///
  /// - Parameter plays: The motions that have been played for the subject, for other targets.
  /// - Throws: The reason why it cannot be converted.
  init(
    _ subject: Subject, for target: ConversionTarget, playedIn plays: MotionPlays = MotionPlays()
  ) throws(ConversionProblem) {
    self = try MotionParameters(checking: subject, for: target, plays)
    switch core {
    case .spring(let spring): try spring.checkNumbers(for: target)
    case .curve(let curve):
      try ConversionLimits.check(time: curve.duration, of: "its duration", for: target)
      try curve.checkNumbers(for: target)
    }
    try ConversionLimits.check(time: delay, of: "its delay", for: target)
    try ConversionLimits.check(time: cycleDelay, of: "its delay", for: target)
  }

  private init(
    checking subject: Subject, for target: ConversionTarget, _ plays: MotionPlays
  ) throws(ConversionProblem) {
    switch subject {
    case .animation(let animation):
      self = try MotionParameters(animation, for: target, plays)
    case .spring(let spring):
      try Self.checkStiffness(spring.stiffness, for: target)
      self.init(
        .spring(SpringSource(spring)), of: subject, MotionFunction(spring, velocity: 0), plays)
    case .unitCurve(let curve):
      let curve = CurveSource(shape: curve.function.shape, duration: 1)
      let animation = curve.animation
      self.init(
        .curve(curve), of: subject, MotionFunction(animation, playedIn: plays), plays,
        remarks: [Self.untimed])
    case .easing(let function):
      let shape = try Self.shape(of: function, for: target)
      self.init(
        .curve(CurveSource(shape: shape, duration: 1)), of: subject,
        MotionFunction(duration: 1) { function.value(at: min(max($0, 0), 1)) }, plays,
        remarks: [Self.untimed])
    case .keyframes:
      throw ConversionProblem(
        target: target,
        reason: "\(target.title) has springs and curves, but no keyframes like these",
        hint: Self.fittedHint)
    case .unanimated:
      throw ConversionProblem(
        target: target, reason: "there is no animation: the target is shown at once", hint: nil)
    case .transition:
      throw ConversionProblem(
        target: target,
        reason:
          "a transition moves several values of a view, and \(target.title) needs one motion",
        hint: "convert its animation alone")
    }
  }

  private static let untimed = "the curve has no duration of its own; one second is used"

  /// Reads the modifiers from the outermost one inwards: a delay inside a speed is divided by the speed, and a delay
  /// inside a repetition is waited for before each cycle.
  private init(
    _ animation: Animation, for target: ConversionTarget, _ plays: MotionPlays
  ) throws(ConversionProblem) {
    let form = animation.form
    var speed = 1.0
    var delay = 0.0
    var cycleDelay = 0.0
    var repetition: Repetition?
    var remarks: [String] = []
    for modifier in form.modifiers.reversed() {
      switch modifier {
      case .speed(let factor):
        guard factor > 0, factor.isFinite else {
          throw ConversionProblem(
            target: target, reason: "with a speed of 0 or less it never reaches its target",
            hint: "remove the speed")
        }
        speed *= factor
      case .delay(let seconds):
        if repetition == nil { delay += seconds / speed } else { cycleDelay += seconds / speed }
      case .repetition(let count, let autoreverses):
        // One cycle is not a repetition.
        if let count, count <= 1 { continue }
        guard repetition == nil else {
          throw ConversionProblem(
            target: target, reason: "one repetition inside another cannot be converted",
            hint: "convert the inner one alone")
        }
        repetition = Repetition(count: count, autoreverses: autoreverses)
      case .logicalCompletion:
        if target != .swiftUI {
          remarks.append(
            "the logical completion is lost: only SwiftUI distinguishes it from the end")
        }
      case .cap: throw Self.custom(for: target)
      }
    }
    core = try Self.core(of: form.core, speed: speed, for: target)
    if case .spring(let spring) = try Self.core(of: form.core, speed: 1, for: target) {
      originalSpring = spring
    } else {
      originalSpring = nil
    }
    if let cut = Self.cut(form.core) { remarks.append(cut) }
    if let spring = form.core.fluidSpring, spring.response < Self.shortestResponse {
      remarks.append("SwiftUI limits the stiffness to 45,000, which is what is converted")
    }
    subject = .animation(animation)
    self.form = form
    self.speed = speed
    self.delay = delay
    self.cycleDelay = cycleDelay
    self.repetition = repetition
    self.remarks = remarks
    played = MotionFunction(form.core.animation, speed: speed, playedIn: plays)
    self.plays = plays
  }

  private init(
    _ core: Core, of subject: Subject, _ played: MotionFunction, _ plays: MotionPlays,
    remarks: [String] = []
  ) {
    self.core = core
    self.subject = subject
    if case .spring(let spring) = core { originalSpring = spring } else { originalSpring = nil }
    form = nil
    speed = 1
    delay = 0
    cycleDelay = 0
    repetition = nil
    self.remarks = remarks
    self.played = played
    self.plays = plays
  }
}
