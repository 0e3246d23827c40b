extension Animation {
  /// Returns a context in which the spring inside begins with a velocity, in units of the shown value.
  package func context<V: VectorArithmetic>(initialVelocity: V) -> AnimationContext<V> {
    var context = AnimationContext<V>()
    guard let factor = carriesVelocity, initialVelocity != .zero else { return context }
    context.state[FluidSpringState<V>.self].phase.velocity = initialVelocity.scaled(by: 1 / factor)
    return context
  }
}

extension RunningAnimation {
  /// Begins an animation, with an initial velocity for the spring inside.
  package init(
    _ animation: Animation,
    value: V,
    initialVelocity: V,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(
      animation, value: value, state: animation.context(initialVelocity: initialVelocity).state,
      environment: environment)
  }

  /// The values that the fluid spring inside remembers.
  var springState: FluidSpringState<V> { context.state[FluidSpringState<V>.self] }
}
