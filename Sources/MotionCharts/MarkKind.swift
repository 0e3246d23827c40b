/// A feature of a curve that can be marked.
public enum MarkKind: String, Hashable, Sendable, CaseIterable {
  /// The overshoot: the distance beyond the target, and its time.
  case overshoot

  /// The settling time, from which on the curve stays within 1 % of its travel around the target,
  /// and that band.
  case settle

  /// The first crossing, at which the curve first reaches its target.
  case crossing

  /// The logical completion of the animation.
  case logical

  /// The removal of the animation.
  case removed

  /// The point at which the curve is fastest.
  case peakVelocity = "peak-velocity"
}
