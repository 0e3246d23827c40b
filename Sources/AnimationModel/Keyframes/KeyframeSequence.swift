/// Any number of keyframes in a track, from plain data.
///
/// The builders make a sequence of everything but a single keyframe. A program that has keyframes as data
/// puts them into a track with it:
///
///     KeyframeTrack(\.scale) {
///       KeyframeSequence([.linear(to: 2, duration: 0.3), .spring(to: 1)])
///     }
public struct KeyframeSequence<Value: Animatable> {
  private let sequence: [Keyframe<Value.AnimatableData>]

  /// Makes a sequence of keyframes of the `animatableData`.
  public init(_ keyframes: [Keyframe<Value.AnimatableData>] = []) {
    sequence = keyframes
  }
}

extension KeyframeSequence: KeyframeTrackContent {
  /// The sequence itself.
  public var body: KeyframeSequence { self }

  /// Adds the keyframes in order.
  public func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes += sequence
  }
}

extension KeyframeSequence: Equatable {}
extension KeyframeSequence: Hashable where Value.AnimatableData: Hashable {}
extension KeyframeSequence: Sendable where Value.AnimatableData: Sendable {}
