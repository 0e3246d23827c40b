/// The velocity of a gesture towards a target, in the units that different springs need.
///
/// `UIView.animate`, `UISpringTimingParameters`, `CASpringAnimation` and SwiftUI's `interpolatingSpring` use
/// travels per second; SwiftUI's `Spring`, keyframes and velocity tracking use points per second.
///
///     let velocity = GestureVelocity(pointsPerSecond: 100, distance: 200)
///     UIView.animate(
///       withDuration: 0.5, usingSpringWithDamping: 0.7,
///       initialSpringVelocity: velocity.travelsPerSecond)  // 0.5
public struct GestureVelocity: Hashable, Sendable {
  /// The velocity in points per second, positive in the direction in which coordinates grow.
  public let pointsPerSecond: Double

  /// The points from the start of the animation to its target, negative in the direction in which coordinates shrink.
  public let distance: Double

  /// Makes a velocity from one that was measured.
  ///
  /// - Parameters:
  ///   - pointsPerSecond: The velocity in points per second.
  ///   - distance: The points from the end of the gesture to the target.
  public init(pointsPerSecond: Double, distance: Double) {
    self.pointsPerSecond = pointsPerSecond
    self.distance = distance
  }

  /// Makes a velocity from one that an animation is given.
  ///
  /// - Parameters:
  ///   - travelsPerSecond: The velocity in travels per second, positive towards the target.
  ///   - distance: The points from the start to the target.
  public init(travelsPerSecond: Double, distance: Double) {
    self.init(pointsPerSecond: travelsPerSecond * distance, distance: distance)
  }

  /// The velocity in travels per second: 1 covers the whole travel in one second; a negative one points away from the
  /// target.
  ///
  /// Without any travel it is 0, as Apple recommends.
  public var travelsPerSecond: Double {
    distance == 0 ? 0 : pointsPerSecond / distance
  }
}
