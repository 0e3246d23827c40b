internal import AnimationModel
internal import CurveGeometry
internal import MotionRecording

/// Takes a subject apart into the cubics it moves along.
struct OutlineReader {
  /// The target that the outline is for.
  let target: ConversionTarget

  /// The largest slack that a piece may have, as a part of the travel.
  let precision: Double

  /// Whether the target can repeat a cycle.
  private var hasRepetition: Bool { target != .lottie }

  /// Whether the target can play a cycle back.
  private var hasAlternation: Bool { target != .lottie && target != .svgSMIL }

  /// A motion without the modifiers that are kept apart.
  struct Cycle {
    var pieces: [MotionPiece]
    var duration: Double
  }

  /// The most pieces that are computed.
  static let pieceLimit = 400_000

  /// The outline of a subject.
  ///
  /// - Throws: Why no curve can be fitted to it.
  func outline(of subject: Subject) throws(ConversionProblem) -> MotionOutline {
    let outline = try uncheckedOutline(of: subject)
    try ConversionLimits.check(
      duration: outline.duration, delay: outline.delay, for: target)
    guard outline.pieces.allSatisfy(\.isFinite) else {
      throw problem(
        "the values of the motion are not finite numbers", hint: "use smaller numbers")
    }
    return outline
  }

  private func uncheckedOutline(
    of subject: Subject
  ) throws(ConversionProblem) -> MotionOutline {
    switch subject {
    case .animation(let animation):
      return try outline(of: animation)
    case .spring(let spring):
      return try outline(of: spring)
    case .unitCurve(let curve):
      guard let pieces = CurvePieces.unitCurve(curve, over: 1) else { throw noFunction }
      var outline = MotionOutline(pieces: pieces, duration: 1)
      outline.ending = "for the curve, which has no duration of its own"
      return outline
    case .easing(let function):
      var outline = MotionOutline(
        pieces: CurvePieces.easing(function, over: 1), duration: 1, target: function.value(at: 1))
      outline.ending = "for the curve, which has no duration of its own"
      return outline
    case .keyframes(let curve):
      return try outline(of: curve)
    case .transition:
      throw problem(
        "a transition moves several values of a view, and a curve is one motion",
        hint: "convert its animation alone")
    }
  }

  func problem(_ reason: String, hint: String? = nil) -> ConversionProblem {
    ConversionProblem(target: target, reason: reason, hint: hint)
  }

  var noFunction: ConversionProblem {
    problem(
      "the x of a control point lies outside 0…1, so that the curve is not a function of time",
      hint: "keep both x in 0…1")
  }
}

// Animations and what is around them.
extension OutlineReader {
  private func outline(of animation: Animation) throws(ConversionProblem) -> MotionOutline {
    var speed = 1.0
    var delay = 0.0
    var remarks: [String] = []
    var inner = animation
    var repetition: RepeatAnimation?
    while repetition == nil {
      if let modifier = inner.base as? SpeedAnimation {
        speed *= try checked(modifier.speed)
        inner = modifier.base
      } else if let modifier = inner.base as? DelayAnimation, modifier.delay.isFinite,
        !jumpsAfterDelay(modifier)
      {
        delay += modifier.delay / speed
        inner = modifier.base
      } else if let modifier = inner.base as? LogicalCompletionAnimation {
        remarks.append("the logical completion is lost: only SwiftUI distinguishes it from the end")
        inner = modifier.base
      } else if let modifier = inner.base as? RepeatAnimation {
        repetition = modifier
      } else {
        break
      }
    }
    var outline: MotionOutline
    if let repetition {
      outline = try self.outline(of: repetition)
    } else {
      let cycle = try cycle(of: inner)
      outline = MotionOutline(pieces: cycle.pieces, duration: cycle.duration)
      outline.ending = Self.ending(of: inner)
    }
    // Speeds that are multiplied can be 0 although none of them is.
    try ConversionLimits.check(time: 1 / speed, of: "a second at its speed", for: target)
    outline.pieces = outline.pieces.map { $0.timed(by: 1 / speed, after: 0) }
    outline.duration /= speed
    outline.delay = delay
    outline.remarks += remarks
    return outline
  }

  /// Whether a transition of CSS jumps where its delay is over, so that the delay belongs to the curve: other
  /// formats show the start of the curve while they wait.
  private func jumpsAfterDelay(_ modifier: DelayAnimation) -> Bool {
    guard modifier.delay > 0, let easing = modifier.base.base as? EasingAnimation else {
      return false
    }
    return easing.duration <= 0 || easing.function.valueBeforeStart != easing.function.value(at: 0)
  }

  private func checked(_ speed: Double) throws(ConversionProblem) -> Double {
    guard speed > 0, speed.isFinite else {
      throw problem(
        "with a speed of 0 or less it never reaches its target", hint: "remove the speed")
    }
    return speed
  }

  /// A repetition around everything but delays and speeds, which targets can play if one cycle is like the next.
  private func outline(of animation: RepeatAnimation) throws(ConversionProblem) -> MotionOutline {
    let count = animation.repeatCount.map { max($0, 1) }
    let cycle = try cycle(of: animation.base)
    let alternates = hasAlternation && animation.autoreverses && isSymmetric(animation.base)
    let isWhole = count.map { !$0.isMultiple(of: 2) } ?? true
    let isPlain =
      animation.autoreverses ? alternates && isWhole : hasRepetition || count == nil
    if isPlain && count != 1 {
      var outline = MotionOutline(pieces: cycle.pieces, duration: cycle.duration)
      outline.repetition = MotionOutline.Repetition(count: count, alternates: alternates)
      outline.ending = "for each cycle"
      return outline
    }
    if count == nil {
      // There and back is one cycle, which ends where it began.
      let pair = try chained(cycle, count: 2, autoreverses: true)
      var outline = MotionOutline(pieces: pair.pieces, duration: pair.duration, target: 0)
      outline.repetition = MotionOutline.Repetition(count: nil, alternates: false)
      outline.ending = "for there and back"
      outline.remarks.append(
        "one cycle is there and back: on the way back SwiftUI mirrors the value, not the time"
      )
      return outline
    }
    let chain = try chained(cycle, count: count ?? 1, autoreverses: animation.autoreverses)
    var outline = MotionOutline(pieces: chain.pieces, duration: chain.duration)
    if let count, count > 1 {
      outline.remarks.append(
        "all \(count) cycles are one curve: on the way back SwiftUI mirrors the value, not the time"
      )
    }
    return outline
  }

  /// Whether mirroring the time is the same as mirroring the value.
  private func isSymmetric(_ animation: Animation) -> Bool {
    switch animation.base {
    case let speed as SpeedAnimation: isSymmetric(speed.base)
    case let logical as LogicalCompletionAnimation: isSymmetric(logical.base)
    case let curve as BezierAnimation:
      isOne(curve.startControlPoint.x + curve.endControlPoint.x)
        && isOne(curve.startControlPoint.y + curve.endControlPoint.y)
    case let curve as UnitCurveAnimation: curve.curve == .circularEaseInOut
    case let easing as EasingAnimation:
      if case .cubicBezier(let curve) = easing.function.shape {
        isOne(curve.x1 + curve.x2) && isOne(curve.y1 + curve.y2)
      } else {
        easing.function == .linear
      }
    default: false
    }
  }

  /// Whether a number is 1, except for rounding.
  private func isOne(_ number: Double) -> Bool { (number - 1).magnitude < 1e-12 }

  private func cycle(of animation: Animation) throws(ConversionProblem) -> Cycle {
    switch animation.base {
    case let modifier as SpeedAnimation:
      var cycle = try cycle(of: modifier.base)
      let speed = try checked(modifier.speed)
      cycle.pieces = cycle.pieces.map { $0.timed(by: 1 / speed, after: 0) }
      cycle.duration /= speed
      return cycle
    case let modifier as LogicalCompletionAnimation:
      return try cycle(of: modifier.base)
    case let modifier as DelayAnimation:
      return try delayed(
        cycle(of: modifier.base), by: modifier.delay,
        showing: modifier.base.shownWhileDelayed(1.0))
    case let modifier as CappedAnimation:
      return capped(try cycle(of: modifier.base), at: modifier.limit)
    case let modifier as RepeatAnimation:
      guard let count = modifier.repeatCount else {
        throw problem(
          "a repetition without end inside other modifiers never ends",
          hint: "put 'repeatForever' last")
      }
      return try chained(
        cycle(of: modifier.base), count: max(count, 1), autoreverses: modifier.autoreverses)
    case is FluidSpringAnimation, is DefaultAnimation:
      return try fluid(animation)
    case let spring as InterpolatingSpringAnimation:
      let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
      let stiffness = spring.stiffness / spring.mass
      return try closed(
        animation, decay: min(ratio, 1) * stiffness.squareRoot(), stiffness: stiffness)
    case let spring as CASpringAnimation:
      let value = spring.spring
      return try closed(
        animation, decay: value.decayConstant,
        stiffness: value.naturalFrequency * value.naturalFrequency)
    case let curve as BezierAnimation:
      let start = curve.startControlPoint
      let end = curve.endControlPoint
      guard curve.duration > 0 else { return Cycle(pieces: [], duration: 0) }
      guard
        let pieces = CurvePieces.bezier(
          start.x, start.y, end.x, end.y, over: curve.duration, isRounded: true)
      else { throw noFunction }
      return Cycle(pieces: pieces, duration: curve.duration)
    case let curve as UnitCurveAnimation:
      guard curve.duration > 0 else { return Cycle(pieces: [], duration: 0) }
      guard let pieces = CurvePieces.unitCurve(curve.curve, over: curve.duration) else {
        throw noFunction
      }
      return Cycle(pieces: pieces, duration: curve.duration)
    case let easing as EasingAnimation:
      guard easing.duration > 0 else { return Cycle(pieces: [], duration: 0) }
      return Cycle(
        pieces: CurvePieces.easing(easing.function, over: easing.duration),
        duration: easing.duration)
    default:
      throw problem(
        "nothing can be proved of a custom animation", hint: "'kymo sample' prints its values")
    }
  }

  /// What ends an animation without its modifiers, in words that follow its duration.
  private static func ending(of animation: Animation) -> String {
    switch animation.base {
    case let modifier as SpeedAnimation: ending(of: modifier.base)
    case let modifier as DelayAnimation: ending(of: modifier.base)
    case let modifier as LogicalCompletionAnimation: ending(of: modifier.base)
    case is EasingAnimation: "the duration of the transition"
    case is CASpringAnimation: "until Core Animation removes the animation"
    default: "until SwiftUI removes the animation"
    }
  }

  private func delayed(_ cycle: Cycle, by delay: Double, showing held: Double?) -> Cycle {
    guard delay != 0, let start = held ?? cycle.pieces.first?.value.p0 else { return cycle }
    var delayed = cycle
    delayed.duration = max(cycle.duration + delay, 0)
    if delay > 0 {
      let wait = MotionPiece(from: 0, value: start, to: delay, value: start)
      delayed.pieces = [wait] + cycle.pieces.map { $0.timed(by: 1, after: delay) }
    } else {
      delayed.pieces = cycle.pieces.filter { $0.end > -delay }.map { piece in
        let part =
          piece.start < -delay ? piece.part(from: piece.parameter(at: -delay), to: 1) : piece
        return part.timed(by: 1, after: delay)
      }
    }
    return delayed
  }

  private func capped(_ cycle: Cycle, at limit: Double) -> Cycle {
    guard cycle.duration > limit else { return cycle }
    var capped = cycle
    capped.duration = limit
    capped.pieces = cycle.pieces.filter { $0.start < limit }.map { piece in
      piece.end > limit ? piece.part(from: 0, to: piece.parameter(at: limit)) : piece
    }
    return capped
  }

  /// The cycles one after the other, the second and every other of them mirrored where they run back.
  private func chained(
    _ cycle: Cycle, count: Int, autoreverses: Bool
  ) throws(ConversionProblem) -> Cycle {
    guard count < Self.pieceLimit / max(cycle.pieces.count, 1) else {
      throw problem(
        "\(count) cycles are more than can be followed", hint: "repeat less often, or forever")
    }
    var pieces: [MotionPiece] = []
    for index in 0..<count {
      let start = Double(index) * cycle.duration
      let isBack = autoreverses && !index.isMultiple(of: 2)
      for piece in cycle.pieces {
        let later = piece.timed(by: 1, after: start)
        pieces.append(isBack ? later.valued(by: -1, above: 1) : later)
      }
    }
    return Cycle(pieces: pieces, duration: Double(count) * cycle.duration)
  }
}
