internal import AnimationModel

/// The way in which several motions make one number: each is animated by itself, and the shown number is made of all.
enum LayerBlend {
  /// The numbers are added, as offsets are.
  case sum

  /// The numbers are multiplied, as opacities and scales are.
  case product

  /// The remainders to 1 are multiplied, as for shares of gray.
  case remainder

  /// Returns the number that is made of several numbers.
  func value(_ values: [Double]) -> Double {
    switch self {
    case .sum: values.reduce(0, +)
    case .product: values.reduce(1, *)
    case .remainder: 1 - values.reduce(1) { $0 * (1 - $1) }
    }
  }

  /// Returns the state that is made of several states, by the rules of sums and products.
  func state(_ states: [MotionState<Double>]) -> MotionState<Double> {
    guard var total = states.first else { return .resting(at: value([])) }
    for state in states.dropFirst() {
      switch self {
      case .remainder:
        let left = LayerBlend.product.state([total.remainder, state.remainder])
        total = left.remainder
      case .sum:
        total.value += state.value
        total.velocity += state.velocity
        total.acceleration += state.acceleration
      case .product:
        total = MotionState(
          value: total.value * state.value,
          velocity: total.velocity.product(with: state.value)
            + total.value.product(with: state.velocity),
          acceleration: total.acceleration.product(with: state.value)
            + (2 * total.velocity).product(with: state.velocity)
            + total.value.product(with: state.acceleration))
      }
    }
    return total
  }

  /// Returns the motion that is made of several motions, as distance from its start.
  ///
  /// - Parameter layers: The start of each motion, with the motion itself; nil for a number that does not move.
  func motion(
    of layers: [(start: Double, motion: ContinuousMotion<Double>?)]
  ) -> ContinuousMotion<Double> {
    let blend = self
    let motions = layers.compactMap(\.motion)
    let start = value(layers.map(\.start))
    var blended = ContinuousMotion<Double>(
      duration: motions.map(\.duration).max() ?? 0,
      timeScale: motions.map(\.timeScale).min() ?? .infinity,
      corners: { start, limit in
        motions.flatMap { motion in
          motion.corners(start, min(limit, motion.duration)) + [motion.duration]
        }.filter { $0 > start && $0 < limit }.sorted()
      },
      state: { time, side in
        var state = blend.state(
          layers.map { layer in
            guard var state = layer.motion?.state(time, side) else {
              return .resting(at: layer.start)
            }
            state.value += layer.start
            return state
          })
        state.value -= start
        return state
      })
    blended.depth = motions.map(\.depth).reduce(0, +)
    return blended
  }
}

extension MotionState<Double> {
  /// The state of the remainder of a number to 1.
  fileprivate var remainder: MotionState<Double> {
    MotionState(value: 1 - value, velocity: -velocity, acceleration: -acceleration)
  }
}
