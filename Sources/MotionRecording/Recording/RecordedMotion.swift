package import AnimationModel
internal import CurveGeometry

/// The motion between the samples of a recording, with which recordings can be compared whose rows are at
/// different times.
///
/// With curves, neighbors are joined by the cubic through their values and velocities, or by a straight line where
/// a velocity is infinite. Of two samples at one time, which are the sides of a jump, the requested side counts.
package struct RecordedMotion {
  private let recording: Recording
  private let join: SampleJoin

  /// Makes the motion of a recording.
  ///
  /// - Parameters:
  ///   - recording: The samples, with an acceleration for each or with none.
  ///   - join: The way in which the samples are joined.
  package init(_ recording: Recording, joined join: SampleJoin = .curves) {
    self.recording = recording
    self.join = join
  }

  /// Returns the state at a time in seconds; nil before the first sample and after the last, unless the motion is over,
  /// in which case it rests there.
  ///
  /// The value is that of the recording, not the distance from its start.
  package func state(at time: Double, _ side: MotionSide = .shown) -> MotionState<Double>? {
    guard let first = recording.times.first, let last = recording.times.last, time >= first else {
      return nil
    }
    guard time <= last else { return rest }
    switch join {
    case .curves: return curve(at: time, side)
    case .lines, .steps: return held(at: time, side, from: 0)
    }
  }

  /// The acceleration of the cubic after a sample; 0 if there is none.
  package func acceleration(after index: Int) -> Double {
    let times = recording.times
    guard index + 1 < times.count, times[index + 1] > times[index] else { return 0 }
    return between(index, at: times[index])?.acceleration ?? 0
  }

  /// The state that is shown after the end of a motion that is over; nil for any other motion.
  private var rest: MotionState<Double>? {
    guard case .finished = recording.ending, let value = recording.values.last else { return nil }
    return .resting(at: value)
  }

  private func state(of index: Int) -> MotionState<Double> {
    MotionState(
      value: recording.values[index], velocity: recording.velocities[index],
      acceleration: acceleration(after: index))
  }

  // MARK: - Steps and lines

  /// The distance from a value at a time within the recording: that of the last sample, or of a point on a line from
  /// it.
  private func held(
    at time: Double, _ side: MotionSide, from start: Double
  ) -> MotionState<Double> {
    let next = recording.times.partitionIndex { side == .before ? $0 >= time : $0 > time }
    let index = max(next - 1, 0)
    var value = recording.values[index] - start
    let velocity = recording.velocities[index]
    if join == .lines { value += velocity * (time - recording.times[index]) }
    return MotionState(
      value: value, velocity: velocity,
      acceleration: recording.accelerations.isEmpty ? 0 : recording.accelerations[index])
  }

  // MARK: - Curves

  private func curve(at time: Double, _ side: MotionSide) -> MotionState<Double>? {
    if side == .before {
      // The first sample that is not before the time.
      let index = recording.times.partitionIndex { $0 >= time }
      return recording.times[index] == time ? state(of: index) : between(index - 1, at: time)
    }
    // The last sample that is not after the time.
    let index = recording.times.partitionIndex { $0 > time } - 1
    return recording.times[index] == time ? state(of: index) : between(index, at: time)
  }

  /// Whether a motion that is over at the last sample arrives there at its speed, as along a straight line: the
  /// velocity of 0 at that sample is then not that of its approach.
  private func arrives(in index: Int, entry: Double, change: Double) -> Bool {
    guard case .finished = recording.ending, index + 2 == recording.count,
      recording.velocities[index + 1] == 0
    else { return false }
    return entry * change > 0 && entry.magnitude >= Self.arrival * change.magnitude
  }

  /// The smallest fraction of the last change that the speed must cover, allowing for the rounding of curves.
  private static let arrival = 0.99

  /// The cubic Hermite polynomial between a sample and its successor.
  private func between(_ index: Int, at time: Double) -> MotionState<Double>? {
    guard index >= 0, index + 1 < recording.count else { return nil }
    let step = recording.times[index + 1] - recording.times[index]
    guard step > 0 else { return state(of: index) }
    let (from, to) = (recording.values[index], recording.values[index + 1])
    let change = to - from
    var (entry, exit) = (recording.velocities[index] * step, recording.velocities[index + 1] * step)
    if !entry.isFinite || !exit.isFinite { (entry, exit) = (change, change) }
    let part = (time - recording.times[index]) / step
    if arrives(in: index, entry: entry, change: change) {
      let covered = min(entry.magnitude * part, change.magnitude)
      let isThere = covered == change.magnitude
      return MotionState(
        value: change < 0 ? from - covered : from + covered,
        velocity: isThere ? 0 : entry / step, acceleration: 0)
    }
    let cubic = CubicPower(value: from, slope: entry, to: to, slope: exit)
    return MotionState(
      value: cubic.value(at: part), velocity: cubic.slope(at: part) / step,
      acceleration: cubic.curvature(at: part) / (step * step))
  }
}

// MARK: - Continuous time

extension RecordedMotion {
  /// The motion of the distance from the start, which is at rest before the first sample and after the last.
  var continuous: ContinuousMotion<Double> {
    let times = recording.times
    let end: Double
    if case .finished = recording.ending { end = times.last ?? 0 } else { end = .infinity }
    return ContinuousMotion(
      duration: end,
      timeScale: max((times.last ?? 0) / Double(max(times.count - 1, 1)), .leastNormalMagnitude),
      corners: { start, limit in
        zip(times, times.dropFirst()).filter { $0 == $1 && $0 > start && $0 < limit }.map(\.0)
      },
      state: distance)
  }

  /// The distance from the start at any time.
  private func distance(at time: Double, _ side: MotionSide) -> MotionState<Double> {
    let (times, start) = (recording.times, recording.start)
    guard let first = times.first, let last = times.last else { return .resting(at: 0) }
    if time < first || (time == first && side == .before) { return .resting(at: 0) }
    if time > last || (time == last && side != .before) {
      return .resting(at: (recording.values.last ?? start) - start)
    }
    guard join == .curves else { return held(at: time, side, from: start) }
    guard var state = curve(at: time, side) else { return .resting(at: 0) }
    state.value -= start
    return state
  }
}
