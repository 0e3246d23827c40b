extension Animation {
  /// The spring inside, whatever modifiers are around it; nil for a timing curve, a custom
  /// animation, or a spring that is infinitely stiff.
  ///
  /// Fluid springs give a spring of mass 1. The damping is the requested one, even where an interpolating
  /// spring, or one of Core Animation, moves as a critically damped one.
  public var underlyingSpring: Spring? { form.core.spring }

  /// Whether the spring inside, where it is overdamped, moves as a critically damped one: interpolating springs do,
  /// and those of Core Animation unless overdamping is allowed.
  package var limitsDamping: Bool {
    switch form.core {
    case .interpolatingSpring: true
    case .coreAnimationSpring(let spring): !spring.allowsOverdamping
    default: false
    }
  }

  /// The damping ratio below which the steps of the fluid spring inside come to rest, if its own is not below it, so that
  /// they grow without bound; nil otherwise.
  package var dampingRatioOfGrowth: Double? {
    guard case .fluidSpring(let spring) = form.core else { return nil }
    let bound = FluidSpringIntegrator(
      response: spring.response, dampingFraction: spring.dampingFraction
    ).dampingFractionOfGrowth
    return spring.dampingFraction < bound ? nil : bound
  }

  /// The initial velocity that is given to the spring inside, in deltas per second; nil for animations without such
  /// a parameter.
  package var parameterOfVelocity: Double? {
    switch form.core {
    case .interpolatingSpring(let spring): spring.initialVelocity
    case .coreAnimationSpring(let spring): spring.initialVelocity
    default: nil
    }
  }

  /// Core Animation's spring inside, if there is one.
  package var coreAnimationSpring: CASpringAnimation? {
    guard case .coreAnimationSpring(let spring) = form.core else { return nil }
    return spring
  }
}

extension AnimationForm.Core {
  fileprivate var spring: Spring? {
    switch self {
    case .defaultSpring: Spring(duration: 0.5, bounce: 0)
    case .fluidSpring(let spring):
      spring.response > 0
        ? Spring(response: spring.response, dampingRatio: spring.dampingFraction) : nil
    case .interpolatingSpring(let spring):
      Self.spring(spring.mass, spring.stiffness, spring.damping)
    case .coreAnimationSpring(let spring):
      Self.spring(spring.mass, spring.stiffness, spring.damping)
    case .bezier, .unitCurve, .easing, .velocityTracking, .custom: nil
    }
  }

  private static func spring(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Spring? {
    guard stiffness.isFinite else { return nil }
    return Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }
}
