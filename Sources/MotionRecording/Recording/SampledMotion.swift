internal import AnimationModel

extension ContinuousMotion<Double> {
  /// The motion of the distance from the start that the samples of a recording make.
  ///
  /// - Parameters:
  ///   - recording: The samples, with an acceleration each or none.
  ///   - join: How they are joined.
  static func samples(
    of recording: Recording, joined join: MotionCourse.Join
  ) -> ContinuousMotion<Double> {
    let samples = JoinedSamples(recording: recording, join: join)
    let times = recording.times
    let end: Double
    if case .finished = recording.ending { end = times.last ?? 0 } else { end = .infinity }
    return ContinuousMotion(
      duration: end,
      timeScale: max((times.last ?? 0) / Double(max(times.count - 1, 1)), .leastNormalMagnitude),
      corners: { limit in
        zip(times, times.dropFirst()).filter { $0 == $1 && $0 > 0 && $0 < limit }.map(\.0)
      },
      state: samples.state)
  }
}

/// Samples and how they are joined.
private struct JoinedSamples {
  let recording: Recording
  let join: MotionCourse.Join

  func state(at time: Double, _ side: MotionSide) -> MotionState<Double> {
    let times = recording.times
    guard let first = times.first, let last = times.last else { return .resting(at: 0) }
    if time < first || (time == first && side == .before) { return .resting(at: 0) }
    if time > last || (time == last && side != .before) {
      return .resting(at: (recording.values.last ?? recording.start) - recording.start)
    }
    let index = lastIndex(at: time, isIncluded: side != .before)
    return join == .steps
      ? sample(index) : joined(index, at: (time - times[index]) / (times[index + 1] - times[index]))
  }

  /// The last sample before a time, or at it.
  private func lastIndex(at time: Double, isIncluded: Bool) -> Int {
    var low = 0
    var high = recording.count
    while low + 1 < high {
      let middle = (low + high) / 2
      let isBefore = isIncluded ? recording.times[middle] <= time : recording.times[middle] < time
      if isBefore { low = middle } else { high = middle }
    }
    return low
  }

  private func sample(_ index: Int) -> MotionState<Double> {
    MotionState(
      value: recording.values[index] - recording.start, velocity: recording.velocities[index],
      acceleration: recording.accelerations.isEmpty ? 0 : recording.accelerations[index])
  }

  /// The state at a part of the way from a sample to the next.
  ///
  /// Source: the cubic Hermite basis and its derivatives.
  private func joined(_ index: Int, at part: Double) -> MotionState<Double> {
    let (u, v) = (part, 1 - part)
    let span = recording.times[index + 1] - recording.times[index]
    let (from, to) = (
      recording.values[index] - recording.start, recording.values[index + 1] - recording.start
    )
    let (rise, fall) = (recording.velocities[index], recording.velocities[index + 1])
    guard join == .curves, rise.isFinite, fall.isFinite, span > 0 else {
      let slope = (to - from) / span
      // At its own time a sample has its own velocity, be it infinite.
      return MotionState(
        value: from * v + to * u, velocity: u == 0 ? rise : u == 1 ? fall : slope, acceleration: 0)
    }
    let way = to - from
    return MotionState(
      value: v * v * (1 + 2 * u) * from + u * u * (3 - 2 * u) * to
        + u * v * span * (v * rise - u * fall),
      velocity: 6 * u * v * way / span + v * (1 - 3 * u) * rise + u * (3 * u - 2) * fall,
      acceleration: 6 * (v - u) * way / (span * span)
        + ((6 * u - 4) * rise + (6 * u - 2) * fall) / span)
  }
}
