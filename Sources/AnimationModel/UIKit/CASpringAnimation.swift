/// Core Animation's spring, which UIKit's springs use too: it plays the closed solution of a damped
/// oscillator and is cut off at its end.
///
/// The type is a value and plays by itself: `Animation(spring)` can be drawn next to what replaces it. It
/// depends only on its delta, as SwiftUI's interpolating spring does. Springs that run at the same time add, as UIKit
/// adds them; see ``CombinedAnimation``.
///
/// Source: semantics reference, section 17 (recorded); for overdamped springs the recordings of its
/// source U.
public struct CASpringAnimation: Hashable, Sendable {
  /// The mass of the object on the spring.
  public var mass: Double

  /// The force that pulls back, per unit of displacement.
  public var stiffness: Double

  /// The force that slows, per unit of velocity.
  ///
  /// More than critical damping acts as critical damping, unless ``allowsOverdamping``.
  public var damping: Double

  /// The initial velocity, in deltas per second: 1 covers the whole delta in one second.
  public var initialVelocity: Double

  /// Whether more damping than critical damping is kept.
  ///
  /// Core Animation then begins faster than the initial velocity, by 2ζω₀, so that such a spring
  /// overshoots.
  public var allowsOverdamping: Bool

  /// The time from which the target is shown, in seconds, wherever the spring is by then.
  ///
  /// Nil stands for the ``settlingDuration``, which code usually sets by hand.
  public var duration: Double?

  /// Makes a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The force that pulls back, per unit of displacement.
  ///   - damping: The force that slows, per unit of velocity.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    allowsOverdamping = false
    duration = nil
  }

  /// Makes a spring from its perceptual parameters, as SwiftUI's `Spring` has them.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The perceived duration of the motion, in seconds; the spring settles later.
  ///   - bounce: The bounciness, from −1 to 1. Below 0 the spring acts as a critically damped one, unless
  ///     ``allowsOverdamping``.
  public init(perceptualDuration: Double, bounce: Double) {
    let frequency = 2 * Double.pi / perceptualDuration
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * frequency * Spring.dampingRatio(bounce: bounce))
  }

  /// Makes a spring for a property, with Core Animation's defaults: mass 1, stiffness 100, damping 10.
  ///
  /// - Parameter keyPath: The key path of the property, which makes no difference to the motion.
  public init(keyPath: String?) {
    self.init()
  }

  /// Makes the spring that UIKit makes from a duration, a damping ratio and a velocity, and cuts it off
  /// after that duration.
  ///
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` and
  /// property animators play this spring. At the cut it need not be at rest.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the spring ends at once.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let frequency = UIKitSpringSolver.naturalFrequency(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * min(dampingRatio, 1) * frequency,
      initialVelocity: initialVelocity)
    self.duration = max(0, duration)
  }
}

extension CASpringAnimation {
  /// The spring as SwiftUI's type, critically damped where Core Animation plays it so.
  public var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
  }

  /// The perceived duration of the motion, in seconds: 2π ÷ ω₀.
  public var perceptualDuration: Double { spring.duration }

  /// The bounciness of the spring, from −1 to 1.
  public var bounce: Double { spring.bounce }

  /// The time after which the spring rests, as Core Animation estimates it: the seconds until it is within a
  /// thousandth of its travel.
  ///
  /// Below critical damping it is ln((1 + |v₀ − ζω₀| ÷ ω) ÷ 0.001) ÷ ζω₀ (recorded); otherwise the first
  /// tenth of a second from which a critically damped spring stays there. Infinite without friction.
  public var settlingDuration: Double {
    InterpolatingSpringAnimation(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity
    ).settlingDuration
  }

  /// The velocity with which the spring really begins, in deltas per second.
  ///
  /// It is the ``initialVelocity``, and 2ζω₀ more for an overdamped spring that ``allowsOverdamping``.
  public var actualInitialVelocity: Double {
    let spring = spring
    return spring.angularFrequency < 0
      ? initialVelocity + 2 * spring.decayConstant : initialVelocity
  }
}

extension InterpolatingSpringAnimation {
  /// The time after which the spring is over, in seconds.
  fileprivate var settlingDuration: Double { Solution(self).end }
}

extension CASpringAnimation {
  /// Whether UIKit is known to make the same spring from a duration, a damping ratio and a velocity.
  ///
  /// It is false where velocity and friction nearly cancel: UIKit's own solution jumps there from one
  /// input to the next. It is also false for ratios below 0.01, which have not been measured.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - dampingRatio: ζ.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public static func isSolutionCertain(
    duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> Bool {
    UIKitSpringSolver.isCertain(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }
}
