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
      corners: { start, limit in
        zip(times, times.dropFirst()).filter { $0 == $1 && $0 > start && $0 < limit }.map(\.0)
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
    if join == .curves {
      guard var state = RecordedMotion(recording).state(at: time, side) else {
        return .resting(at: 0)
      }
      state.value -= recording.start
      return state
    }
    let index = lastIndex(at: time, isIncluded: side != .before)
    var state = sample(index)
    if join == .lines { state.value += state.velocity * (time - times[index]) }
    return state
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
}
