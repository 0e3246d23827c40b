extension Spring {
  /// Makes a spring from its perceptual duration and bounce, with mass 1.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the motion, in seconds. The spring settles later. For
  ///     bounce near 1 it is the period of the oscillation.
  ///   - bounce: The bounciness of the spring. 0 is critically damped; up to 1 it overshoots more and
  ///     more, and from 1 on it never rests; below 0 it is overdamped, and at −1 or less it does
  ///     not move.
  ///
  /// Source: semantics reference, section 3.2 (the mapping is recorded).
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The perceived duration of the motion, in seconds: 2π ÷ ω₀.
  public var duration: Double { response }

  /// The bounciness of the spring: 1 − ζ up to critical damping, 1 ÷ ζ − 1 beyond it.
  public var bounce: Double {
    angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// The damping ratio that corresponds to a bounce.
  ///
  /// - Parameter bounce: Any number: −1 and below give infinity, 1 and above give 0.
  /// - Returns: 1 ÷ (1 + b) below 0, 1 − b from 0 to 1.
  package static func dampingRatio(bounce: Double) -> Double {
    switch bounce {
    case ...(-1): .infinity
    case ..<0: 1 / (1 + bounce)
    case 0...1: 1 - bounce
    case 1...: 0
    default: .nan
    }
  }
}
