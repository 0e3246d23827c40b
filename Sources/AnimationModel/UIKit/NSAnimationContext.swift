/// AppKit's group of animations: what the `animator()` of a view animates with, in
/// `runAnimationGroup(_:completionHandler:)` or between `beginGrouping()` and `endGrouping()`.
public struct NSAnimationContext: Hashable, Sendable {
  /// Seconds; 0 and below show the target at once.
  public var duration = CATransaction.defaultAnimationDuration

  /// The curve; nil is the curve called `default`.
  public var timingFunction: CAMediaTimingFunction?

  /// The settings outside of any group.
  public init() {}

  /// The animation of properties that are set inside the group.
  public var animation: Animation {
    var transaction = CATransaction()
    transaction.animationDuration = duration
    transaction.animationTimingFunction = timingFunction
    return transaction.animation
  }

  /// The animation that AppKit plays for one of SwiftUI's, since macOS 15: that one.
  public static func animate(_ animation: Animation) -> Animation { animation }
}
