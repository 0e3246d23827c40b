internal import AnimationModel
internal import CurveGeometry

/// A measurer that reads measures off a trace and refines them on the motion itself.
struct MotionMeasurer {
  var motion: ContinuousMotion<Double>
  let start: Double
  let target: Double
  let delta: Double
  /// The time for which the motion is measured, in seconds.
  let end: Double
  /// The times of the samples, including the turning points between them.
  private var times: [Double]
  /// The state at each time; at corners, the one on the side of the sample.
  private var states: [MotionState<Double>]
  private let trace: Recording
  private let neverSettles: Bool
  /// The number of frames per second on a frame clock, where every time is that of a frame; nil in continuous time.
  private let frameRate: Double?

  /// The fraction of the travel below which distances are rounding errors: SwiftUI rounds its curves to 10⁻⁶.
  private static let rounding = 1e-6

  /// The fraction of the travel below which going back does not count.
  private static let smallestReturn = 1e-4

  /// The relative difference below which peaks count as equal, so that the first one is given.
  private static let tie = 1e-3

  /// The number of cubics per change of course below which the edges between cubics matter to a peak.
  private static let fewCubics = 8

  init(
    trace: Recording, motion: ContinuousMotion<Double>, end: Double, neverSettles: Bool,
    frameRate: Double? = nil
  ) {
    self.frameRate = frameRate
    self.trace = trace
    self.motion = motion
    self.neverSettles = neverSettles
    self.end = end
    start = trace.start
    target = trace.target
    delta = trace.target - trace.start
    times = []
    states = []
    for index in 0..<trace.count {
      if index > 0, frameRate == nil, trace.times[index] > trace.times[index - 1],
        trace.velocities[index - 1] * trace.velocities[index] < 0
      {
        let turn = root(from: trace.times[index - 1], to: trace.times[index]) {
          motion.state($0, .shown).velocity
        }
        times.append(turn)
        states.append(motion.state(turn, .shown))
      }
      times.append(trace.times[index])
      states.append(
        MotionState(
          value: trace.values[index] - trace.start,
          velocity: trace.velocities[index],
          acceleration: trace.accelerations[index]))
    }
  }

  /// Makes a measurer of what a device shows: each frame's value is held until the next.
  init(frames: Recording, rate: Double, neverSettles: Bool) {
    var trace = frames
    trace.accelerations = trace.velocities.indices.map { index in
      index + 1 < frames.count
        ? (frames.velocities[index + 1] - frames.velocities[index]) * rate : 0
    }
    let shown = trace
    // The index of the first row, before which a number of a scenario may have frames without rows.
    let before = Int(saturating: ((frames.times.first ?? 0) * rate).rounded())
    let duration: Double
    if case .finished(let time) = frames.ending { duration = time } else { duration = .infinity }
    let motion = ContinuousMotion<Double>(duration: duration, timeScale: 1 / rate) { time, _ in
      // The product may be slightly below the number of the frame.
      let frame = Int(saturating: (time * rate).nextUp.nextUp)
      let index = min(max(frame - before, 0), shown.count - 1)
      return MotionState(
        value: shown.values[index] - shown.start,
        velocity: shown.velocities[index],
        acceleration: shown.accelerations[index])
    }
    self.init(
      trace: trace, motion: motion, end: frames.times.last ?? 0, neverSettles: neverSettles,
      frameRate: rate)
  }

  func measures() -> MotionMeasures {
    let isFunction: Bool
    if case .sampled = trace.ending { isFunction = true } else { isFunction = false }
    let logical = trace.events.first { $0.kind == .logicallyComplete }?.time
    let crossings = crossings()
    return MotionMeasures(
      hasTravel: delta != 0,
      firstCrossing: firstArrival(),
      settledWithin2Percent: settled(within: 0.02),
      settledWithin1Percent: settled(within: 0.01),
      settledWithinTenthPercent: settled(within: 0.001),
      settlingDuration: nil,
      logicalCompletion: isFunction ? nil : logical,
      removal: motion.duration <= end ? motion.duration : nil,
      removalAt60Hertz: nil,
      overshoot: extreme(beyond: delta, sign: 1),
      undershoot: extreme(
        beyond: 0, sign: -1, from: Self.smallestReturn * delta.magnitude),
      rebound: crossings.first.flatMap { first in
        extreme(beyond: delta, sign: -1, after: first)
      },
      highest: extreme(sign: 1),
      lowest: extreme(sign: -1),
      crossings: crossings.count,
      peakVelocity: peak { $0.velocity },
      peakAcceleration: peak { $0.acceleration })
  }

  /// The distance beyond the target, in the direction of the travel.
  private func excess(_ state: MotionState<Double>) -> Double {
    delta < 0 ? delta - state.value : state.value - delta
  }

  private var tolerance: Double { Self.rounding * delta.magnitude }

  /// The time of the first sample, in seconds.
  var first: Double { times.first ?? 0 }

  /// Whether the motion is known only from samples.
  var isSampled: Bool { frameRate != nil }

  /// The time at which the motion first turns back, and the distance that it goes back in the end; nil if it never
  /// does.
  ///
  /// A distance below a ten-thousandth of the travel does not count; see ``smallestReturn``.
  var turn: (time: Double, distance: Double)? {
    let values = movingIndices.map { states[$0].value }
    guard let start = values.first, let low = values.min(), let high = values.max() else {
      return nil
    }
    let smallest = Self.smallestReturn * (high - low)
    let departure = values.first { ($0 - start).magnitude > smallest } ?? start
    let sign = (delta != 0 ? delta : departure - start) < 0 ? -1.0 : 1
    var furthest = (value: start * sign, time: first)
    var turn: (time: Double, distance: Double)?
    for (index, value) in zip(movingIndices, values) {
      let position = value * sign
      if position > furthest.value { furthest = (position, times[index]) }
      let distance = furthest.value - position
      guard distance > smallest, distance > turn?.distance ?? 0 else { continue }
      turn = (turn?.time ?? furthest.time, distance)
    }
    return turn
  }

  /// The samples during the motion itself: after the end of an animation there is rest.
  private var movingIndices: Range<Int> {
    guard motion.duration <= end else { return 0..<times.count }
    let rest = times.lastIndex { $0 < motion.duration } ?? -1
    // Of the samples at the end, the first is the limit from the left.
    return 0..<min(rest + 2, times.count)
  }

  private func firstArrival() -> Double? {
    guard delta != 0 else { return nil }
    for index in movingIndices where excess(states[index]) >= -tolerance * 1e-3 {
      guard index > 0, times[index] > times[index - 1] else { return times[index] }
      let low = times[index - 1]
      guard excess(states[index]) > tolerance else { return times[index] }
      return root(from: low, to: times[index]) { excess(motion.state($0, .shown)) }
    }
    return nil
  }

  /// The times at which the target is passed, rather than touched.
  private func crossings() -> [Double] {
    guard delta != 0 else { return [] }
    var crossings: [Double] = []
    var side = -1.0
    for index in movingIndices {
      let excess = excess(states[index])
      guard excess.magnitude > tolerance else { continue }
      if excess * side < 0 {
        let isJump = index == 0 || times[index] == times[index - 1]
        crossings.append(
          isJump
            ? times[index]
            : root(from: times[index - 1], to: times[index]) {
              self.excess(motion.state($0, .shown))
            })
      }
      side = excess < 0 ? -1 : 1
    }
    return crossings
  }

  /// The time from which the motion stays within a fraction of the travel around its target.
  func settled(within part: Double) -> Double? {
    guard delta != 0, !neverSettles else { return nil }
    let band = part * delta.magnitude
    guard let last = states.lastIndex(where: { (($0.value - delta).magnitude) > band }) else {
      return times.first
    }
    guard last + 1 < times.count else {
      // The samples end outside the band: if the motion is over then, it is at its target from its end on.
      return motion.duration <= end ? motion.duration : nil
    }
    guard times[last + 1] > times[last] else { return times[last] }
    return root(from: times[last], to: times[last + 1]) {
      band - (motion.state($0, .shown).value - delta).magnitude
    }
  }

  /// The furthest position beyond a value, in or against the direction of the travel; of several positions that are
  /// about as far, the first.
  private func extreme(
    beyond limit: Double, sign: Double, after time: Double = 0, from smallest: Double? = nil
  ) -> MotionMeasures.Extreme? {
    guard delta != 0 else { return nil }
    let direction = delta < 0 ? -sign : sign
    let distance = { (index: Int) in (states[index].value - limit) * direction }
    let indices = movingIndices.filter { times[$0] >= time }
    guard let furthest = indices.map(distance).max(), furthest > smallest ?? tolerance else {
      return nil
    }
    let isAboutAsFar = { (index: Int) in distance(index) >= furthest * (1 - Self.tie) }
    guard let first = indices.first(where: isAboutAsFar) else { return nil }
    // While the distance still rises, the first position within the tie may be before its own peak.
    var best = first
    while best + 1 < movingIndices.upperBound, distance(best + 1) > distance(best) { best += 1 }
    return MotionMeasures.Extreme(
      time: times[best],
      value: start + states[best].value,
      fraction: distance(best) / delta.magnitude,
      isCut: isCut(times[best]))
  }

  /// Whether a time is the end of the measured time while the motion goes on.
  private func isCut(_ time: Double) -> Bool { time >= end && motion.duration > end }

  /// The largest value, or the smallest one if the sign is −1.
  private func extreme(sign: Double) -> MotionMeasures.Extreme? {
    let indices = movingIndices
    guard let furthest = indices.map({ sign * states[$0].value }).max(),
      let lowest = indices.map({ sign * states[$0].value }).min()
    else { return nil }
    // The first one that is as far, up to rounding.
    let tolerance = Self.rounding * (furthest - lowest)
    guard let index = indices.first(where: { sign * states[$0].value >= furthest - tolerance })
    else { return nil }
    return MotionMeasures.Extreme(
      time: times[index], value: start + states[index].value, fraction: nil)
  }

  /// The largest figure by magnitude, including between samples.
  ///
  /// - Parameter figure: The velocity or the acceleration.
  private func peak(
    _ figure: @escaping (MotionState<Double>) -> Double
  ) -> MotionMeasures.Extreme? {
    let candidates = candidates(figure)
    guard var best = candidates.indices.first else { return nil }
    for index in candidates.indices
    where candidates[index].value.magnitude * (1 - Self.tie) > candidates[best].value.magnitude {
      best = index
    }
    while best + 1 < candidates.count,
      candidates[best + 1].value.magnitude > candidates[best].value.magnitude
    {
      best += 1
    }
    var peak = candidates[best]
    // Refine on both sides, up to the neighbors and not across a corner.
    for neighbour in [best - 1, best + 1] where candidates.indices.contains(neighbour) {
      let low = min(candidates[best].time, candidates[neighbour].time)
      let high = max(candidates[best].time, candidates[neighbour].time)
      guard low < high, peak.value.isFinite else { continue }
      let time = Self.maximum(from: low, to: high) {
        figure(motion.state($0, .shown)).magnitude
      }
      let value = figure(motion.state(time, .shown))
      if value.magnitude > peak.value.magnitude { peak = (time, value) }
    }
    guard peak.value != 0 else { return nil }
    return MotionMeasures.Extreme(
      time: peak.time, value: peak.value, fraction: nil, isCut: isCut(peak.time))
  }

  /// The figure at the samples, and at its maxima between the joints of a motion that consists of cubics alone.
  ///
  /// Between two samples such a motion may have several hills. From joint to joint the velocity of a cubic is a
  /// parabola and its acceleration a line, so three figures determine the maxima. Where both samples are far below
  /// the largest one no maximum is searched, nor where the motion takes more than ``fewCubics`` to change its course.
  private func candidates(
    _ figure: (MotionState<Double>) -> Double
  ) -> [(time: Double, value: Double)] {
    let indices = movingIndices
    let samples = indices.map { (time: times[$0], value: figure(states[$0])) }
    let largest = samples.map(\.value.magnitude).max() ?? 0
    guard let joints = motion.joints, largest.isFinite,
      joints(0, motion.timeScale).count + 1 < Self.fewCubics
    else { return samples }
    var found: [(time: Double, value: Double)] = []
    for (index, sample) in samples.enumerated() {
      found.append(sample)
      guard index + 1 < samples.count, sample.time < samples[index + 1].time,
        max(sample.value.magnitude, samples[index + 1].value.magnitude) > largest / 2
      else { continue }
      let next = samples[index + 1].time
      var low = sample.time
      for high in joints(low, next) + [next] {
        defer { low = high }
        let side = high == next ? MotionSide.before : .shown
        let start = figure(motion.state(low, .shown))
        let middle = figure(motion.state(low + (high - low) / 2, .shown))
        let end = figure(motion.state(high, side))
        let (slope, bend) = (4 * middle - 3 * start - end, 2 * (start + end - 2 * middle))
        let summit = -slope / (2 * bend)
        if summit > 0, summit < 1 {
          let time = low + summit * (high - low)
          found.append((time, figure(motion.state(time, .shown))))
        }
        if high < next { found.append((high, end)) }
      }
    }
    return found
  }

  /// Returns the time at which a function changes its sign between two times, by halving to the resolution of a
  /// `Double`.
  private func root(
    from low: Double, to high: Double, _ function: (Double) -> Double
  ) -> Double {
    // Between two frames nothing changes before the second.
    if frameRate != nil { return high }
    let isNegativeBelow = function(low) < 0
    return Halving.end(low, high, mostHalvings: 80) { (function($0) < 0) == isNegativeBelow }
  }

  /// Returns the time at which a function with a single maximum between two times is largest, by ternary search.
  private static func maximum(
    from low: Double, to high: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let third = (high - low) / 3
      if function(low + third) < function(high - third) { low += third } else { high -= third }
    }
    return low + (high - low) / 2
  }
}
