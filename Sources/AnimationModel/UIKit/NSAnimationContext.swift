/// AppKit's group of animations: the settings with which the `animator()` of a view animates, in
/// `runAnimationGroup(_:completionHandler:)` or between `beginGrouping()` and `endGrouping()`.
public struct NSAnimationContext: Hashable, Sendable {
  /// The duration, in seconds; with 0 or less the target is shown at once.
  public var duration = CATransaction.defaultAnimationDuration

  /// The curve; nil for the curve called `default`.
  public var timingFunction: CAMediaTimingFunction?

  /// Makes the settings that hold outside of any group.
  public init() {}

  /// The animation of properties that are set inside the group.
  public var animation: Animation {
    var transaction = CATransaction()
    transaction.animationDuration = duration
    transaction.animationTimingFunction = timingFunction
    return transaction.animation
  }

  /// The animation that AppKit plays for one of SwiftUI's, since macOS 15: the same animation.
  public static func animate(_ animation: Animation) -> Animation { animation }
}
