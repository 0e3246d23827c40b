/// A feature of a curve that can be marked.
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

  /// The point at which it is fastest.
  case peakVelocity = "peak-velocity"
}
