extension Animation {
  /// The spring inside, whatever modifiers are around it; nil for a timing curve, a custom
  /// animation, or a spring that is infinitely stiff.
  ///
  /// Fluid springs give a spring of mass 1. The damping is what was asked for, even where an
  /// interpolating spring, or one of Core Animation, moves as a critical one.
  public var underlyingSpring: Spring? {
    switch innermost.base {
    case let spring as FluidSpringAnimation:
      spring.response > 0
        ? Spring(response: spring.response, dampingRatio: spring.dampingFraction) : nil
    case is DefaultAnimation:
      Spring(duration: 0.5, bounce: 0)
    case let spring as InterpolatingSpringAnimation:
      spring.stiffness.isFinite
        ? Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          allowOverDamping: true) : nil
    case let spring as CASpringAnimation:
      spring.stiffness.isFinite
        ? Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          allowOverDamping: true) : nil
    default: nil
    }
  }

  /// Whether the spring inside moves as a critical one where it is overdamped: an interpolating one does,
  /// and one of Core Animation unless it is told otherwise.
  package var limitsDamping: Bool {
    switch innermost.base {
    case is InterpolatingSpringAnimation: true
    case let spring as CASpringAnimation: !spring.allowsOverdamping
    default: false
    }
  }

  /// The velocity that the spring inside brings, in deltas per second; nil for animations that have no such
  /// parameter.
  package var parameterOfVelocity: Double? {
    switch innermost.base {
    case let spring as InterpolatingSpringAnimation: spring.initialVelocity
    case let spring as CASpringAnimation: spring.initialVelocity
    default: nil
    }
  }

  /// Core Animation's spring inside, if there is one.
  package var coreAnimationSpring: CASpringAnimation? { innermost.base as? CASpringAnimation }

  /// The animation without the modifiers around it.
  private var innermost: Animation {
    switch base {
    case let modifier as DelayAnimation: modifier.base.innermost
    case let modifier as SpeedAnimation: modifier.base.innermost
    case let modifier as RepeatAnimation: modifier.base.innermost
    case let modifier as LogicalCompletionAnimation: modifier.base.innermost
    case let modifier as CappedAnimation: modifier.base.innermost
    default: self
    }
  }
}
