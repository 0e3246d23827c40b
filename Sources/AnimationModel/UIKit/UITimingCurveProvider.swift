/// A source of the timing of a property animator.
public protocol UITimingCurveProvider: Hashable, Sendable {
  /// Returns the animation that a property animator with a duration plays.
  ///
  /// - Parameter duration: The animator's duration in seconds, which some springs do not use.
  func animation(duration: Double) -> Animation
}
