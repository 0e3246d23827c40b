/// A keyframe that goes to its value in a straight line.
///
/// It ignores the velocity with which the keyframe before it ends.
public struct LinearKeyframe<Value: Animatable> {
  private let to: Value
  private let duration: Double
  private let timingCurve: UnitCurve

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value to which it leads.
  ///   - duration: Seconds. At 0 and below it is at its value at once.
  ///   - timingCurve: How far along the line it is when a part of the time is over.
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
