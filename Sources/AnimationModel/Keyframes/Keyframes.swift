/// The course of a value over time: tracks of keyframes.
///
/// ``KeyframeTrack`` conforms. A program's own type conforms by composing tracks in ``body``:
///
///     struct Jump: Keyframes {
///       var body: some Keyframes<Pose> {
///         KeyframeTrack(\.height) { CubicKeyframe(40, duration: 0.3) }
///         KeyframeTrack(\.stretch) { SpringKeyframe(1.2) }
///       }
///     }
public protocol Keyframes<Value> {
  /// The type of value that moves.
  associatedtype Value = Body.Value

  /// The type of ``body``.
  associatedtype Body: Keyframes

  /// The tracks of which these keyframes are made.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a list.
  ///
  /// It has a default implementation, which adds the tracks of ``body``.
  func appendTracks(to list: inout KeyframeTrackList<Value>)
}

extension Keyframes where Value == Body.Value {
  /// Adds the tracks of the body.
  public func appendTracks(to list: inout KeyframeTrackList<Value>) {
    body.appendTracks(to: &list)
  }
}

extension Keyframes {
  /// The tracks in the order of their declaration.
  var trackList: KeyframeTrackList<Value> {
    var list = KeyframeTrackList<Value>()
    appendTracks(to: &list)
    return list
  }
}

/// A result builder of the tracks of a value, or of keyframes of the whole value.
///
/// It is SwiftUI's builder, which takes tracks one below the other, or keyframes with `if`, `switch` and
/// loops where the whole value moves. Conditions and loops around tracks are additions of ours.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// The tracks of one expression.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// The first of several groups of tracks.
  public static func buildPartialBlock<K: Keyframes>(
    first: K
  ) -> K where K.Value == Value {
    first
  }
}

extension KeyframesBuilder {
  /// The tracks of the whole closure.
  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value {
    component
  }
}
