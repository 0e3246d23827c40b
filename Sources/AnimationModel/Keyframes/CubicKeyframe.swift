/// A keyframe that goes to its value along a cubic.
///
/// Cubics that follow each other without given velocities make a Catmull–Rom spline: where two meet, the
/// velocity is that from the value before to the value after. Beside keyframes of other kinds a cubic takes their
/// velocity, and at the ends of a track it is at rest.
public struct CubicKeyframe<Value: Animatable> {
  private let to: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value to which the keyframe leads.
  ///   - duration: The duration, in seconds. With 0 or less the keyframe jumps to its value.
  ///   - startVelocity: A value whose `animatableData` is the velocity at the start, per second;
  ///     nil derives it from the neighbours.
  ///   - endVelocity: The velocity at the end, in the same form.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }
}

extension CubicKeyframe: KeyframeTrackContent {
  /// The keyframe itself.
  public var body: CubicKeyframe { self }

  /// Adds the cubic.
  public func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(
      .cubic(
        to: to.animatableData, duration: duration,
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }
}

extension CubicKeyframe: Equatable where Value: Equatable {}
extension CubicKeyframe: Hashable where Value: Hashable {}
extension CubicKeyframe: Sendable where Value: Sendable {}
