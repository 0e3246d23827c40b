/// The motion of an animation that can only be asked frame by frame.
///
/// It is played once at a rate far above any display's, and its answers are joined by straight lines.
enum SampledMotion {
  /// Frames per second.
  private static let rate = 1200.0

  /// Seconds after which an animation that has not ended is taken to be endless, unless more of it is asked
  /// for.
  private static let timeout = 60.0

  /// The most seconds that are played.
  private static let longest = 3600.0

  static func motion<V: VectorArithmetic>(
    of animation: Animation, _ request: MotionRequest<V>
  ) -> ContinuousMotion<V> {
    let wanted = request.horizon ?? timeout
    let reach = wanted > timeout ? min(wanted, longest) : timeout
    return motion(
      of: RunningAnimation(animation, value: request.value), from: 0, rate: rate, reach: reach)
  }

  /// The motion of a running animation from a time on, in seconds since it began.
  ///
  /// - Parameters:
  ///   - run: What is running.
  ///   - start: The time from which frames are played, in seconds.
  ///   - rate: Frames per second.
  ///   - reach: Seconds for which it is played.
  static func motion<V: VectorArithmetic>(
    of run: RunningAnimation<V>, from start: Double, rate: Double, reach: Double
  ) -> ContinuousMotion<V> {
    var run = run
    let delta = run.value
    var values: [V] = []
    var duration = Double.infinity
    var logicalDuration: Double?
    for index in 0...Int(saturating: reach * rate) {
      let time = start + Double(index) / rate
      let value = run.covered(at: time)
      if run.isLogicallyComplete && logicalDuration == nil { logicalDuration = time }
      guard let value else {
        duration = time
        break
      }
      values.append(value)
    }
    let samples = values
    var motion = ContinuousMotion(
      duration: duration, logicalDuration: logicalDuration, timeScale: 8 / rate
    ) { time, side in
      if time > duration || (time == duration && side != .before) { return .resting(at: delta) }
      guard let last = samples.last, let first = samples.first else { return .resting(at: delta) }
      guard time >= start else { return .resting(at: first) }
      let position = (time - start) * rate
      guard position < Double(samples.count - 1) else { return .resting(at: last) }
      let index = Int(saturating: position)
      let change = samples[index + 1] - samples[index]
      return MotionState(
        value: samples[index] + change.scaled(by: position - Double(index)),
        velocity: change.scaled(by: rate),
        acceleration: .zero)
    }
    motion.isCut = run.isCut
    if duration == .infinity { motion.reach = start + reach }
    return motion
  }
}
