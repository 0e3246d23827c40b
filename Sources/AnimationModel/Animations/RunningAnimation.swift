/// An animation that is being played frame by frame, with all it remembers.
///
/// A copy is independent: it plays on from the same state.
package struct RunningAnimation<V: VectorArithmetic> {
  /// The animation that is played: the newest one, or the combination that includes it.
  package private(set) var animation: Animation

  /// The accumulated delta.
  package private(set) var value: V

  /// The state that the animation remembers, with its surroundings.
  private(set) var context: AnimationContext<V>

  /// Begins an animation, or continues one from a given state.
  package init(
    _ animation: Animation,
    value: V,
    state: AnimationState<V> = AnimationState(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.animation = animation
    self.value = value
    context = AnimationContext(state: state, environment: environment)
  }

  /// Whether the newest animation has said that it is complete for all practical purposes.
  package var isLogicallyComplete: Bool { context.isLogicallyComplete }

  /// Whether the newest animation was cut off, and so did not end by itself.
  package var isCut: Bool { context.isCut }

  /// The surroundings that the animation sees.
  package var environment: EnvironmentValues {
    get { context.environment }
    set {
      context = AnimationContext(
        state: context.state,
        environment: newValue,
        isLogicallyComplete: context.isLogicallyComplete)
    }
  }

  /// The part of the delta covered at a time in seconds since the first animation began; nil once
  /// the animation is over.
  package mutating func covered(at time: Double) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  /// The right-handed velocity of what was covered last, in value units per second.
  ///
  /// - Parameters:
  ///   - time: The time of that frame, in seconds.
  ///   - covered: The part of the delta that was covered then.
  ///   - frame: Seconds until the next frame, whose value gives the velocity of an animation that
  ///     does not know it.
  package func velocity(at time: Double, covered: V, frame: Double) -> V {
    if let slope = knownVelocity(at: time) { return slope }
    var copy = self
    let next = copy.covered(at: time + frame) ?? value
    return (next - covered).scaled(by: 1 / frame)
  }

  /// The right-handed velocity as ``velocity(at:covered:frame:)`` returns it; nil where the animation does not know it.
  func knownVelocity(at time: Double) -> V? {
    animation.slope(value: value, time: time, context: context)
  }

  /// The velocity that the animation reports to one that merges; nil if it reports none.
  func reportedVelocity(at time: Double) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }
}
