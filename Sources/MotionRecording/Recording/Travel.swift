/// The limits of the distance that a motion can cover between two values.
enum Travel {
  /// The smallest number of representable numbers between start and target that can show a motion.
  private static let fewestNumbers = 8.0

  /// The largest distance of a motion, in value units: with it, the stiffest spring's acceleration, 45,000 times the
  /// distance per second squared, and its overshoot are still within the range of numbers.
  static let furthest = 1e303

  /// Throws an error if the travel is too large for numbers, or so small that it is lost in rounding.
  ///
  /// - Parameters:
  ///   - start: The value at rest before the motion.
  ///   - target: The value towards which it moves; if it equals the start, there is no motion, which is allowed.
  static func check(from start: Double, to target: Double) throws(RecordingError) {
    let delta = (target - start).magnitude
    guard delta <= furthest else { throw .travelIsTooLarge }
    let rounding = max(start.magnitude, target.magnitude).ulp
    guard delta == 0 || delta >= fewestNumbers * rounding else { throw .travelIsRounding }
  }
}
