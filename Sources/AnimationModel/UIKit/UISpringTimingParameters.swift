/// UIKit's description of a spring for a property animator.
///
/// UIKit's `initialVelocity` is a vector with a component for each axis of a position; here it is the
/// component of one axis.
public struct UISpringTimingParameters: Hashable, Sendable {
  private let form: Form

  private enum Form: Hashable, Sendable {
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  /// The initial velocity, in deltas per second: 1 covers the whole delta in one second.
  public let initialVelocity: Double

  /// Makes the spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
  ///
  /// Its damping ratio of 4.56 acts as 1.
  public init() {
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Makes a spring that takes as long as its animator.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ; above 1 acts as 1.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public init(dampingRatio: Double, initialVelocity: Double = 0) {
    form = .ratio(dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring from its physical parameters, whose duration does not depend on its animator.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The force that pulls back, per unit of displacement.
  ///   - damping: The force that slows, per unit of velocity. More than critical damping acts as critical damping.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring from its perceptual parameters, whose duration does not depend on its animator.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the motion, in seconds.
  ///   - bounce: The bounciness, from −1 to 1; below 0 acts as 0.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    form = .perceptual(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  /// Whether the duration of the animator matters.
  ///
  /// It matters only to a spring that is given by its damping ratio alone.
  public var usesAnimatorDuration: Bool {
    if case .ratio = form { true } else { false }
  }

  /// Returns the spring that UIKit plays.
  ///
  /// - Parameter duration: The animator's duration in seconds; see ``usesAnimatorDuration``.
  public func springAnimation(duration: Double) -> CASpringAnimation {
    var animation: CASpringAnimation
    switch form {
    case .ratio(let ratio):
      return CASpringAnimation(
        duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity)
    case .physical(let mass, let stiffness, let damping):
      animation = CASpringAnimation(mass: mass, stiffness: stiffness, damping: damping)
    case .perceptual(let duration, let bounce):
      animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    }
    animation.initialVelocity = initialVelocity
    animation.duration = animation.viewDuration
    return animation
  }
}

extension UISpringTimingParameters: UITimingCurveProvider {
  /// Returns the animation of the spring; over at once where the duration matters and is 0 or less.
  public func animation(duration: Double) -> Animation {
    guard duration > 0 || !usesAnimatorDuration else { return .atOnce }
    return Animation(springAnimation(duration: duration))
  }
}

extension CASpringAnimation {
  /// The time after which UIKit ends a spring that has no duration of its own, in seconds.
  ///
  /// Below critical damping it is Core Animation's settling duration; from there on it is the exact time at which a
  /// critically damped spring of the same stiffness has settled.
  var viewDuration: Double {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return spring.angularFrequency > 0
      ? settlingDuration
      : CriticalSettling.time(frequency: spring.naturalFrequency, velocity: initialVelocity)
  }
}
