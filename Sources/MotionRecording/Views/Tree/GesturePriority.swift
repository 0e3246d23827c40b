/// The priority of a gesture, which decides which one is recognized where the views of several lie in each other.
public enum GesturePriority: Hashable, Sendable {
  /// That of the view inside: `.gesture(_:)`.
  case usual

  /// That of the view around: `.highPriorityGesture(_:)`.
  case high

  /// Both: `.simultaneousGesture(_:)`.
  case simultaneous
}
