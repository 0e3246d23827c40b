/// The motion of an animation that can only be asked frame by frame.
///
/// It is played once at a rate far above any display's, and its answers are joined by straight lines.
enum SampledMotion {
  /// Frames per second.
  private static let rate = 1200.0

  /// Seconds after which an animation that has not ended is taken to be endless, if nobody wants to
  /// look further.
  private static let patience = 60.0

  /// The most seconds that are played.
  private static let longest = 3600.0

  static func motion<V: VectorArithmetic>(
    of animation: Animation, _ request: MotionRequest<V>
  ) -> ContinuousMotion<V> {
    let delta = request.value
    var context = AnimationContext<V>()
    var values: [V] = []
    var duration = Double.infinity
    var logicalDuration: Double?
    let wanted = request.horizon ?? patience
    let reach = wanted > patience ? min(wanted, longest) : patience
    for index in 0...Int(reach * rate) {
      let time = Double(index) / rate
      let value = animation.animate(value: delta, time: time, context: &context)
      if context.isLogicallyComplete && logicalDuration == nil { logicalDuration = time }
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
      guard time >= 0 else { return .resting(at: first) }
      let position = time * rate
      guard position < Double(samples.count - 1) else { return .resting(at: last) }
      let index = Int(position)
      let change = samples[index + 1] - samples[index]
      return MotionState(
        value: samples[index] + change.scaled(by: position - Double(index)),
        velocity: change.scaled(by: rate),
        acceleration: .zero)
    }
    if duration == .infinity { motion.reach = reach }
    return motion
  }
}
