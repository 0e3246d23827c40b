/// A spring as react-spring plays it, in steps of a millisecond, each a kick and then a drift.
///
/// It is at rest when it is slower than a ten-thousandth of its travel per millisecond and within a thousandth of its
/// travel.
///
/// Source: react-spring 9, `core/src/SpringValue.ts`.
struct ReactSpringMotion {
  /// The value after each millisecond, from 0.
  let positions: [Double]

  /// The time at which the spring is at rest.
  let restTime: RestTime

  /// The largest number of steps, one more than any motion is compared for.
  private static let stepLimit = Int(MotionFunction.longestWindow * 1000) + 2

  /// Whether the steps are fine enough for a spring: with coarser ones its oscillation grows.
  ///
  /// This is the condition on trace and determinant of a linear step under which its powers stay bounded.
  static func isStable(mass: Double, tension: Double, friction: Double) -> Bool {
    let kick = tension * 0.000001 / mass
    let drag = friction * 0.001 / mass
    return kick <= 4 - 2 * drag
  }

  /// Computes the steps.
  ///
  /// - Parameters:
  ///   - tension: The force that pulls back.
  ///   - friction: The force that slows.
  ///   - velocity: The velocity at the start, in travels per second.
  ///   - duration: The least duration to compute, in seconds.
  init(
    mass: Double, tension: Double, friction: Double, velocity: Double, duration: Double
  ) {
    var positions = [0.0]
    var position = 0.0
    var velocity = velocity / 1000
    var restTime: RestTime?
    let least = Int(duration * 1000) + 2
    while positions.count <= least
      || (restTime == nil && friction > 0 && positions.count < Self.stepLimit)
    {
      if restTime == nil, velocity.magnitude <= 0.0001, (1 - position).magnitude <= 0.001 {
        restTime = .after(Double(positions.count - 1) / 1000)
      }
      let force = tension * 0.000001 * (1 - position) - friction * 0.001 * velocity
      velocity += force / mass
      position += velocity
      positions.append(position)
    }
    self.positions = positions
    self.restTime =
      friction > 0 ? restTime ?? .later(than: Double(positions.count - 1) / 1000) : .never
  }

  /// The value at a time in seconds, on a straight line from one millisecond to the next.
  func value(at time: Double) -> Double {
    let step = min(max(time * 1000, 0), Double(positions.count - 1))
    let index = min(Int(step), positions.count - 2)
    let part = step - Double(index)
    return positions[index] + (positions[index + 1] - positions[index]) * part
  }
}
