internal import AnimationModel

/// When libraries say that a spring is at rest.
///
/// Each has a rule of its own for the distance that is left, from 1 to 0, and the speed, in ways per second. The
/// times are those on a display of a thousand frames a second.
enum RestTime {
  private static let step = 0.001
  private static let limit = 60.0

  /// The first time at which a spring fulfils a condition; nil if it does not within a minute.
  ///
  /// - Parameters:
  ///   - isAtRest: Takes the distance from the target and the velocity, per second.
  static func first(
    of spring: Spring, velocity: Double, isAtRest: (_ distance: Double, _ velocity: Double) -> Bool
  ) -> Double? {
    guard spring.damping > 0 else { return nil }
    var time = step
    while time < limit {
      let distance = 1 - spring.value(target: 1.0, initialVelocity: velocity, time: time)
      let speed = spring.velocity(target: 1.0, initialVelocity: velocity, time: time)
      if isAtRest(distance, speed) { return time }
      time += step
    }
    return nil
  }

  /// The time from which a spring stays within a distance, by the envelope of one that swings and by the motion of
  /// one that does not; nil if it never does.
  static func staying(within distance: Double, of spring: Spring, velocity: Double) -> Double? {
    let decay = spring.damping / (2 * spring.mass)
    guard decay > 0 else { return nil }
    let square = spring.stiffness / spring.mass - decay * decay
    if square > 0 {
      let sine = (decay - velocity) / square.squareRoot()
      let amplitude = (1 + sine * sine).squareRoot()
      return max(ElementaryFunctions.logarithm(amplitude / distance) / decay, 0)
    }
    var last: Double?
    var time = 0.0
    while time < limit {
      let left = 1 - spring.value(target: 1.0, initialVelocity: velocity, time: time)
      if left.magnitude >= distance { last = time }
      time += step
    }
    return last.map { $0 + step }
  }
}
