/// Keyframes that follow each other in a track.
///
/// The four kinds of keyframes conform. A program's own type conforms by composing them in ``body``:
///
///     struct Bounce: KeyframeTrackContent {
///       var height: Double
///       var body: some KeyframeTrackContent<Double> {
///         CubicKeyframe(height, duration: 0.2)
///         SpringKeyframe(0, spring: .bouncy)
///       }
///     }
public protocol KeyframeTrackContent<Value> {
  /// The type of value that moves.
  associatedtype Value: Animatable = Body.Value

  /// The type of ``body``.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of which this content is made.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes as plain data.
  ///
  /// It has a default implementation, which adds the keyframes of ``body``.
  func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>])
}

extension KeyframeTrackContent where Value == Body.Value {
  /// Adds the keyframes of the body.
  public func appendKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    body.appendKeyframes(to: &keyframes)
  }
}

extension KeyframeTrackContent {
  /// The keyframes as plain data, in order.
  public var keyframes: [Keyframe<Value.AnimatableData>] {
    var keyframes: [Keyframe<Value.AnimatableData>] = []
    appendKeyframes(to: &keyframes)
    return keyframes
  }
}

/// A result builder of the keyframes of a track.
///
/// It is SwiftUI's builder: keyframes one below the other, `if` with `else`, `switch` and loops. An `if`
/// without `else` and checks for availability are additions of ours.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// The first of several keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value {
    first
  }
}
