/// The columns of a recording, to which rows are added one by one.
struct RowColumns {
  private(set) var times: [Double] = []
  private var values: [Double] = []
  private var velocities: [Double] = []
  private var isAnimating = false

  /// Adds the shown state of an animator at a time in seconds.
  mutating func append(_ time: Double, _ animator: Animator<Double>) {
    append(
      time, value: animator.shown, velocity: animator.velocity,
      isAnimating: animator.isAnimating)
  }

  /// Adds a row.
  mutating func append(_ time: Double, value: Double, velocity: Double, isAnimating: Bool) {
    times.append(time)
    values.append(value)
    velocities.append(velocity)
    self.isAnimating = isAnimating
  }

  /// Returns the rows as a recording, which has finished if nothing moves any more.
  func recording(
    name: String, start: Double, target: Double, clock: Clock, events: [RecordedEvent],
    isEndless: Bool
  ) -> Recording {
    let last = times.last ?? 0
    let end = events.last { $0.kind == .removed || $0.kind == .jump }?.time ?? last
    let ending: Recording.Ending =
      if !isAnimating { .finished(at: end) } else if isEndless { .endless(until: last) } else {
        .cutOff(at: last)
      }
    return Recording(
      name: name, start: start, target: target, clock: clock, times: times, values: values,
      velocities: velocities, events: events, ending: ending)
  }
}
