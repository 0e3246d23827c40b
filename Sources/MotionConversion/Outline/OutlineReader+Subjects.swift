internal import AnimationModel
internal import MotionRecording

// The outline of each kind of subject.
extension OutlineReader {
  /// The outline of a subject.
  ///
  /// - Throws: The reason why no curve can be fitted to it.
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
    case .unanimated:
      throw problem("there is no animation: the target is shown at once")
    case .transition:
      throw problem(
        "a transition moves several values of a view, and a curve is one motion",
        hint: "convert its animation alone")
    }
  }
}

// Animations and their modifiers.
extension OutlineReader {
  /// Reads the modifiers from the outermost one inwards, as long as a target supports them; the rest is computed
  /// as one cycle.
  private func outline(of animation: Animation) throws(ConversionProblem) -> MotionOutline {
    let form = animation.form
    var speed = 1.0
    var delay = 0.0
    var remarks: [String] = []
    var inside = form.modifiers[...]
    var repetition: (count: Int?, autoreverses: Bool)?
    reading: while repetition == nil, let modifier = inside.popLast() {
      switch modifier {
      case .speed(let factor): speed *= try checked(factor)
      case .delay(let seconds) where seconds.isFinite && !jumps(form.core, inside, after: seconds):
        delay += seconds / speed
      case .logicalCompletion:
        remarks.append("the logical completion is lost: only SwiftUI distinguishes it from the end")
      case .repetition(let count, let autoreverses): repetition = (count, autoreverses)
      case .delay, .cap:
        inside.append(modifier)
        break reading
      }
    }
    let inner = AnimationForm(form.core, Array(inside))
    var outline: MotionOutline
    if let repetition {
      outline = try repeated(inner, repetition.count, autoreverses: repetition.autoreverses)
    } else {
      outline = MotionOutline(try cycle(of: inner))
      outline.ending = Self.ending(of: inner)
    }
    // A product of speeds can be 0 although none of them is.
    try ConversionLimits.check(time: 1 / speed, of: "a second at its speed", for: target)
    outline.pieces = outline.pieces.map { $0.timed(by: 1 / speed, after: 0) }
    outline.duration /= speed
    outline.delay = delay
    outline.remarks += remarks
    return outline
  }

  /// Whether a transition of CSS jumps at the end of its delay, so that the delay belongs to the curve: other
  /// formats show the start of the curve while they wait.
  private func jumps(
    _ core: AnimationForm.Core, _ modifiers: ArraySlice<AnimationForm.Modifier>,
    after delay: Double
  ) -> Bool {
    guard delay > 0, modifiers.isEmpty, case .easing(let easing) = core else { return false }
    return easing.duration <= 0 || easing.function.valueBeforeStart != easing.function.value(at: 0)
  }

  private func checked(_ speed: Double) throws(ConversionProblem) -> Double {
    guard speed > 0, speed.isFinite else {
      throw problem(
        "with a speed of 0 or less it never reaches its target", hint: "remove the speed")
    }
    return speed
  }

  /// Reads a repetition around everything but delays and speeds, which targets can play if all cycles are alike.
  private func repeated(
    _ form: AnimationForm, _ repeatCount: Int?, autoreverses: Bool
  ) throws(ConversionProblem) -> MotionOutline {
    let count = repeatCount.map { max($0, 1) }
    let cycle = try cycle(of: form)
    let alternates = hasAlternation && autoreverses && form.isSymmetric
    let isWhole = count.map { !$0.isMultiple(of: 2) } ?? true
    let isPlain = autoreverses ? alternates && isWhole : hasRepetition || count == nil
    if isPlain && count != 1 {
      var outline = MotionOutline(cycle)
      outline.repetition = MotionOutline.Repetition(count: count, alternates: alternates)
      outline.ending = "for each cycle"
      return outline
    }
    if count == nil {
      // There and back is one cycle, which ends where it began.
      var outline = MotionOutline(try chained(cycle, count: 2, autoreverses: true))
      outline.target = 0
      outline.repetition = MotionOutline.Repetition(count: nil, alternates: false)
      outline.ending = "for there and back"
      outline.remarks.append(
        "one cycle is there and back: on the way back SwiftUI mirrors the value, not the time"
      )
      return outline
    }
    var outline = MotionOutline(try chained(cycle, count: count ?? 1, autoreverses: autoreverses))
    if let count, count > 1 {
      outline.remarks.append(
        "all \(count) cycles are one curve: on the way back SwiftUI mirrors the value, not the time"
      )
    }
    return outline
  }

  /// One cycle of an animation, from its core outwards.
  private func cycle(of form: AnimationForm) throws(ConversionProblem) -> MotionCycle {
    // An endless repetition is refused before anything inside is computed, whatever is wrong there.
    let isEndless = form.modifiers.contains { modifier in
      if case .repetition(count: nil, autoreverses: _) = modifier { true } else { false }
    }
    guard !isEndless else {
      throw problem(
        "a repetition without end inside other modifiers never ends",
        hint: "put 'repeatForever' last")
    }
    var cycle = try cycle(of: form.core)
    for (index, modifier) in form.modifiers.enumerated() {
      switch modifier {
      case .speed(let speed): cycle = cycle.sped(by: try checked(speed))
      case .delay(let delay):
        let held = index == 0 ? form.core.animation.shownWhileDelayed(1.0) : nil
        cycle = cycle.delayed(by: delay, showing: held)
      case .cap(let limit): cycle = cycle.capped(at: limit)
      case .repetition(let count, let autoreverses):
        cycle = try chained(cycle, count: max(count ?? 1, 1), autoreverses: autoreverses)
      case .logicalCompletion: break
      }
    }
    return cycle
  }

  private func chained(
    _ cycle: MotionCycle, count: Int, autoreverses: Bool
  ) throws(ConversionProblem) -> MotionCycle {
    guard let chain = cycle.chained(count: count, autoreverses: autoreverses) else {
      throw problem(
        "\(count) cycles are more than can be followed", hint: "repeat less often, or forever")
    }
    return chain
  }

  /// Returns the cycle of the core, which plays inside all modifiers.
  private func cycle(of core: AnimationForm.Core) throws(ConversionProblem) -> MotionCycle {
    switch core {
    case .defaultSpring, .fluidSpring: return try fluid(core.animation)
    case .interpolatingSpring(let spring):
      let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
      let stiffness = spring.stiffness / spring.mass
      return try closed(
        core.animation, decay: min(ratio, 1) * stiffness.squareRoot(), stiffness: stiffness)
    case .coreAnimationSpring(let animation):
      let spring = animation.spring
      return try closed(
        core.animation, decay: spring.decayConstant,
        stiffness: spring.naturalFrequency * spring.naturalFrequency)
    case .bezier(let curve):
      let start = curve.startControlPoint
      let end = curve.endControlPoint
      return try timed(curve.duration) {
        CurvePieces.bezier(start.x, start.y, end.x, end.y, over: $0, isRounded: true)
      }
    case .unitCurve(let curve):
      return try timed(curve.duration) { CurvePieces.unitCurve(curve.curve, over: $0) }
    case .easing(let easing):
      return try timed(easing.duration) { CurvePieces.easing(easing.function, over: $0) }
    case .custom(let animation): return try sampled(animation)
    case .velocityTracking:
      throw problem("it has no motion of its own", hint: "'kymo sample' prints its values")
    }
  }

  /// Returns the cubics through the values of a custom animation, over a travel of 1.
  private func sampled(_ animation: Animation) throws(ConversionProblem) -> MotionCycle {
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    if let failure = animation.failure { throw problem(failure.message) }
    guard motion.duration.isFinite, let joints = motion.joints else {
      throw problem("it never ends", hint: "'kymo sample' prints its values")
    }
    guard motion.duration > 0 else { return MotionCycle(pieces: [], duration: 0) }
    let times = [0] + joints(0, motion.duration) + [motion.duration]
    let pieces = zip(times, times.dropFirst()).map { from, to in
      let (start, end) = (motion.state(from, .after), motion.state(to, .before))
      return MotionPiece(
        from: from, value: start.value, velocity: start.velocity,
        to: to, value: end.value, velocity: end.velocity)
    }
    guard pieces.allSatisfy(\.isFinite) else { throw problem("its values are no numbers") }
    return MotionCycle(pieces: pieces, duration: motion.duration)
  }

  /// Returns a curve over its duration, or a cycle that is over at once without a duration; a curve that is nil is
  /// not a function of time.
  private func timed(
    _ duration: Double, _ pieces: (_ duration: Double) -> [MotionPiece]?
  ) throws(ConversionProblem) -> MotionCycle {
    guard duration > 0 else { return MotionCycle(pieces: [], duration: 0) }
    guard let pieces = pieces(duration) else { throw noFunction }
    return MotionCycle(pieces: pieces, duration: duration)
  }

  /// Returns the end of an animation, in words that follow its duration.
  private static func ending(of form: AnimationForm) -> String {
    let endsWithCore = form.modifiers.allSatisfy { modifier in
      switch modifier {
      case .speed, .delay, .logicalCompletion: true
      case .repetition, .cap: false
      }
    }
    return switch form.core {
    case .easing where endsWithCore: "the duration of the transition"
    case .coreAnimationSpring where endsWithCore: "until Core Animation removes the animation"
    default: "until SwiftUI removes the animation"
    }
  }
}
