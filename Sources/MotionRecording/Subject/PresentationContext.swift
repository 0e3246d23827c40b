/// The context in which something is shown, which decides how long and whether it moves.
public enum PresentationContext: String, Hashable, Sendable, CaseIterable {
  /// In an app, without limits.
  case app

  /// In a widget.
  case widget

  /// In a Live Activity.
  case liveActivity

  /// Seconds after its change at which an animation outside of apps is cut off.
  ///
  /// Source: semantics reference, section 18 (documented).
  public static let longestAnimation = 2.0

  /// Seconds after which a Live Activity ends: 8 hours.
  ///
  /// Source: semantics reference, section 18 (documented).
  public static let longestActivity = 28_800.0
}
