internal import AnimationModel
internal import CurveGeometry

extension Recorder {
  /// The largest product of the number of corners of a combination and the number of motions of which each state is
  /// made.
  private static let mostCombinedCorners = 250_000

  /// Returns the motion as densely as it bends, exact at its corners; see ``PlayedMotion/trace(followsAcceleration:)``.
  func trace(
    _ subject: SubjectMotion, name: String, followsAcceleration: Bool = false
  ) throws(RecordingError) -> Recording {
    let motion = subject.motion
    try checkReach(of: subject)
    let end = span ?? subject.window
    let corners = motion.corners(0, min(end, motion.duration))
    guard corners.count < ContinuousMotion<Double>.cornerLimit,
      corners.count * motion.depth <= Self.mostCombinedCorners
    else { throw .tooManyCycles }
    var tracer = MotionTracer(
      motion: motion, start: start, target: target,
      extent: subject.extent ?? (target - start).magnitude,
      followsAcceleration: followsAcceleration)
    var from = 0.0
    for corner in corners where corner > from {
      try tracer.trace(from: from, to: corner, timeScale: subject.timeScale(from: from))
      from = corner
    }
    let last = min(end, motion.duration)
    if last > from || end == 0 {
      try tracer.trace(from: from, to: last, timeScale: subject.timeScale(from: from))
    }
    if motion.duration <= end {
      tracer.rest(from: motion.duration, to: end)
    } else {
      tracer.land(at: last)
    }
    return try Recording(
      name: name,
      start: start,
      target: target,
      clock: .continuous,
      times: tracer.times,
      values: tracer.values,
      velocities: tracer.velocities,
      accelerations: tracer.accelerations,
      events: subject.events(before: end),
      keyframes: subject.keyframes,
      ending: subject.ending(at: end)
    ).checkedForOverflow()
  }

  /// Throws an error if a motion would have to be followed further than its states can be computed.
  func checkReach(of subject: SubjectMotion) throws(RecordingError) {
    let end = min(span ?? subject.window, subject.motion.duration)
    guard end <= subject.motion.reach else { throw .tooLong }
  }
}

/// A tracer that samples a motion between two corners, more densely where it bends more.
private struct MotionTracer {
  let motion: ContinuousMotion<Double>
  let start: Double
  let target: Double
  let followsAcceleration: Bool
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []
  private(set) var velocities: [Double] = []
  private(set) var accelerations: [Double] = []

  /// The largest distance between the motion and the middle of a segment, as a fraction of the extent.
  ///
  /// The slope in the middle is kept so close that next to it the distance is at most 1.15 times as large.
  private static let precision = 1e-5

  /// The largest number of times that an interval is halved.
  private static let depth = 14

  /// The largest number of samples of a trace.
  private static let sampleLimit = 500_000

  /// The number of pieces of a stretch after which the number of samples of the whole stretch is estimated.
  private static let probe = 1000

  /// The largest distance between the acceleration and the straight lines, as a fraction of the largest
  /// acceleration so far.
  private static let accelerationPrecision = 2e-3

  private let extent: Double
  private var peakAcceleration = 0.0

  init(
    motion: ContinuousMotion<Double>, start: Double, target: Double, extent: Double,
    followsAcceleration: Bool
  ) {
    self.followsAcceleration = followsAcceleration
    self.motion = motion
    self.start = start
    self.target = target
    self.extent = extent
  }

  /// Samples a stretch with a time scale: the shortest time, in seconds, in which the motion can change its course.
  mutating func trace(
    from: Double, to end: Double, timeScale: Double
  ) throws(RecordingError) {
    var left = motion.state(from, .after)
    append(from, left)
    guard end > from else { return }
    let length = end - from
    let pieces = min(max((length / timeScale).rounded(.up), 1), 1e7)
    guard Double(times.count) + pieces < Double(Self.sampleLimit) else { throw .tooManyCycles }
    let first = times.count
    var time = from
    let count = Int(saturating: pieces)
    for index in 1...count {
      let next = index == count ? end : from + length * (Double(index) / pieces)
      let right = motion.state(next, index == count ? .before : .shown)
      refine(time, left, next, right, depth: Self.depth)
      append(next, right)
      time = next
      left = right
      if index == Self.probe {
        let whole = Double(times.count - first) / Double(Self.probe) * pieces
        guard Double(first) + whole < Double(Self.sampleLimit) else { throw .tooManyCycles }
      }
    }
    guard times.count < Self.sampleLimit else { throw .tooManyCycles }
  }

  /// Appends the samples that are needed between two others.
  private mutating func refine(
    _ time: Double, _ left: MotionState<Double>, _ next: Double, _ right: MotionState<Double>,
    depth: Int
  ) {
    // Too many samples are reported at the end of the stretch.
    guard depth > 0, times.count < Self.sampleLimit, left.value.isFinite, right.value.isFinite
    else { return }
    let h = next - time
    let middle = time + h / 2
    guard middle > time, middle < next else { return }
    let state = motion.state(middle, .shown)
    let segment = HermiteForm(
      value: left.value, slope: left.velocity, to: right.value, slope: right.velocity, length: h)
    let tolerance = Self.precision * max(extent, state.value.magnitude)
    // With an inflection in the middle the values agree whatever the curve does: the slope is compared, too.
    let isClose =
      (segment.value(at: 0.5) - state.value).magnitude <= tolerance
      && (segment.slope(at: 0.5) - state.velocity).magnitude * h <= 8 * tolerance
    if isClose && !bends(left, state, right) { return }
    refine(time, left, middle, state, depth: depth - 1)
    append(middle, state)
    refine(middle, state, next, right, depth: depth - 1)
  }

  /// Whether the acceleration in the middle is off the straight line between its neighbors.
  private mutating func bends(
    _ left: MotionState<Double>, _ middle: MotionState<Double>, _ right: MotionState<Double>
  ) -> Bool {
    guard followsAcceleration, left.acceleration.isFinite, right.acceleration.isFinite else {
      return false
    }
    peakAcceleration = max(peakAcceleration, middle.acceleration.magnitude)
    let line = (left.acceleration + right.acceleration) / 2
    let distance = (middle.acceleration - line).magnitude
    return distance > Self.accelerationPrecision * peakAcceleration
  }

  /// Appends the value that is shown at the end if the motion jumps there, as steps do at their last rise.
  mutating func land(at end: Double) {
    let state = motion.state(end, .shown)
    if let value = values.last, (start + state.value - value).magnitude > Self.precision * extent {
      append(end, state)
    }
  }

  mutating func rest(from: Double, to end: Double) {
    append(from, .resting(at: target - start))
    if end > from { append(end, .resting(at: target - start)) }
  }

  private mutating func append(_ time: Double, _ state: MotionState<Double>) {
    times.append(time)
    values.append(state.value == target - start ? target : start + state.value)
    velocities.append(state.velocity)
    // If several accelerations are infinite, nothing is known of their sum.
    accelerations.append(state.acceleration.isNaN ? 0 : state.acceleration)
  }
}
