extension Spring {
  /// Makes the spring of mass 1 that settles in a given time.
  ///
  /// The natural frequency ω₀ solves ζ/√(1−ζ²)·e^(−ζω₀T) = ε, or (1 + ω₀T)·e^(−ω₀T) = ε at
  /// critical damping. SwiftUI finds it with Newton's method and stops at a step of size ε, so that
  /// its eighth digit may differ from the closed form; so does this initializer.
  ///
  /// This is not the inverse of ``settlingDuration``, which measures with another envelope.
  ///
  /// - Parameters:
  ///   - settlingDuration: T in seconds, clamped to 0.01…10.
  ///   - dampingRatio: ζ, clamped to 2⁻⁵²…1: overdamped springs cannot be made this way.
  ///   - epsilon: ε, the part of the displacement that counts as rest.
  ///
  /// Source: semantics reference, section 3.8.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    guard settlingDuration.isFinite, dampingRatio.isFinite, settlingDuration != 0 else {
      self.init(angularFrequency: .nan, decayConstant: .nan, mass: 1)
      return
    }
    let time = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, 0x1p-52), 1)
    let naturalFrequency =
      Self.naturalFrequency(settlingIn: time, ratio, epsilon, start: 5 / time, steps: 12)
      ?? Self.naturalFrequency(settlingIn: time, ratio, epsilon, start: 1 / time, steps: 20)
      ?? .nan
    self.init(
      angularFrequency: naturalFrequency * ((1 - ratio) * (1 + ratio)).squareRoot(),
      decayConstant: ratio * naturalFrequency,
      naturalFrequency: naturalFrequency,
      mass: 1)
  }

  /// Newton's method for the natural frequency; nil if an iterate is not finite.
  private static func naturalFrequency(
    settlingIn time: Double, _ ratio: Double, _ epsilon: Double, start: Double, steps: Int
  ) -> Double? {
    var frequency = start
    var lastStep = Double.infinity
    for _ in 0..<steps {
      let decay = ElementaryFunctions.exponential(-ratio * frequency * time)
      let step: Double
      if ratio < 1 {
        let envelope = ratio / ((1 - ratio) * (1 + ratio)).squareRoot() * decay
        step = (envelope - epsilon) / (ratio * time * envelope)
      } else {
        step =
          ((1 + frequency * time) * decay - epsilon) / (frequency * time * time * decay)
      }
      frequency += step
      guard frequency.isFinite else { return nil }
      if step.magnitude <= epsilon && lastStep <= epsilon * 1e5 { break }
      lastStep = step.magnitude
    }
    return frequency
  }

  /// The duration after which the spring rests, in seconds: the settling time for a target of 1, from rest,
  /// to within 0.001.
  ///
  /// Infinite for an undamped spring. It is an estimate, and a generous one below critical damping;
  /// see ``settlingDuration(target:initialVelocity:epsilon:)``.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Returns the time after which the spring stays within a distance of its target, as SwiftUI estimates it.
  ///
  /// Below critical damping it is ln((‖βT − v₀‖ + ‖T‖) ÷ ε) ÷ β, which is later than the true time
  /// for ordinary springs, since βT − v₀ is not divided by the frequency. Otherwise the motion is
  /// evaluated every tenth of a second, and the result is the first such time from which it stays
  /// within ε for more than one second; it carries the rounding of repeated addition, and for springs
  /// that need more than about 102 s it is 0.
  ///
  /// - Parameters:
  ///   - target: The displacement to cover.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  ///   - epsilon: The distance that counts as rest, in value units.
  /// - Returns: The time in seconds, not negative; infinite without friction. 0 if ε is not a positive number
  ///   and the spring is not underdamped.
  ///
  /// Source: semantics reference, section 3.7 (figures recorded).
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    if decayConstant == 0 { return .infinity }
    if angularFrequency > 0 {
      let distance =
        (target.scaled(by: decayConstant) - initialVelocity).magnitudeSquared.squareRoot()
        + target.magnitudeSquared.squareRoot()
      let time = ElementaryFunctions.logarithm(distance / epsilon) / decayConstant
      return time > 0 ? time : 0
    }
    return SettlingScan.time(epsilon: epsilon) { time in
      let position = value(target: target, initialVelocity: initialVelocity, time: time)
      return (position - target).magnitudeSquared.squareRoot()
    }
  }

  /// Returns the time that the spring takes from one value to another; see
  /// ``settlingDuration(target:initialVelocity:epsilon:)``.
  ///
  /// ε is measured in the units of `animatableData`, which for some types are scaled by 128.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
