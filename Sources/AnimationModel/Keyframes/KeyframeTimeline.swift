/// A value over time, described by keyframes.
///
/// A timeline knows the value at every time; nothing plays it by itself. The type is SwiftUI's.
///
///     let timeline = KeyframeTimeline(initialValue: Pose()) {
///       KeyframeTrack(\.scale) {
///         LinearKeyframe(1, duration: 0.36)
///         SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
///       }
///       KeyframeTrack(\.angle) { CubicKeyframe(.degrees(16), duration: 0.6) }
///     }
///     timeline.value(time: 0.5)
///
/// Properties without a track keep the initial value. A track that is shorter than others keeps its last
/// value. Where two tracks move the same property, the last one wins.
///
/// Source: keyframe reference, sections 2 and 3.6.
public struct KeyframeTimeline<Value> {
  /// The value before anything has moved.
  public let initialValue: Value

  /// Seconds until the longest track is over.
  public let duration: Double

  private let tracks: [any ResolvedTrack<Value>]

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value before anything has moved.
  ///   - content: The tracks; or, for an `Animatable` value, keyframes of the whole of it.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, initialVelocity: nil, content: content)
  }

  /// Makes a timeline that takes over from motion.
  ///
  /// SwiftUI does this when the trigger of a keyframe animator changes while it runs.
  ///
  /// - Parameters:
  ///   - initialValue: The value at that moment.
  ///   - initialVelocity: A value of which the `animatableData` of each property is its velocity, per second;
  ///     nil is at rest. Tracks begin with it whose first keyframe is a cubic or spring that does
  ///     not say otherwise.
  ///   - content: The tracks; or, for an `Animatable` value, keyframes of the whole of it.
  public init(
    initialValue: Value,
    initialVelocity: Value?,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    tracks = content().trackList.tracks.map {
      $0.resolved(from: initialValue, velocity: initialVelocity)
    }
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds. Before 0 it is the initial value, after the end the last one; see
  ///   ``KeyframePath/value(time:)`` for tracks that begin with a jump, and for boundaries.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration.
  ///
  /// - Parameter progress: The part, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: time(progress: progress))
  }

  /// Sets the properties that have tracks to what they are at a time.
  ///
  /// - Parameters:
  ///   - value: The value; its other properties are left alone.
  ///   - time: Seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks {
      track.update(value: &value, time: time)
    }
  }

  /// Sets the properties that have tracks to what they are at a part of the duration.
  ///
  /// - Parameters:
  ///   - value: The value; its other properties are left alone.
  ///   - progress: The part, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: time(progress: progress))
  }

  /// How fast the value moves at a time.
  ///
  /// At a boundary it is the velocity with which the motion continues; before 0 and from the end on it is
  /// zero.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: A value of which the `animatableData` of each property that has a track is its velocity,
  ///   per second. Properties without a track do not move; they have their initial value in it, for
  ///   lack of any other.
  public func velocity(time: Double) -> Value {
    var velocity = initialValue
    for track in tracks {
      track.update(velocity: &velocity, time: time)
    }
    return velocity
  }

  private func time(progress: Double) -> Double {
    // Of a duration without end, any part but none has no end either.
    progress == 0 ? 0 : progress * duration
  }
}

extension KeyframeTimeline {
  /// The tracks with their segments, as plain numbers.
  public var outline: KeyframeOutline {
    KeyframeOutline(
      tracks: tracks.enumerated().map { index, track in
        let (name, path) = track.outline
        return KeyframeOutline.Track(name: name ?? "track \(index + 1)", path: path)
      })
  }
}
