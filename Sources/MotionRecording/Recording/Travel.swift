/// The limits of the distance that a motion can cover between two values.
enum Travel {
  /// The fewest numbers between start and target that can show a motion.
  private static let fewestNumbers = 8.0

  /// The furthest that a motion goes, in value units: the stiffest spring's acceleration, 45,000 times the distance per
  /// second squared, and what it overshoots by, are numbers then.
  static let furthest = 1e303

  /// Refuses to move where that cannot be shown: further than numbers reach, or by no more than they are rounded.
  ///
  /// - Parameters:
  ///   - start: The value at rest before the motion.
  ///   - target: The value it heads for; the same is no motion, and can be shown.
  static func check(from start: Double, to target: Double) throws(RecordingError) {
    let delta = (target - start).magnitude
    guard delta <= furthest else { throw .travelIsTooLarge }
    let rounding = max(start.magnitude, target.magnitude).ulp
    guard delta == 0 || delta >= fewestNumbers * rounding else { throw .travelIsRounding }
  }
}
