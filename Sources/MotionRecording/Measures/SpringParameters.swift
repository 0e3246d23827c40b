internal import AnimationModel

/// The parameters of a spring in all parameterizations.
public struct SpringParameters: Hashable, Sendable {
  /// The perceptual duration in seconds, which is the same figure as the response.
  public var duration: Double

  /// The bounciness of the spring, from −1 to 1.
  public var bounce: Double

  /// The stiffness as a duration, in seconds.
  public var response: Double

  /// The friction as a fraction of critical damping.
  public var dampingRatio: Double

  /// The mass of the object on the spring.
  public var mass: Double

  /// The force that pulls back, per unit of displacement.
  public var stiffness: Double

  /// The force that slows, per unit of velocity.
  public var damping: Double

  /// SwiftUI's estimate of the time at which the spring settles, in seconds; infinite without friction, and 0 for a
  /// spring that does not settle within the 102 s that SwiftUI evaluates.
  public var settlingDuration: Double

  /// The reason why ``settlingDuration`` is not the time at which the spring settles, in words; nil if it is.
  public var settlingRemark: String? {
    settlingDuration == 0 && damping > 0
      ? "it does not settle within the 102 s that SwiftUI looks at" : nil
  }

  /// The frequency without friction, in radians per second.
  public var naturalFrequency: Double

  /// The frequency at which the spring swings, in radians per second; nil if it does not swing.
  public var dampedFrequency: Double?

  /// The quality factor Q, 1 ÷ 2ζ: the number of radians for which the swing lasts; infinite without friction.
  public var qualityFactor: Double

  /// Computes the parameters of a spring.
  ///
  /// The stiffness of an overdamped spring is the right one, not SwiftUI's.
  init(_ spring: Spring) {
    duration = spring.duration
    bounce = spring.bounce
    response = spring.response
    dampingRatio = spring.dampingRatio
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    settlingDuration = spring.settlingDuration
    naturalFrequency = spring.response == 0 ? .infinity : 2 * .pi / spring.response
    let square = (1 - spring.dampingRatio) * (1 + spring.dampingRatio)
    dampedFrequency = square > 0 ? naturalFrequency * square.squareRoot() : nil
    qualityFactor = 1 / (2 * spring.dampingRatio)
  }
}

extension Subject {
  /// The parameters of the spring inside; nil if there is none.
  public var springParameters: SpringParameters? { spring.map(SpringParameters.init) }

  /// Whether the spring inside is played as a critically damped one although it is overdamped.
  public var playsAsCritical: Bool {
    guard case .animation(let animation) = self, let spring = animation.underlyingSpring else {
      return false
    }
    return spring.dampingRatio > 1 && animation.limitsDamping
  }
}
