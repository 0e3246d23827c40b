/// A CSS easing function over a duration, as a CSS transition plays it.
///
/// SwiftUI has no such animation; with it, transitions of the web can be drawn next to SwiftUI's. Unlike
/// those of SwiftUI's curves, its values are not rounded, and it is over at d, not after it.
///
/// A delay around it is that of a CSS transition: a transition with a duration of 0 waits for it too, as the combined
/// duration is max(d, 0) plus the delay, and until then the easing function's before flag is set.
///
/// Source: CSS Easing Functions Level 2; CSS Transitions Level 1, "combined duration" (documented).
public struct EasingAnimation: Hashable, Sendable {
  /// The easing function.
  public var function: EasingFunction

  /// The duration of the transition, in seconds.
  ///
  /// With a duration of zero or less the transition ends at once.
  public var duration: Double

  /// Makes the animation.
  public init(function: EasingFunction, duration: Double) {
    self.function = function
    self.duration = duration
  }
}

extension EasingAnimation: CustomAnimation {
  /// The delta times the easing function at t ÷ d; nil from d on.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: function.value(at: max(time / duration, 0)))
  }
}

extension EasingAnimation: ContinuousAnimation {
  package var isProportional: Bool { true }

  package func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V? {
    value.scaled(by: function.valueBeforeStart)
  }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time >= 0, time < duration else { return .zero }
    return value.product(with: function.velocity(at: time / duration) / duration)
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let function = function
    return ContinuousMotion(
      of: request.value,
      over: duration,
      detail: 1.0 / 16,
      corners: function.breakpoints,
      curve: { (function.value(at: $0), function.derivatives(at: $0)) })
  }
}
