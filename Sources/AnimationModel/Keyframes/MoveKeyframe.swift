/// A keyframe that jumps to its value.
///
/// It takes no time. The jump is seen just after the time of the keyframe, not at it, and the motion after it begins
/// at rest.
public struct MoveKeyframe<Value: Animatable> {
  private let to: Value

  /// Makes a keyframe.
  ///
  /// - Parameter to: The value to which the keyframe jumps.
  public init(_ to: Value) {
    self.to = to
  }
}

extension MoveKeyframe: KeyframeTrackContent {
  /// The keyframe itself.
  public var body: MoveKeyframe { self }

  /// Adds the jump.
  public func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(.move(to: to.animatableData))
  }
}

extension MoveKeyframe: Equatable where Value: Equatable {}
extension MoveKeyframe: Hashable where Value: Hashable {}
extension MoveKeyframe: Sendable where Value: Sendable {}
