internal import AnimationModel
internal import MotionRecording

/// Takes a subject apart into the cubics it moves along.
struct OutlineReader {
  /// In whose name something is refused.
  let target: ConversionTarget

  /// The largest slack that a piece may have, as a part of the travel.
  let precision: Double

  /// Whether the target has words for a number of ways.
  private var hasRepetition: Bool { target != .lottie }

  /// Whether the target has words for a way back.
  private var hasAlternation: Bool { target != .lottie && target != .svgSMIL }

  /// A motion without the modifiers that are kept apart.
  struct Strand {
    var pieces: [MotionPiece]
    var duration: Double
  }

  /// The most pieces that anybody waits for.
  static let pieceLimit = 400_000

  /// The outline of a subject.
  func outline(of subject: Subject) throws(ConversionProblem) -> MotionOutline {
    switch subject {
    case .animation(let animation):
      return try outline(of: animation)
    case .spring(let spring):
      return try outline(of: spring)
    case .unitCurve(let curve):
      guard let pieces = CurvePieces.unitCurve(curve, over: 1) else { throw noFunction }
      var outline = MotionOutline(pieces: pieces, duration: 1)
      outline.ending = "over which the curve, which has no duration of its own, is played"
      return outline
    case .easing(let function):
      var outline = MotionOutline(
        pieces: CurvePieces.easing(function, over: 1), duration: 1, target: function.value(at: 1))
      outline.ending = "over which the curve, which has no duration of its own, is played"
      return outline
    case .keyframes(let curve):
      return try outline(of: curve)
    case .transition:
      throw problem(
        "a transition moves several numbers of a view, and a curve is one motion",
        hint: "give its animation alone")
    }
  }

  func problem(_ reason: String, hint: String? = nil) -> ConversionProblem {
    ConversionProblem(target: target, reason: reason, hint: hint)
  }

  var noFunction: ConversionProblem {
    problem(
      "the x of a control point lies outside 0…1, so that the curve is no function of time",
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
        remarks.append("the logical completion is lost: nobody else tells it from the end")
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
      let strand = try strand(of: inner)
      outline = MotionOutline(pieces: strand.pieces, duration: strand.duration)
    }
    guard outline.duration > 0 else {
      throw problem(
        "the motion has no duration: it is at its target at once",
        hint: "set the value without an animation")
    }
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
        "a speed of 0 or below never leads to the target", hint: "leave out the speed")
    }
    return speed
  }

  /// A repetition around everything but delays and speeds, which targets have words for where one cycle is
  /// like the next.
  private func outline(of animation: RepeatAnimation) throws(ConversionProblem) -> MotionOutline {
    let count = animation.repeatCount.map { max($0, 1) }
    let cycle = try strand(of: animation.base)
    let alternates = hasAlternation && animation.autoreverses && isSymmetric(animation.base)
    let isWhole = count.map { !$0.isMultiple(of: 2) } ?? true
    let isPlain =
      animation.autoreverses ? alternates && isWhole : hasRepetition || count == nil
    if isPlain && count != 1 {
      var outline = MotionOutline(pieces: cycle.pieces, duration: cycle.duration)
      outline.repetition = MotionOutline.Repetition(count: count, alternates: alternates)
      outline.ending = "for each way"
      return outline
    }
    if count == nil {
      // There and back is one cycle, which ends where it began.
      let strand = try chained(cycle, count: 2, autoreverses: true)
      var outline = MotionOutline(pieces: strand.pieces, duration: strand.duration, target: 0)
      outline.repetition = MotionOutline.Repetition(count: nil, alternates: false)
      outline.ending = "there and back"
      outline.remarks.append(
        "one cycle is the way there and back: SwiftUI mirrors the value on the way back and not the time"
      )
      return outline
    }
    let strand = try chained(cycle, count: count ?? 1, autoreverses: animation.autoreverses)
    var outline = MotionOutline(pieces: strand.pieces, duration: strand.duration)
    if let count, count > 1 {
      outline.remarks.append(
        "all \(count) ways are one curve, as on the way back SwiftUI mirrors the value and not the time"
      )
    }
    return outline
  }

  /// Whether time turned round is the same as the value turned round.
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

  /// Whether a number is 1, rounding aside.
  private func isOne(_ number: Double) -> Bool { (number - 1).magnitude < 1e-12 }

  private func strand(of animation: Animation) throws(ConversionProblem) -> Strand {
    switch animation.base {
    case let modifier as SpeedAnimation:
      var strand = try strand(of: modifier.base)
      let speed = try checked(modifier.speed)
      strand.pieces = strand.pieces.map { $0.timed(by: 1 / speed, after: 0) }
      strand.duration /= speed
      return strand
    case let modifier as LogicalCompletionAnimation:
      return try strand(of: modifier.base)
    case let modifier as DelayAnimation:
      return try delayed(
        strand(of: modifier.base), by: modifier.delay,
        showing: modifier.base.shownWhileDelayed(1.0))
    case let modifier as CappedAnimation:
      return capped(try strand(of: modifier.base), at: modifier.limit)
    case let modifier as RepeatAnimation:
      guard let count = modifier.repeatCount else {
        throw problem(
          "a repetition without end inside other modifiers never gets any further",
          hint: "put 'repeatForever' last")
      }
      return try chained(
        strand(of: modifier.base), count: max(count, 1), autoreverses: modifier.autoreverses)
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
      guard curve.duration > 0 else { return Strand(pieces: [], duration: 0) }
      guard
        let pieces = CurvePieces.bezier(
          start.x, start.y, end.x, end.y, over: curve.duration, isRounded: true)
      else { throw noFunction }
      return Strand(pieces: pieces, duration: curve.duration)
    case let curve as UnitCurveAnimation:
      guard curve.duration > 0 else { return Strand(pieces: [], duration: 0) }
      guard let pieces = CurvePieces.unitCurve(curve.curve, over: curve.duration) else {
        throw noFunction
      }
      return Strand(pieces: pieces, duration: curve.duration)
    case let easing as EasingAnimation:
      guard easing.duration > 0 else { return Strand(pieces: [], duration: 0) }
      return Strand(
        pieces: CurvePieces.easing(easing.function, over: easing.duration),
        duration: easing.duration)
    default:
      throw problem(
        "nothing can be proved of an animation of a program's own",
        hint: "'kymo sample' tells its values")
    }
  }

  private func delayed(_ strand: Strand, by delay: Double, showing held: Double?) -> Strand {
    guard delay != 0, let place = held ?? strand.pieces.first?.value.p0 else { return strand }
    var delayed = strand
    delayed.duration = max(strand.duration + delay, 0)
    if delay > 0 {
      let wait = MotionPiece(
        from: 0, value: place, to: delay, value: place)
      delayed.pieces = [wait] + strand.pieces.map { $0.timed(by: 1, after: delay) }
    } else {
      delayed.pieces = strand.pieces.filter { $0.end > -delay }.map { piece in
        let part =
          piece.start < -delay ? piece.part(from: piece.parameter(at: -delay), to: 1) : piece
        return part.timed(by: 1, after: delay)
      }
    }
    return delayed
  }

  private func capped(_ strand: Strand, at limit: Double) -> Strand {
    guard strand.duration > limit else { return strand }
    var capped = strand
    capped.duration = limit
    capped.pieces = strand.pieces.filter { $0.start < limit }.map { piece in
      piece.end > limit ? piece.part(from: 0, to: piece.parameter(at: limit)) : piece
    }
    return capped
  }

  /// The cycles one after the other, the second and every other of them mirrored where they run back.
  private func chained(
    _ cycle: Strand, count: Int, autoreverses: Bool
  ) throws(ConversionProblem) -> Strand {
    guard count < Self.pieceLimit / max(cycle.pieces.count, 1) else {
      throw problem(
        "\(count) ways are more than can be followed", hint: "repeat less often, or for ever")
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
    return Strand(pieces: pieces, duration: Double(count) * cycle.duration)
  }
}
