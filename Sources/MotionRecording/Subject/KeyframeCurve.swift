public import AnimationModel
internal import CurveGeometry

/// A number that goes through keyframes, played once from its first value to its last.
///
/// It has values of its own: its start and target are not those of a recorder.
public struct KeyframeCurve: Hashable, Sendable {
  /// The path through the keyframes.
  public var path: KeyframePath<Double>

  /// The time at which the whole timeline is over, which is the duration of its longest track, in seconds.
  ///
  /// A shorter track waits at its end. A value below the duration of the path has no effect.
  public var timelineDuration: Double

  /// Makes a curve of a path and the duration of its timeline, which is 0 for a single track.
  public init(_ path: KeyframePath<Double>, timelineDuration: Double = 0) {
    self.path = path
    self.timelineDuration = timelineDuration
  }

  /// The time at which the timeline is over, in seconds.
  public var duration: Double { max(timelineDuration, path.duration) }

  /// The shortest time in which the motion can change its course after a time, in seconds.
  ///
  /// It depends on the keyframe at that time, as short keyframes are no reason to sample long ones more densely.
  func timeScale(from time: Double) -> Double {
    let begun = path.segments[..<path.segments.partitionIndex { $0.start > time }]
    guard let segment = begun.last(where: { $0.duration > 0 }) else { return .infinity }
    return time < segment.end ? segment.timeScale : .infinity
  }

  /// The largest distance of a keyframe from the value at the start.
  var extent: Double {
    path.segments.reduce(0) {
      max(
        $0, ($1.endValue - path.initialValue).magnitude, ($1.target - path.initialValue).magnitude)
    }
  }
}
