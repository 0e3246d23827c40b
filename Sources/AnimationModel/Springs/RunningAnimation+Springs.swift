extension Animation {
  /// A context in which a spring inside begins with a velocity, in units of what is shown.
  package func context<V: VectorArithmetic>(initialVelocity: V) -> AnimationContext<V> {
    var context = AnimationContext<V>()
    guard let factor = carriesVelocity, initialVelocity != .zero else { return context }
    context.state[FluidSpringState<V>.self].phase.velocity = initialVelocity.scaled(by: 1 / factor)
    return context
  }
}

extension RunningAnimation {
  /// What the fluid spring inside remembers.
  var springState: FluidSpringState<V> { context.state[FluidSpringState<V>.self] }
}
