/// Which of the gestures of views that lie in each other is recognized.
public enum GesturePriority: Hashable, Sendable {
  /// That of the view inside: `.gesture(_:)`.
  case usual

  /// That of the view around: `.highPriorityGesture(_:)`.
  case high

  /// Both: `.simultaneousGesture(_:)`.
  case simultaneous
}
