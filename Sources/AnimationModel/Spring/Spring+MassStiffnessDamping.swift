extension Spring {
  /// Makes a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The force that pulls back, per unit of displacement.
  ///   - damping: The force that slows, per unit of velocity.
  ///   - allowOverDamping: Whether more damping than critical is kept. Without it such a spring
  ///     becomes critically damped, and its ``damping`` is 2√(mass·stiffness), less than the given one.
  ///
  /// Source: semantics reference, section 3.2.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let naturalFrequency = (stiffness / mass).squareRoot()
    let decayConstant = damping / (2 * mass)
    let excess = (naturalFrequency - decayConstant) * (naturalFrequency + decayConstant)
    if decayConstant > naturalFrequency {
      self.init(
        angularFrequency: allowOverDamping ? -(-excess).squareRoot() : 0,
        decayConstant: allowOverDamping ? decayConstant : naturalFrequency,
        naturalFrequency: naturalFrequency,
        mass: mass)
    } else if excess >= 0 {
      self.init(
        angularFrequency: excess.squareRoot(),
        decayConstant: decayConstant,
        naturalFrequency: naturalFrequency,
        mass: mass)
    } else {
      // With a negative mass or stiffness, SwiftUI carries on with the magnitude.
      let squared = stiffness / mass - decayConstant * decayConstant
      self.init(
        angularFrequency: squared.magnitude.squareRoot(), decayConstant: decayConstant, mass: mass)
    }
  }

  /// The force that pulls back, per unit of displacement: mass·ω₀².
  ///
  /// For an overdamped spring SwiftUI gives mass·(2β² − ω₀²) instead, which is too large by the
  /// factor 2ζ² − 1. This is the right figure; ``frameworkExact`` has SwiftUI's.
  public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

  /// The force that slows, per unit of velocity: 2β·mass.
  public var damping: Double { 2 * decayConstant * mass }
}
