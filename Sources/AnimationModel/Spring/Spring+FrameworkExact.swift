extension Spring {
  /// SwiftUI's own values where they are known to be wrong: an overdamped spring's stiffness, velocity and force.
  ///
  /// Up to critical damping the values agree with the spring's own. Use them to compare with recordings of
  /// SwiftUI, not to move anything: a motion stepped with the wrong velocity does not arrive.
  public var frameworkExact: FrameworkExact { FrameworkExact(spring: self) }

  /// A spring with SwiftUI's defects; see ``Spring/frameworkExact``.
  ///
  /// Source: semantics reference, sections 3.3, 3.5 and 3.6 (recorded).
  public struct FrameworkExact: Hashable, Sendable {
    fileprivate let spring: Spring

    /// mass·(ω² + β²), whatever the sign of ω: too large by the factor 2ζ² − 1 when overdamped.
    public var stiffness: Double {
      spring.angularFrequency < 0
        ? spring.mass
          * (spring.angularFrequency * spring.angularFrequency
            + spring.decayConstant * spring.decayConstant)
        : spring.stiffness
    }

    /// The velocity, too large by the target when overdamped, in value units per second.
    public func velocity<V: VectorArithmetic>(
      target: V, initialVelocity: V = .zero, time: Double
    ) -> V {
      let right = spring.velocity(target: target, initialVelocity: initialVelocity, time: time)
      return spring.angularFrequency < 0 ? right + target : right
    }

    /// The force, computed from the wrong stiffness when overdamped.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
      (target - position).scaled(by: stiffness) - velocity.scaled(by: spring.damping)
    }
  }
}
