/// Core Animation's spring, to which UIKit's springs lower too: it plays the closed solution of a damped
/// oscillator and is cut off at its end.
///
/// The type is a value and plays by itself: `Animation(spring)` can be drawn next to what replaces it. It
/// knows only its delta, as an interpolating spring of SwiftUI does. Those that are running at once add, as UIKit
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
  /// More than critical acts as critical, unless ``allowsOverdamping``.
  public var damping: Double

  /// Initial velocity, in deltas per second: 1 covers the whole delta in one second.
  public var initialVelocity: Double

  /// Whether more damping than critical is kept.
  ///
  /// Core Animation then begins faster than it is asked to, by 2ζω₀, so that such a spring
  /// overshoots.
  public var allowsOverdamping: Bool

  /// Seconds after which the target is shown, wherever the spring is by then.
  ///
  /// Nil is the ``settlingDuration``, to which code sets it by hand.
  public var duration: Double?

  /// Makes a spring of its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The force that pulls back, per unit of displacement.
  ///   - damping: The force that slows, per unit of velocity.
  ///   - initialVelocity: Velocity at the start, in deltas per second.
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

  /// Makes a spring of its perceptual parameters, as SwiftUI's `Spring` has them.
  ///
  /// - Parameters:
  ///   - perceptualDuration: How long the motion seems to take, in seconds; it settles later.
  ///   - bounce: From −1 to 1. Below 0 the spring acts as critical, unless ``allowsOverdamping``.
  public init(perceptualDuration: Double, bounce: Double) {
    let frequency = 2 * Double.pi / perceptualDuration
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * frequency * Spring.dampingRatio(bounce: bounce))
  }

  /// Makes a spring of a property, with Core Animation's defaults: mass 1, stiffness 100, damping 10.
  ///
  /// - Parameter keyPath: The property, which makes no difference to the motion.
  public init(keyPath: String?) {
    self.init()
  }

  /// Makes the spring that UIKit makes of a duration, a damping ratio and a velocity, and cuts it off
  /// after that duration.
  ///
  /// This is what `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` and
  /// property animators play. At the cut it need not be at rest.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below end at once.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  ///   - initialVelocity: Velocity at the start, in deltas per second.
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
  /// The spring as SwiftUI's value, critical where Core Animation plays it so.
  public var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
  }

  /// How long the motion seems to take, in seconds: 2π ÷ ω₀.
  public var perceptualDuration: Double { spring.duration }

  /// How bouncy the spring is, from −1 to 1.
  public var bounce: Double { spring.bounce }

  /// How long the spring takes to rest, as Core Animation estimates it: seconds until it is within a
  /// thousandth of its travel.
  ///
  /// Below critical damping ln((1 + |v₀ − ζω₀| ÷ ω) ÷ 0.001) ÷ ζω₀ (recorded); otherwise the first
  /// tenth of a second at which a critical spring is there for good. Infinite without friction.
  public var settlingDuration: Double {
    InterpolatingSpringAnimation(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity
    ).settlingDuration
  }

  /// The velocity with which the spring really begins, in deltas per second.
  ///
  /// It is the ``initialVelocity``, and 2ζω₀ more for a spring that is overdamped and may be.
  public var actualInitialVelocity: Double {
    let spring = spring
    return spring.angularFrequency < 0
      ? initialVelocity + 2 * spring.decayConstant : initialVelocity
  }
}

extension InterpolatingSpringAnimation {
  /// Seconds after which the spring is over.
  fileprivate var settlingDuration: Double { Solution(self).end }
}

extension CASpringAnimation {
  /// Whether UIKit is known to make the same spring of a duration, a damping ratio and a velocity.
  ///
  /// It is not where velocity and friction nearly cancel: UIKit's own solution jumps there from one
  /// input to the next. Nor is it for ratios below 0.01, which are not measured.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - dampingRatio: ζ.
  ///   - initialVelocity: Velocity at the start, in deltas per second.
  public static func isSolutionCertain(
    duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> Bool {
    UIKitSpringSolver.isCertain(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }
}
