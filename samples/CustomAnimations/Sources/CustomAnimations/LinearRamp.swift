import Kymograph

/// The whole way at one speed.
///
/// About the smallest animation there is: a part of the delta in proportion to the time.
public struct LinearRamp: CustomAnimation {
  /// How long it takes, in seconds.
  public var duration: TimeInterval

  /// Makes a ramp.
  public init(duration: TimeInterval) {
    self.duration = duration
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: time / duration)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: 1 / duration)
  }
}
