/// Keyframes that follow each other in a track.
///
/// The four kinds of keyframes conform. A type of a program's own conforms by composing them in ``body``:
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

  /// The keyframes that this one is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes as plain data.
  ///
  /// There is no need to write it: those of ``body`` are added.
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

/// Makes the content of a track of the keyframes listed in a closure.
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

  /// The first keyframe of several.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value {
    first
  }
}
