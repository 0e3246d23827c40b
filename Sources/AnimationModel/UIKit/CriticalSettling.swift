/// The time from which a critically damped spring stays within a thousandth of its travel.
///
/// UIKit uses it to end springs that have no duration of their own, including overdamped ones. Source U of
/// the semantics reference (recorded, to 2·10⁻⁴ of the time).
enum CriticalSettling {
  private static let epsilon = 0.001

  /// The last time T, in seconds, at which |−1 + (v − ω)T|·e^(−ωT) is 0.001.
  ///
  /// - Parameters:
  ///   - frequency: ω, radians per second; above 0.
  ///   - velocity: v, deltas per second.
  /// - Returns: The time in seconds; exact to the resolution of a `Double`.
  static func time(frequency: Double, velocity: Double) -> Double {
    guard frequency > 0, frequency.isFinite, velocity.isFinite else { return 0 }
    let excess = velocity - frequency
    func distance(_ time: Double) -> Double {
      (-1 + excess * time).magnitude * ElementaryFunctions.exponential(-frequency * time)
    }
    // The distance rises and falls at most twice; its last fall begins at the later peak.
    let peak = max(0, 1 / frequency + (excess == 0 ? 0 : 1 / excess))
    if excess > 0 && distance(peak) <= epsilon {
      // The spring passes the target, but by no more than the thousandth.
      return fall(from: 0, to: 1 / excess, distance)
    }
    var late = max(peak, 1 / frequency) * 2
    while distance(late) > epsilon { late *= 2 }
    return fall(from: excess == 0 ? 0 : peak, to: late, distance)
  }

  private static func fall(
    from start: Double, to end: Double, _ distance: (Double) -> Double
  ) -> Double {
    FirstTime.after(start, before: end) { distance($0) <= epsilon }
  }
}
