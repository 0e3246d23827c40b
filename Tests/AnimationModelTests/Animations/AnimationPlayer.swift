import AnimationModel

/// Plays an animation as a device does, for tests: asked once a frame at `index / rate`.
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

  /// What is shown at a time in seconds; nil when the animation is over.
  mutating func value(at time: Double) -> V? {
    animation.animate(value: delta, time: time, context: &context)
  }

  /// What is shown at a frame.
  mutating func value(atFrame frame: Int) -> V? {
    value(at: Double(frame) / rate)
  }

  /// The values until the animation ends, and the first frame at which it is over.
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
  /// The first frame at which the animation is over.
  func endFrame(delta: Double = 1, rate: Double = 60, frames limit: Int = 100_000) -> Int? {
    var player = AnimationPlayer(self, delta: delta, rate: rate)
    return player.run(frames: limit).end
  }

  /// The values of the first frames, nil from the end on: nobody asks an animation that is over.
  func frames(_ count: Int, delta: Double = 1, rate: Double = 60) -> [Double?] {
    var player = AnimationPlayer(self, delta: delta, rate: rate)
    let (values, end) = player.run(frames: count)
    return values + Array(repeating: nil, count: end.map { count - $0 } ?? 0)
  }
}
