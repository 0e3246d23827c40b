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
  /// The initial value, before anything has moved.
  public let initialValue: Value

  /// Seconds until the longest track is over.
  public let duration: Double

  private let tracks: [any ResolvedTrack<Value>]

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value before anything has moved.
  ///   - content: The tracks; or, for an `Animatable` value, keyframes of the whole value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, initialVelocity: nil, content: content)
  }

  /// Makes a timeline that takes over from a motion.
  ///
  /// SwiftUI does this when the trigger of a keyframe animator changes while it runs.
  ///
  ///   - initialValue: The value at that time.
  ///   - initialVelocity: A value whose `animatableData` of each property is the property's velocity, per second;
  ///     nil for a value at rest. Tracks begin with it if their first keyframe is a cubic or a spring without a
  ///     start velocity of its own.
  ///   - content: The tracks; or, for an `Animatable` value, keyframes of the whole value.
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

  /// Returns the value at a time.
  ///
  /// - Parameter time: The time, in seconds. Before 0 the value is the initial one, after the end the last one; see
  ///   ``KeyframePath/value(time:)`` for tracks that begin with a jump, and for boundaries.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: time(progress: progress))
  }

  /// Sets the properties that have tracks to their values at a time.
  ///
  /// - Parameters:
  ///   - value: The value; its other properties are left alone.
  ///   - time: The time, in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks {
      track.update(value: &value, time: time)
    }
  }

  /// Sets the properties that have tracks to their values at a fraction of the duration.
  ///
  /// - Parameters:
  ///   - value: The value; its other properties are left alone.
  ///   - progress: The fraction, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: time(progress: progress))
  }

  /// Returns the velocity of the value at a time.
  ///
  /// At a boundary it is the velocity of the later keyframe; before 0 and from the end on it is zero.
  ///
  /// - Parameter time: The time, in seconds.
  /// - Returns: A value whose `animatableData` of each property that has a track is the property's velocity,
  ///   per second. Properties without a track do not move; in the returned value they have their initial value,
  ///   for lack of any other.
  public func velocity(time: Double) -> Value {
    var velocity = initialValue
    for track in tracks {
      track.update(velocity: &velocity, time: time)
    }
    return velocity
  }

  private func time(progress: Double) -> Double {
    // Any fraction of an endless duration but 0 is endless, too.
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
