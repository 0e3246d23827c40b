internal import AnimationModel

extension Subject {
  /// The keyframes at their times, in order; empty for other subjects.
  public var keyframes: [RecordedKeyframe] {
    guard case .keyframes(let curve) = self else { return [] }
    return curve.path.segments.map(RecordedKeyframe.init)
  }
}
