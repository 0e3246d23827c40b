extension Spring {
  /// Makes a spring from its response and damping ratio, with mass 1.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration, in seconds: the period of the same spring without
  ///     friction, 2π ÷ ω₀.
  ///   - dampingRatio: The friction as a fraction of critical damping. With 0 the spring never rests, below 1 it
  ///     overshoots, at 1 it is critically damped, and above 1 it is overdamped. The ratio is not clamped.
  ///
  /// Source: semantics reference, section 3.2.
  public init(response: Double, dampingRatio: Double) {
    let naturalFrequency = 2 * Double.pi / response
    let decayConstant = dampingRatio * naturalFrequency
    let split =
      naturalFrequency.magnitude
      * ((1 - dampingRatio) * (1 + dampingRatio)).magnitude
      .squareRoot()
    self.init(
      angularFrequency: dampingRatio > 1 ? -split : dampingRatio == 1 ? 0 : split,
      decayConstant: decayConstant,
      naturalFrequency: decayConstant.isFinite && dampingRatio >= 0
        ? naturalFrequency.magnitude : nil,
      mass: 1)
  }

  /// The stiffness as a duration, in seconds: the period of the same spring without friction.
  ///
  /// It is the same figure as ``duration``.
  public var response: Double { 2 * .pi / naturalFrequency }

  /// The friction as a fraction of critical damping: β ÷ ω₀.
  public var dampingRatio: Double { decayConstant / naturalFrequency }
}
