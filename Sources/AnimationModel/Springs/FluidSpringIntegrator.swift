/// One step of 1/300 s of the fluid spring, and the test that ends it.
///
/// Source: semantics reference, section 7.3 steps 2 and 5 to 7 (recovered, and recorded for one
/// spring).
struct FluidSpringIntegrator {
  /// The length of a step: 1/300 s.
  static let step = 1.0 / stepsPerSecond

  /// Steps in a second.
  static let stepsPerSecond = 300.0

  /// The stiffness above which springs are not integrated: that of a response of 0.02962 s.
  static let stiffnessCap = 45_000.0

  /// Speed and acceleration below which a spring is quiet: 0.06 per second, squared.
  static let quietThreshold = 0.0036

  /// The part of the delta within which a quiet spring has arrived.
  static let arrivalFraction = 0.01

  let stiffness: Double
  let damping: Double

  init(response: Double, dampingFraction: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : .infinity
    stiffness = min(frequency * frequency, Self.stiffnessCap)
    damping = 2 * stiffness.squareRoot() * dampingFraction
  }

  /// Position, velocity and acceleration at the end of a step.
  struct Phase<V: VectorArithmetic> {
    var offset = V.zero
    var velocity = V.zero
    var acceleration = V.zero
  }

  /// Moves on by one step: half a kick, a drift, the new force, half a kick.
  @inline(__always)
  func step<V: VectorArithmetic>(_ phase: inout Phase<V>, towards target: V) {
    let halfway = phase.velocity + phase.acceleration.scaled(by: Self.step / 2)
    phase.offset += halfway.scaled(by: Self.step)
    phase.acceleration =
      (target - phase.offset).scaled(by: stiffness) - halfway.scaled(by: damping)
    phase.velocity = halfway + phase.acceleration.scaled(by: Self.step / 2)
  }

  /// Whether a spring is certainly not over by a time in seconds, found without taking the steps.
  ///
  /// Friction takes at most the part 2·damping of the energy k·(g − x)² + v² in a second, and a
  /// spring that does not swing and starts at rest keeps e^(−st) of its distance, s its slow rate.
  /// Answers false where the steps are too coarse for either to hold.
  func isStillMoving<V: VectorArithmetic>(
    after seconds: Double, velocity: V = .zero, towards target: V
  ) -> Bool {
    guard damping >= 0, damping * Self.step < 1 else { return false }
    let split = damping * damping / 4 - stiffness
    if split >= 0 && velocity == .zero {
      let slowRate = stiffness / (damping / 2 + split.squareRoot())
      return ElementaryFunctions.exponential(-slowRate * seconds) > 2 * Self.arrivalFraction
    }
    let left = ElementaryFunctions.exponential(-2 * damping * seconds)
    let potential = stiffness * target.magnitudeSquared
    let arrived = potential * Self.arrivalFraction * Self.arrivalFraction
    return (potential + velocity.magnitudeSquared) * left
      > 2 * arrived + 4 * Self.quietThreshold
  }

  /// Whether the spring has come to rest at its target, or has grown beyond all numbers.
  ///
  /// A spring whose damping is too strong for the step swings ever wider; it ends when its square
  /// is no longer finite.
  @inline(__always)
  func isOver<V: VectorArithmetic>(_ phase: Phase<V>, target: V) -> Bool {
    let speed = phase.velocity.magnitudeSquared
    let force = phase.acceleration.magnitudeSquared
    guard speed.isFinite, force.isFinite, phase.offset.magnitudeSquared.isFinite else {
      return true
    }
    if max(speed, force) > Self.quietThreshold { return false }
    let arrival = target.scaled(by: Self.arrivalFraction).magnitudeSquared
    return arrival == 0 || arrival >= (target - phase.offset).magnitudeSquared
  }
}
