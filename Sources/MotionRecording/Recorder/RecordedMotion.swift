package import AnimationModel
internal import CurveGeometry

/// The motion between the samples of a recording: cubics through the values and velocities of its neighbours,
/// so that two recordings can be compared whose rows fall on different times.
///
/// At two samples of one time, the sides of a jump, the side that is asked for counts. Where a velocity is
/// infinite the neighbours are joined by a straight line.
package struct RecordedMotion {
  private let recording: Recording

  /// Takes the samples of a recording.
  package init(_ recording: Recording) {
    self.recording = recording
  }

  /// The state at a time in seconds; nil before the first sample and after the last, except after that of a
  /// motion that is over, which rests there.
  ///
  /// The value is that of the recording, not a part of the way.
  package func state(at time: Double, _ side: MotionSide = .shown) -> MotionState<Double>? {
    guard let first = recording.times.first, let last = recording.times.last, time >= first else {
      return nil
    }
    guard time <= last else { return rest }
    if side == .before {
      // The first sample that is not before the time.
      let index = partition { $0 >= time }
      return recording.times[index] == time ? state(of: index) : between(index - 1, at: time)
    }
    // The last sample that is not after the time.
    let index = partition { $0 > time } - 1
    return recording.times[index] == time ? state(of: index) : between(index, at: time)
  }

  /// The acceleration of the cubic that follows a sample; 0 where there is none.
  package func acceleration(after index: Int) -> Double {
    let times = recording.times
    guard index + 1 < times.count, times[index + 1] > times[index] else { return 0 }
    return between(index, at: times[index])?.acceleration ?? 0
  }

  /// What is shown after the end of a motion that is over.
  private var rest: MotionState<Double>? {
    guard case .finished = recording.ending, let value = recording.values.last else { return nil }
    return .resting(at: value)
  }

  private func state(of index: Int) -> MotionState<Double> {
    MotionState(
      value: recording.values[index], velocity: recording.velocities[index],
      acceleration: acceleration(after: index))
  }

  /// The first sample of which something holds that holds of all that follow.
  private func partition(_ holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, recording.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(recording.times[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a motion that is over in the last sample comes there at its speed, as a straight line does, so that
  /// the velocity of 0 that it has there is none of its way.
  private func arrives(in index: Int, entry: Double, way: Double) -> Bool {
    guard case .finished = recording.ending, index + 2 == recording.count,
      recording.velocities[index + 1] == 0
    else { return false }
    return entry * way > 0 && entry.magnitude >= Self.arrival * way.magnitude
  }

  /// The part of the last way that its speed must cover at least, rounding of curves aside.
  private static let arrival = 0.99

  /// The cubic Hermite polynomial between a sample and its successor.
  private func between(_ index: Int, at time: Double) -> MotionState<Double>? {
    guard index >= 0, index + 1 < recording.count else { return nil }
    let step = recording.times[index + 1] - recording.times[index]
    guard step > 0 else { return state(of: index) }
    let (from, to) = (recording.values[index], recording.values[index + 1])
    let way = to - from
    var (entry, exit) = (recording.velocities[index] * step, recording.velocities[index + 1] * step)
    if !entry.isFinite || !exit.isFinite { (entry, exit) = (way, way) }
    let part = (time - recording.times[index]) / step
    if arrives(in: index, entry: entry, way: way) {
      let covered = min(entry.magnitude * part, way.magnitude)
      let isThere = covered == way.magnitude
      return MotionState(
        value: way < 0 ? from - covered : from + covered, velocity: isThere ? 0 : entry / step,
        acceleration: 0)
    }
    let cubic = CubicPower(value: from, slope: entry, to: to, slope: exit)
    return MotionState(
      value: cubic.value(at: part), velocity: cubic.slope(at: part) / step,
      acceleration: cubic.curvature(at: part) / (step * step))
  }
}
