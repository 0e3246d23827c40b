internal import AnimationModel
internal import CurveGeometry

/// A number that is sampled with its velocity; between the samples it moves as a cubic.
struct SampledMotion {
  private var times: [Double] = []
  private var values: [Double] = []
  private var velocities: [Double] = []

  /// Appends a sample, at the time of the last one or later; two samples at the same time are the two sides of a
  /// corner.
  mutating func append(_ time: Double, value: Double, velocity: Double) {
    times.append(time)
    values.append(value)
    velocities.append(velocity)
  }

  /// The first value.
  var start: Double { values.first ?? 0 }

  /// Returns the motion as distance from the first value.
  func motion(lasting duration: Double) -> ContinuousMotion<Double> {
    let table = self
    let corners = zip(times, times.dropFirst()).filter { $0 == $1 }.map(\.0)
    return ContinuousMotion(
      duration: duration, timeScale: duration / 8,
      corners: { start, limit in corners.filter { $0 > start && $0 < limit } },
      state: { time, side in table.state(at: time, side) })
  }

  private func state(at time: Double, _ side: MotionSide) -> MotionState<Double> {
    guard let last = times.last, let first = times.first else { return .resting(at: 0) }
    if time <= first { return state(of: 0) }
    if time >= last { return state(of: times.count - 1) }
    // The first sample at or after the time, which ends its segment; on the far side of a corner, the second one there.
    var next = times.partitionIndex { $0 >= time }
    if times[next] == time {
      if side != .before, next + 1 < times.count, times[next + 1] == time { next += 1 }
      return state(of: next)
    }
    next = max(next, 1)
    let span = times[next] - times[next - 1]
    guard span > 0 else { return state(of: next) }
    let part = (time - times[next - 1]) / span
    let (a, b) = (values[next - 1], values[next])
    let (u, v) = (velocities[next - 1] * span, velocities[next] * span)
    let (c2, c3) = (3 * (b - a) - 2 * u - v, 2 * (a - b) + u + v)
    return MotionState(
      value: a - start + part * (u + part * (c2 + part * c3)),
      velocity: (u + part * (2 * c2 + part * 3 * c3)) / span,
      acceleration: (2 * c2 + part * 6 * c3) / (span * span))
  }

  private func state(of index: Int) -> MotionState<Double> {
    MotionState(value: values[index] - start, velocity: velocities[index], acceleration: 0)
  }
}
