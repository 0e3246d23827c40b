/// The context in which something is shown, which determines whether it moves and for how long.
public enum PresentationContext: String, Hashable, Sendable, CaseIterable {
  /// An app, without limits.
  case app

  /// A widget.
  case widget

  /// A Live Activity.
  case liveActivity

  /// The time after a change at which an animation outside of apps is cut off, in seconds.
  ///
  /// Source: semantics reference, section 18 (documented).
  public static let longestAnimation = 2.0

  /// The time after which a Live Activity ends, in seconds: 8 hours.
  ///
  /// Source: semantics reference, section 18 (documented).
  public static let longestActivity = 28_800.0
}
