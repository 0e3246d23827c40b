/// The search for a settling time on a grid of tenths of a second.
enum SettlingScan {
  private static let step = 0.1
  private static let sampleLimit = 1024
  private static let confirmation = 1.0

  /// The first tenth of a second from which the distance stays below ε for more than a second.
  ///
  /// The times are built by repeated addition, so that a result may be 0.7999999999999999.
  ///
  /// - Parameters:
  ///   - epsilon: The distance that counts as rest.
  ///   - distance: The distance from the target at a time in seconds.
  /// - Returns: The time in seconds; 0 if a distance is not finite or if 1024 samples do not show a settling.
  ///
  /// Source: semantics reference, section 3.7 step 3 (figures recorded).
  static func time(epsilon: Double, distance: (Double) -> Double) -> Double {
    var kept = (distance: Double.infinity, time: 0.0)
    var time = 0.0
    for _ in 0..<sampleLimit {
      let distance = distance(time)
      guard distance.isFinite else { return 0 }
      if kept.distance < epsilon {
        if distance >= epsilon {
          kept = (.infinity, 0)
        } else if time - kept.time > confirmation {
          return kept.time
        }
      }
      if kept.distance >= epsilon && distance < kept.distance { kept = (distance, time) }
      time += step
    }
    return 0
  }
}
