/// A spring that knows only its delta, behind `interpolatingSpring`.
///
/// The value is delta·s(t) with the closed solution of a damped oscillator. Springs of this kind do not
/// merge: when one takes over from another, both are combined. **With a damping ratio above 1 it moves
/// as a critically damped spring does**, silently.
///
/// It is over when |1 − s| stays within 0.001 by its envelope: at ln((1 + |B|) ÷ 0.001) ÷ ζω₀
/// with B = (ζω₀ − v₀) ÷ ω when underdamped, otherwise on a grid of tenths of a second.
///
/// Source: semantics reference, section 7.5 and section 20 items 9 and 11 (recovered).
public struct InterpolatingSpringAnimation: Hashable, Sendable {
  /// The mass of the object on the spring.
  public var mass: Double

  /// The force that pulls back, per unit of displacement.
  ///
  /// With infinite stiffness it ends at once.
  public var stiffness: Double

  /// The force that slows, per unit of velocity.
  public var damping: Double

  /// The initial velocity, in deltas per second: 1 covers the whole delta in one second.
  public var initialVelocity: Double

  /// Makes the animation.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The part of the delta that counts as rest.
  static let restingFraction = 0.001

  /// The time up to which the motion is evaluated if no horizon is set, in seconds.
  private static let timeout = 10_000.0
}

extension InterpolatingSpringAnimation {
  /// The closed solution and its end, computed once for a run of evaluations.
  struct Solution {
    let response: SpringResponse
    let initialVelocity: Double
    /// The time at which the animation is over, in seconds; infinite without damping.
    let end: Double
    let naturalFrequency: Double

    init(_ animation: InterpolatingSpringAnimation) {
      let naturalFrequency = (animation.stiffness / animation.mass).squareRoot()
      let dampingRatio =
        animation.damping / (2 * (animation.stiffness * animation.mass).squareRoot())
      let ratio = min(dampingRatio, 1)
      let frequency = naturalFrequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let decayConstant = ratio * naturalFrequency
      let velocity = animation.initialVelocity
      let response = SpringResponse(
        angularFrequency: frequency,
        decayConstant: decayConstant,
        naturalFrequency: naturalFrequency)
      self.response = response
      self.naturalFrequency = naturalFrequency
      initialVelocity = velocity
      if !naturalFrequency.isFinite {
        end = 0
      } else if decayConstant == 0 {
        end = .infinity
      } else if ratio < 1 {
        let envelope = 1 + ((decayConstant - velocity) / frequency).magnitude
        let time =
          ElementaryFunctions.logarithm(envelope / restingFraction) / decayConstant
        end = max(0, time)
      } else {
        end = SettlingScan.time(epsilon: restingFraction) { time in
          let coefficients = response.coefficients(at: time)
          return
            (1 - coefficients.positionOfTarget - velocity * coefficients.positionOfVelocity)
            .magnitude
        }
      }
    }

    /// The covered part of the delta at a time in seconds, its rate per second and the second derivative.
    func state(at time: Double) -> (position: Double, slope: Double, curvature: Double) {
      let state = state(at: time, timesExponentialOf: 0)
      if state.curvature.isFinite || !state.position.isFinite { return state }
      // Where time runs backwards, the velocity becomes too large for a number before the position does: it should then
      // be infinite by itself, and not the difference of two infinities.
      let exponent = 256.0
      let small = self.state(at: time, timesExponentialOf: exponent)
      let growth = ElementaryFunctions.exponential(exponent)
      return (state.position, small.slope * growth, small.curvature * growth)
    }

    private func state(
      at time: Double, timesExponentialOf exponent: Double
    ) -> (position: Double, slope: Double, curvature: Double) {
      let coefficients = response.coefficients(at: time, timesExponentialOf: exponent)
      let position =
        coefficients.positionOfTarget + initialVelocity * coefficients.positionOfVelocity
      let slope =
        coefficients.velocityOfTarget + initialVelocity * coefficients.velocityOfVelocity
      let target = ElementaryFunctions.exponential(-exponent)
      let curvature = response.acceleration(target: target, position: position, velocity: slope)
      return (position, slope, curvature)
    }
  }

  /// The time of logical completion, in seconds.
  ///
  /// The mass is left out, as SwiftUI leaves it out.
  var logicalDuration: Double {
    stiffness.isFinite ? 2 * .pi / stiffness.squareRoot() : 0
  }
}

extension InterpolatingSpringAnimation: CustomAnimation {
  /// The delta times s(t); nil at the end or where s is not finite.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= logicalDuration { context.isLogicallyComplete = true }
    let solution = Solution(self)
    guard time < solution.end else { return nil }
    let position = solution.state(at: time).position
    return position.isFinite ? value.scaled(by: position) : nil
  }
}

extension InterpolatingSpringAnimation: ContinuousAnimation {
  package var isProportional: Bool { true }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let solution = Solution(self)
    guard time < solution.end else { return .zero }
    return value.product(with: solution.state(at: time).slope)
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let solution = Solution(self)
    let delta = request.value
    var motion = ContinuousMotion<V>(
      duration: solution.end,
      logicalDuration: logicalDuration,
      timeScale: 2 * .pi / solution.naturalFrequency
    ) { time, side in
      let isEnd = TimeEquality.holds(time, solution.end, within: solution.end)
      if isEnd ? side != .before : time > solution.end { return .resting(at: delta) }
      let state = solution.state(at: time)
      return MotionState(
        value: delta.scaled(by: state.position),
        velocity: delta.product(with: state.slope),
        acceleration: delta.product(with: state.curvature))
    }
    motion.runsBackwardsFor = FirstTime.after(0, before: request.horizon ?? Self.timeout) {
      !solution.state(at: -$0).position.isFinite
    }
    return motion.resting(after: solution.response.rest)
  }
}

extension Animation {
  /// The spring with physical parameters that is combined with others instead of merging.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The force that pulls back, per unit of displacement.
  ///   - damping: The force that slows, per unit of velocity. More than critical damping acts as critical damping.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// The spring with perceptual parameters that is combined with others instead of merging.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; with zero or less it ends at once.
  ///   - bounce: The bounciness of the spring. Below 0 it acts as 0.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = duration > 0 ? 2 * Double.pi / duration : .infinity
    let ratio = Spring.dampingRatio(bounce: bounce)
    return .interpolatingSpring(
      mass: 1, stiffness: frequency * frequency,
      damping: frequency.isFinite ? 2 * frequency * ratio : .infinity,
      initialVelocity: initialVelocity)
  }

  /// The interpolating spring of duration 0.5 s and bounce 0.
  public static var interpolatingSpring: Animation {
    .interpolatingSpring(duration: 0.5, bounce: 0)
  }

  /// The interpolating spring with the parameters of a `Spring`, scaled to mass 1.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the start, in deltas per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      mass: 1,
      stiffness: spring.stiffness / spring.mass,
      damping: spring.damping / spring.mass,
      initialVelocity: initialVelocity)
  }
}
