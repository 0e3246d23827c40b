/// A keyframe that a spring pulls to its value.
///
/// When its time is over, the next keyframe continues from the position and the velocity of the spring, which need
/// not have reached the value.
public struct SpringKeyframe<Value: Animatable> {
  private let to: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value to which the spring pulls.
  ///   - duration: The seconds after which the keyframe ends, whether the spring has settled or not.
  ///     Nil ends it when the spring has come within 0.0001 of the value, by SwiftUI's estimate.
  ///   - spring: The spring.
  ///   - startVelocity: A value whose `animatableData` is the velocity at the start, per second; nil
  ///     takes the final velocity of the previous keyframe.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }
}

extension SpringKeyframe: KeyframeTrackContent {
  /// The keyframe itself.
  public var body: SpringKeyframe { self }

  /// Adds the pull of the spring.
  public func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(
      .spring(
        to: to.animatableData, duration: duration, spring: spring,
        startVelocity: startVelocity?.animatableData))
  }
}

extension SpringKeyframe: Equatable where Value: Equatable {}
extension SpringKeyframe: Hashable where Value: Hashable {}
extension SpringKeyframe: Sendable where Value: Sendable {}
