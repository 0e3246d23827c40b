/// A keyframe that goes to its value in a straight line.
///
/// It ignores the velocity with which the previous keyframe ends.
public struct LinearKeyframe<Value: Animatable> {
  private let to: Value
  private let duration: Double
  private let timingCurve: UnitCurve

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value to which the keyframe leads.
  ///   - duration: The duration, in seconds. With 0 or less the keyframe jumps to its value.
  ///   - timingCurve: The position along the line as a function of the elapsed fraction of the time.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }
}

extension LinearKeyframe: KeyframeTrackContent {
  /// The keyframe itself.
  public var body: LinearKeyframe { self }

  /// Adds the straight line.
  public func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(
      .linear(to: to.animatableData, duration: duration, timingCurve: timingCurve))
  }
}

extension LinearKeyframe: Equatable where Value: Equatable {}
extension LinearKeyframe: Hashable where Value: Hashable {}
extension LinearKeyframe: Sendable where Value: Sendable {}
