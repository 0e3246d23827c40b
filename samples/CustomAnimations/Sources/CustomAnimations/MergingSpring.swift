import Kymograph

/// A spring that does not swing, and takes over from one that is still moving.
///
/// After a merge the time goes on counting from the first animation, and the delta is the whole way from
/// its start. The spring therefore remembers when it took over, where the value was and how fast.
public struct MergingSpring: CustomAnimation {
  /// About how long a change takes to be felt as done, in seconds.
  public var response: TimeInterval

  /// Makes a spring.
  public init(response: TimeInterval = 0.5) {
    self.response = response
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let takeover = context.state[Takeover<V>.self]
    let elapsed = time - takeover.time
    if elapsed >= response { context.isLogicallyComplete = true }
    // After two responses a twenty-thousandth of the way is left.
    guard elapsed < 2 * response else { return nil }
    return value - rest(of: value, after: takeover, elapsed: elapsed).distance
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let takeover = context.state[Takeover<V>.self]
    return rest(of: value, after: takeover, elapsed: time - takeover.time).approach
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? MergingSpring else { return false }
    let velocity = previous.velocity(value: value, time: time, context: context)
    let place = previous.animate(value: value, time: time, context: &context)
    context.state[Takeover<V>.self] = Takeover(
      time: time, place: place ?? value, velocity: place == nil ? .zero : velocity ?? .zero)
    return true
  }

  /// How far it still is to the end of the delta, and how fast that becomes less: the motion of a
  /// critically damped spring that was released at a place with a velocity.
  private func rest<V: VectorArithmetic>(
    of value: V, after takeover: Takeover<V>, elapsed: TimeInterval
  ) -> (distance: V, approach: V) {
    let frequency = 2 * Double.pi / response
    let start = value - takeover.place
    let drift = start.scaled(by: frequency) - takeover.velocity
    let decay = exp(-frequency * elapsed)
    let distance = (start + drift.scaled(by: elapsed)).scaled(by: decay)
    return (distance, distance.scaled(by: frequency) - drift.scaled(by: decay))
  }
}

extension Animation {
  /// The merging spring.
  public static func mergingSpring(response: TimeInterval = 0.5) -> Animation {
    Animation(MergingSpring(response: response))
  }
}

/// When a spring took over, in seconds on its clock, and from what place and velocity.
private struct Takeover<V: VectorArithmetic>: AnimationStateKey {
  var time: TimeInterval = 0
  var place = V.zero
  var velocity = V.zero

  static var defaultValue: Takeover { Takeover() }
}
