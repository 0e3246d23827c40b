/// A member of a group, or a group in a group: what a cycle of it is, and when and how often it runs in the group's
/// time.
struct GroupedPace: Hashable, Sendable {
  /// The course of a cycle.
  var pace: MediaPace

  /// When it begins, and how often it is repeated.
  var timing: CAMediaTiming

  /// Seconds of a cycle in one direction.
  var cycle: Double

  /// Its cycles.
  private var cycles: MediaTimedAnimation {
    let count = timing.cycles(lasting: cycle)
    return MediaTimedAnimation(
      pace: pace, cycle: cycle, cycles: count >= CAMediaTiming.endlessCycles ? .infinity : count,
      autoreverses: timing.autoreverses, speed: timing.speed, timeOffset: timing.timeOffset)
  }

  /// When it is over, in seconds of the group's time.
  var end: Double { cycle > 0 ? timing.beginTime + cycles.end : timing.beginTime }

  /// Seconds in which it can change.
  var timeScale: Double {
    let rate = timing.speed == 0 ? 1 : timing.speed.magnitude
    return cycle > 0 ? pace.timeScale(duration: cycle) / rate : 1
  }

  /// The position and its derivatives as a function of the group's time: the start before it begins, and the target when
  /// it is over.
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

  /// Where the course has corners, in seconds of the group's time.
  func corners(before limit: Double) -> [Double] {
    let (begin, end) = (timing.beginTime, end)
    let inner = cycle > 0 ? cycles.corners(after: 0, before: limit - begin) : []
    return ([begin] + inner.map { begin + $0 } + [end]).filter { $0 > 0 && $0 < limit }
  }
}
