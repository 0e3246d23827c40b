/// The course of a value over time: tracks of keyframes.
///
/// ``KeyframeTrack`` conforms. A type of a program's own conforms by composing tracks in ``body``:
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

  /// The tracks that this is made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a list.
  ///
  /// There is no need to write it: those of ``body`` are added.
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

/// Makes keyframes of the tracks listed in a closure, or of a single track's keyframes.
///
/// It is SwiftUI's builder, which takes tracks one below the other, or keyframes with `if`, `switch` and
/// loops where the whole value moves. Conditions and loops around tracks are additions of ours.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// The first tracks of several.
  public static func buildPartialBlock<K: Keyframes>(
    first: K
  ) -> K where K.Value == Value {
    first
  }
}

extension KeyframesBuilder {
  /// The tracks.
  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value {
    component
  }
}
