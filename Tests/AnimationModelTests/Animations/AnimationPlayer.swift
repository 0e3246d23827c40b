import AnimationModel

/// A player that evaluates an animation as a device does, for tests: once per frame, at `index / rate`.
struct AnimationPlayer<V: VectorArithmetic> {
  var animation: Animation
  var delta: V
  var rate = 60.0
  var context = AnimationContext<V>()

  init(_ animation: Animation, delta: V, rate: Double = 60) {
    self.animation = animation
    self.delta = delta
    self.rate = rate
  }

  /// Returns the value that is shown at a time in seconds; nil when the animation is over.
  mutating func value(at time: Double) -> V? {
    animation.animate(value: delta, time: time, context: &context)
  }

  /// Returns the value that is shown at a frame; nil when the animation is over.
  mutating func value(atFrame frame: Int) -> V? {
    value(at: Double(frame) / rate)
  }

  /// Returns the values until the animation ends, and the first frame at which it is over, nil without one.
  mutating func run(frames limit: Int = 100_000) -> (values: [V], end: Int?) {
    var values: [V] = []
    for frame in 0..<limit {
      guard let value = value(atFrame: frame) else { return (values, frame) }
      values.append(value)
    }
    return (values, nil)
  }
}

extension Animation {
  /// Returns the first frame at which the animation is over; nil if it does not end within the limit.
  func endFrame(delta: Double = 1, rate: Double = 60, frames limit: Int = 100_000) -> Int? {
    var player = AnimationPlayer(self, delta: delta, rate: rate)
    return player.run(frames: limit).end
  }

  /// Returns the values of the first frames, nil from the end on, as an animation that is over is not evaluated.
  func frames(_ count: Int, delta: Double = 1, rate: Double = 60) -> [Double?] {
    var player = AnimationPlayer(self, delta: delta, rate: rate)
    let (values, end) = player.run(frames: count)
    return values + Array(repeating: nil, count: end.map { count - $0 } ?? 0)
  }
}
