/// Cycles as Core Animation plays them: each has its exact length, even on frames, and their time may run
/// backwards, and begin or end in the middle of a cycle.
///
/// Source: see ``CAMediaTiming``.
struct MediaTimedAnimation: Hashable, Sendable {
  /// The course of a cycle.
  var pace: MediaPace

  /// The duration of a cycle in one direction, in seconds, above 0.
  var cycle: Double

  /// The number of cycles; a cycle that reverses counts once.
  var cycles: Double

  /// Whether each cycle also plays backwards.
  var autoreverses: Bool

  /// The rate of time.
  var speed: Double

  /// The seconds of the first cycle that are skipped at the beginning.
  var timeOffset: Double

  /// The equivalent repetition in SwiftUI, which in continuous time plays the same: its number of cycles, nil for
  /// no end, and the animation that is repeated; nil if there is none.
  var repetition: (count: Int?, base: Animation)? {
    let passes = autoreverses ? 2 * cycles : cycles
    if case .member = pace { return nil }
    guard timeOffset == 0, speed == 1, !autoreverses || pace.isSymmetric,
      passes == .infinity || passes == passes.rounded()
    else { return nil }
    return (passes == .infinity ? nil : Int(passes), pace.animation(duration: cycle))
  }

  /// The duration of a cycle, forth and back, in seconds.
  private var period: Double { autoreverses ? 2 * cycle : cycle }

  /// Seconds until the last cycle is over.
  var end: Double { speed == 0 ? .infinity : cycles * period / speed.magnitude }

  /// Returns the place of a time in the course, in seconds of the course, and the rate at which time runs there.
  ///
  /// A boundary of two passes belongs to the pass that ends there; on its `after` side, and at the beginning, to the
  /// next one.
  private func position(at time: Double, _ side: MotionSide) -> (time: Double, rate: Double) {
    let passes = (max(time, 0) * speed + timeOffset) / cycle
    let boundary = passes.rounded()
    var pass = passes.rounded(.down)
    var fraction = passes - pass
    if TimeEquality.holds(passes, boundary, within: 1) {
      let isBeginning = (side == .after || time <= 0) && speed != 0 || passes == 0
      let isUpper = isBeginning == (speed >= 0)
      pass = isUpper ? boundary : boundary - 1
      fraction = isUpper ? 0 : 1
    }
    let isReversed = autoreverses && pass.truncatingRemainder(dividingBy: 2) != 0
    return isReversed ? ((1 - fraction) * cycle, -speed) : (fraction * cycle, speed)
  }

  /// The position and its derivatives at a time, from those of the course.
  func state(
    at time: Double, _ side: MotionSide, of states: (Double) -> MotionState<Double>
  ) -> MotionState<Double> {
    let (inside, rate) = position(at: time, side)
    let state = states(inside)
    guard rate != 0 else { return .resting(at: state.value) }
    return state.timeScaled(by: rate)
  }

  /// Returns the times at which the course has corners between two times, both excluded: the boundaries of passes,
  /// and the corners of the course itself.
  func corners(after start: Double, before limit: Double) -> [Double] {
    guard speed != 0 else { return [] }
    let limit = min(limit, end)
    let inner = pace.corners(duration: cycle)
    guard inner.isEmpty else { return corners(inner, after: start, before: limit) }
    let pass = cycle / speed.magnitude
    // The seconds from the beginning to the first boundary.
    let offset = (speed > 0 ? -timeOffset : timeOffset) / speed.magnitude
    var first = offset - (offset / pass).rounded(.down) * pass
    if first == 0 { first = pass }
    var corners: [Double] = []
    var index = max(((start - first) / pass).rounded(.down), 0)
    while corners.count < ContinuousMotion<Double>.cornerLimit {
      let corner = first + index * pass
      guard corner < limit else { break }
      // Far out, where neighboring boundaries are the same number, the loop would not end.
      guard index + 1 > index else { break }
      if corner > start { corners.append(corner) }
      index += 1
    }
    return corners
  }

  /// The boundaries of passes between two times, and the corners within passes.
  private func corners(
    _ inner: [Double], after start: Double, before limit: Double
  ) -> [Double] {
    // The passes in the time of the cycles, counted from time 0.
    let (low, high) = (max(start, 0) * speed + timeOffset, limit * speed + timeOffset)
    let step = speed > 0 ? 1.0 : -1.0
    var pass = (low / cycle).rounded(.down)
    var corners: [Double] = []
    while corners.count < ContinuousMotion<Double>.cornerLimit {
      let isReversed = autoreverses && pass.truncatingRemainder(dividingBy: 2) != 0
      var offsets = inner.map { isReversed ? cycle - $0 : $0 }
      offsets.append(step > 0 ? cycle : 0)
      for offset in offsets.sorted(by: { step > 0 ? $0 < $1 : $0 > $1 }) {
        let corner = (pass * cycle + offset - timeOffset) / speed
        if corner > start, corner > 0, corner < limit { corners.append(corner) }
      }
      // Far out, where neighboring boundaries are the same number, the loop would not end.
      guard pass + step != pass, step > 0 ? (pass + 1) * cycle < high : pass * cycle > high
      else { break }
      pass += step
    }
    return corners
  }
}

extension MediaTimedAnimation: CustomAnimation {
  /// Returns the delta times the position in the course; nil when the last cycle is over.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < end else { return nil }
    let position = state(at: time, .shown, of: pace.states(duration: cycle)).value
    return position.isFinite ? value.scaled(by: position) : nil
  }
}

extension MediaTimedAnimation: ContinuousAnimation {
  package var isProportional: Bool { true }

  package var isAdditive: Bool {
    if case .spring = pace { true } else { false }
  }

  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard time >= 0, time < end else { return .zero }
    return value.product(
      with: state(at: time, .after, of: pace.states(duration: cycle)).velocity)
  }

  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let delta = request.value
    let (timing, end) = (self, end)
    let states = pace.states(duration: cycle)
    let rate = speed == 0 ? 1 : speed.magnitude
    var motion = ContinuousMotion<V>(
      duration: end, cycleSpan: end == .infinity && speed != 0 ? 3 * period / rate : nil,
      timeScale: speed == 0 ? .infinity : pace.timeScale(duration: cycle) / rate,
      corners: timing.corners(after:before:)
    ) { time, side in
      let isEnd = TimeEquality.holds(time, end, within: end)
      if isEnd ? side != .before : time > end { return .resting(at: delta) }
      let state = timing.state(at: isEnd ? end : time, side, of: states)
      guard time >= 0 else { return .resting(at: delta.scaled(by: state.value)) }
      return MotionState(
        value: delta.scaled(by: state.value),
        velocity: delta.product(with: state.velocity),
        acceleration: delta.product(with: state.acceleration))
    }
    motion.runsBackwardsFor = 0
    return motion
  }
}

extension Animation {
  /// Whether the animation consists of endless cycles of Core Animation.
  package var hasEndlessCycles: Bool { unboxed(as: MediaTimedAnimation.self)?.cycles == .infinity }
}

/// The course of one cycle of Core Animation, which can be asked for any time in any order.
indirect enum MediaPace: Hashable, Sendable {
  case curve(UnitCurve)
  /// A spring; its own duration is ignored.
  case spring(CASpringAnimation)
  /// A member of a group, timed by the group's curve.
  case member(GroupedPace, CAMediaTimingFunction)

  /// The cycle as an animation, which is over after a duration in seconds.
  func animation(duration: Double) -> Animation {
    switch self {
    case .curve(let curve):
      return .timingCurve(curve, duration: duration)
    case .spring(var spring):
      // Nil stands for the settling duration, and stays nil where that is the duration.
      if spring.duration != nil || spring.settlingDuration != duration {
        spring.duration = duration
      }
      return Animation(spring)
    case .member:
      return Animation(
        MediaTimedAnimation(
          pace: self, cycle: duration, cycles: 1, autoreverses: false, speed: 1, timeOffset: 0))
    }
  }

  /// Whether the course reversed in time is the course mirrored in value.
  var isSymmetric: Bool {
    guard case .curve(let curve) = self else { return false }
    switch curve.function {
    case .linear: return true
    case .bezier(let start, let end): return start.x + end.x == 1 && start.y + end.y == 1
    case .circularEaseInOut: return true
    case .circularEaseIn, .circularEaseOut: return false
    }
  }

  /// The shortest time in which the course can change, in seconds.
  func timeScale(duration: Double) -> Double {
    switch self {
    case .curve: duration / 16
    case .spring(let spring): min(spring.spring.duration, duration)
    case .member(let member, let curve):
      min(member.timeScale, duration / 16) / (curve == .linear ? 1 : 4)
    }
  }

  /// Returns the times at which the course has corners, in seconds above 0 and below the duration.
  func corners(duration: Double) -> [Double] {
    guard case .member(let member, let curve) = self else { return [] }
    let corners = member.corners(before: duration)
    guard let pace = OverallPace(curve) else { return corners }
    return corners.map { pace.time(of: $0 / duration) * duration }
  }

  /// The position and its derivatives as a function of seconds from 0 to the duration.
  func states(duration: Double) -> (_ time: Double) -> MotionState<Double> {
    switch self {
    case .curve(let curve):
      return { time in
        let progress = min(max(time / duration, 0), 1)
        let (slope, curvature) = curve.derivatives(at: progress)
        return MotionState(
          value: curve.value(at: progress), velocity: slope / duration,
          acceleration: curvature / duration / duration)
      }
    case .spring(let spring):
      return spring.spring.states(target: 1.0, initialVelocity: spring.actualInitialVelocity)
    case .member(let member, let function):
      let states = member.states()
      let curve = function.unitCurve
      return { time in
        let progress = min(max(time / duration, 0), 1)
        let state = states(curve.value(at: progress) * duration)
        let (slope, curvature) = curve.derivatives(at: progress)
        return MotionState(
          value: state.value, velocity: state.velocity * slope,
          acceleration: state.acceleration * slope * slope + state.velocity * curvature / duration)
      }
    }
  }
}

/// A member of a group, or a group inside a group: the course of its cycle, its begin time and its repetition in the
/// group's time.
struct GroupedPace: Hashable, Sendable {
  /// The course of a cycle.
  var pace: MediaPace

  /// The begin time and the repetition.
  var timing: CAMediaTiming

  /// The duration of a cycle in one direction, in seconds.
  var cycle: Double

  /// The cycles of the member.
  private var cycles: MediaTimedAnimation {
    let count = timing.cycles(lasting: cycle)
    return MediaTimedAnimation(
      pace: pace, cycle: cycle, cycles: count >= CAMediaTiming.endlessCycles ? .infinity : count,
      autoreverses: timing.autoreverses, speed: timing.speed, timeOffset: timing.timeOffset)
  }

  /// The time at which the member is over, in seconds of the group's time.
  var end: Double { cycle > 0 ? timing.beginTime + cycles.end : timing.beginTime }

  /// The shortest time in which the member can change its course, in seconds.
  var timeScale: Double {
    let rate = timing.speed == 0 ? 1 : timing.speed.magnitude
    return cycle > 0 ? pace.timeScale(duration: cycle) / rate : 1
  }

  /// The position and its derivatives as a function of the group's time: those of the start before the member begins,
  /// and of the target when it is over.
  func states() -> (_ time: Double) -> MotionState<Double> {
    let (begin, cycle) = (timing.beginTime, cycle)
    guard cycle > 0 else { return { .resting(at: $0 < begin ? 0 : 1) } }
    let (cycles, states) = (cycles, pace.states(duration: cycle))
    let end = cycles.end
    return { time in
      let time = time - begin
      if time >= end { return .resting(at: 1) }
      let state = cycles.state(at: time, .shown, of: states)
      return time < 0 ? .resting(at: state.value) : state
    }
  }

  /// Returns the times at which the course has corners, in seconds of the group's time.
  func corners(before limit: Double) -> [Double] {
    let (begin, end) = (timing.beginTime, end)
    let inner = cycle > 0 ? cycles.corners(after: 0, before: limit - begin) : []
    return ([begin] + inner.map { begin + $0 } + [end]).filter { $0 > 0 && $0 < limit }
  }
}
