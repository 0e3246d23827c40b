extension Animation {
  /// The spring inside, whatever modifiers are around it; nil for a timing curve, a custom
  /// animation, or a spring that is infinitely stiff.
  ///
  /// Fluid springs give a spring of mass 1. The damping is what was asked for, even where an
  /// interpolating spring moves as a critical one.
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
    default: nil
    }
  }

  /// Whether the spring inside is an interpolating one, which brings its own initial velocity and moves
  /// as a critical spring where it is overdamped.
  package var isInterpolatingSpring: Bool { innermost.base is InterpolatingSpringAnimation }

  /// The animation without the modifiers around it.
  private var innermost: Animation {
    switch base {
    case let modifier as DelayAnimation: modifier.base.innermost
    case let modifier as SpeedAnimation: modifier.base.innermost
    case let modifier as RepeatAnimation: modifier.base.innermost
    case let modifier as LogicalCompletionAnimation: modifier.base.innermost
    default: self
    }
  }
}
