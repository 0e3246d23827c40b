extension Spring {
  /// Returns values and velocities at evenly spaced times, many times faster than separate calls.
  ///
  /// - Parameters:
  ///   - target: The displacement to cover, from zero.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  ///   - step: Seconds from one time to the next, not negative. The first time is 0.
  ///   - count: The number of times; with zero or less the result is empty.
  /// - Returns: The positions of the object and its velocities, in value units per second, at `index × step`.
  ///
  /// Accuracy: 10⁻¹² of the larger of the target and the velocity's part in the motion, compared with
  /// ``value(target:initialVelocity:time:)``. A spring that swings more than 150 times in all that time, so
  /// that the rounding of a time alone costs as much, is evaluated time by time.
  ///
  /// Source: addition theorems; see ``value(target:initialVelocity:time:)`` for the motion itself.
  public func samples(
    target: Double, initialVelocity: Double = 0, step: Double, count: Int
  ) -> (values: [Double], velocities: [Double]) {
    samples(target: target, initialVelocity: initialVelocity, step: step, count: count) {
      step * Double($0)
    }
  }

  /// Returns the same values and velocities, at times that are index × step up to rounding.
  package func samples(
    target: Double, initialVelocity: Double, step: Double, count: Int,
    time: (_ index: Int) -> Double
  ) -> (values: [Double], velocities: [Double]) {
    guard count > 0 else { return ([], []) }
    let turns = motion.naturalFrequencySquared.squareRoot() * step * Double(count)
    guard step >= 0, turns < 1000, target.isFinite, initialVelocity.isFinite else {
      let states = states(target: target, initialVelocity: initialVelocity)
      var values: [Double] = []
      var velocities: [Double] = []
      for index in 0..<count {
        let state = states(time(index))
        values.append(state.value)
        velocities.append(state.velocity)
      }
      return (values, velocities)
    }
    return motion.evenStates(
      target: target, initialVelocity: initialVelocity, step: step, count: count, time: time)
  }
}
