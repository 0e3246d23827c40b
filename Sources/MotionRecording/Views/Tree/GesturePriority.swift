/// The priority of a gesture, which determines which one is recognized among those of nested views.
public enum GesturePriority: Hashable, Sendable {
  /// The view inside has priority: `.gesture(_:)`.
  case usual

  /// The view around has priority: `.highPriorityGesture(_:)`.
  case high

  /// Both are recognized: `.simultaneousGesture(_:)`.
  case simultaneous
}
