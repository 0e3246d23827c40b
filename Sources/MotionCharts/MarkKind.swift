/// What can be pointed out on a curve.
public enum MarkKind: String, Hashable, Sendable, CaseIterable {
  /// How far it goes beyond its target, and when.
  case overshoot

  /// From when on it stays within 1 % of its travel around the target, and that band.
  case settle

  /// When it first reaches its target.
  case crossing

  /// When the animation says that it is complete for all practical purposes.
  case logical

  /// When the animation is over.
  case removed

  /// Where it is fastest.
  case peakVelocity = "peak-velocity"
}
