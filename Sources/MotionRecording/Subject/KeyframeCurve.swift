public import AnimationModel
internal import CurveGeometry

/// One number that goes through keyframes, played once from its first value to its last.
///
/// It has values of its own: its start and target are not a recorder's.
public struct KeyframeCurve: Hashable, Sendable {
  /// The path through the keyframes.
  public var path: KeyframePath<Double>

  /// Seconds until the whole timeline is over, which is that of its longest track.
  ///
  /// A shorter track waits at its end. What is less than the duration of the path counts as that.
  public var timelineDuration: Double

  /// Takes a path, and how long its timeline lasts; 0 for a track by itself.
  public init(_ path: KeyframePath<Double>, timelineDuration: Double = 0) {
    self.path = path
    self.timelineDuration = timelineDuration
  }

  /// Seconds until the timeline is over.
  public var duration: Double { max(timelineDuration, path.duration) }

  /// Seconds in which the motion can change its course after a time.
  ///
  /// Short keyframes are no reason to look more closely at long ones.
  func timeScale(from time: Double) -> Double {
    let begun = path.segments[..<path.segments.partitionIndex { $0.start > time }]
    guard let segment = begun.last(where: { $0.duration > 0 }) else { return .infinity }
    return time < segment.end ? segment.timeScale : .infinity
  }

  /// The greatest distance of a keyframe from the value at the start.
  var extent: Double {
    path.segments.reduce(0) {
      max(
        $0, ($1.endValue - path.initialValue).magnitude, ($1.target - path.initialValue).magnitude)
    }
  }
}
