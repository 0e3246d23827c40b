/// A spring: a mass that is pulled to its target and slowed by friction.
///
/// The type and its four sets of parameters are SwiftUI's. A spring is a pure function of time:
/// the position and the velocity of a displaced mass, and the time it takes to rest.
///
/// Springs whose parameters make no physical sense (a negative duration, no mass) can be made; their
/// values are NaN or grow without end, as SwiftUI's do. The command line refuses them.
///
/// Source: semantics reference, section 3.
public struct Spring: Hashable, Sendable {
  /// √(ω₀² − β²) when underdamped, 0 when critical, −√(β² − ω₀²) when overdamped; per second.
  package let angularFrequency: Double

  /// β, the rate at which the envelope decays; per second.
  package let decayConstant: Double

  /// ω₀, the frequency without damping; radians per second.
  ///
  /// It equals √(β² + ω|ω|), from which SwiftUI recomputes it. It is kept because that sum loses
  /// its digits for strong damping.
  package let naturalFrequency: Double

  /// The mass of the object on the spring.
  ///
  /// It cancels out of the motion and scales only ``stiffness``, ``damping`` and forces.
  public let mass: Double

  /// Makes a spring from its stored numbers.
  ///
  /// The natural frequency is computed if it is nil.
  package init(
    angularFrequency: Double,
    decayConstant: Double,
    naturalFrequency: Double? = nil,
    mass: Double
  ) {
    self.angularFrequency = angularFrequency
    self.decayConstant = decayConstant
    self.mass = mass
    self.naturalFrequency =
      naturalFrequency
      ?? (decayConstant * decayConstant + angularFrequency * angularFrequency.magnitude)
      .squareRoot()
  }

  /// The time after which the spring equals its target within the precision of a number, in seconds; infinite for one
  /// that swings.
  package var rest: Double { motion.rest }

  /// The closed solution of the motion.
  var motion: SpringResponse {
    SpringResponse(
      angularFrequency: angularFrequency,
      decayConstant: decayConstant,
      naturalFrequency: naturalFrequency)
  }
}
