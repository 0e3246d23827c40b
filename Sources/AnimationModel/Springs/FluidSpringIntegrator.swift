/// The step of 1/300 s by which a fluid spring moves, and the test that ends it.
///
/// Both consist only of sums, products, quotients and square roots of numbers, each rounded by itself: no fused
/// multiply-add, no exponential, no power. So a port to another language gives the same bits, except for
/// ``isStillMoving(after:velocity:towards:)``. The page of `kymo tune` has such a port, and depends on
/// it: changes here must keep to these operations, and have to be made in `TunePageSolver` too.
///
/// Source: semantics reference, section 7.3 steps 2 and 5 to 7 (recovered, and recorded for one
/// spring).
struct FluidSpringIntegrator {
  /// The length of a step: 1/300 s.
  static let step = 1.0 / stepsPerSecond

  /// The number of steps in a second.
  static let stepsPerSecond = MotionSteps.perSecond

  /// The stiffness above which springs are not integrated as they are: that of a response of 0.02962 s.
  static let stiffnessCap = 45_000.0

  /// The speed and acceleration below which a spring counts as quiet: 0.06 per second, squared.
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

  /// The damping fraction from which on steps grow without bound, because they are too long for so much friction:
  /// damping·h + stiffness·h² ÷ 2 is 2 there.
  ///
  /// Source: semantics reference, section 7.3, "Properties of the recurrence".
  var dampingFractionOfGrowth: Double {
    let root = stiffness.squareRoot()
    return (2 - stiffness * Self.step * Self.step / 2) / (2 * root * Self.step)
  }

  /// The position, velocity and acceleration at the end of a step.
  struct Phase<V: VectorArithmetic> {
    var offset = V.zero
    var velocity = V.zero
    var acceleration = V.zero
    /// The part of the offset that was lost to rounding; zero unless the target ``isFar(_:)``.
    var remainder = V.zero
  }

  /// The square of the distance above which a target is far.
  private static let farSquared = 1e18

  /// Whether a target is so far away that the rounding of positions near it would keep a spring in motion: above 10⁹;
  /// the effect begins at 10¹².
  @inline(__always)
  static func isFar<V: VectorArithmetic>(_ target: V) -> Bool {
    target.magnitudeSquared > farSquared
  }

  /// Advances a phase by one step: half a kick, a drift, the new force, half a kick.
  ///
  /// On the way to a far target, the part of the drift that is lost to rounding is kept, so that the spring comes to
  /// rest there (our choice: SwiftUI's own would tremble forever).
  @inline(__always)
  func step<V: VectorArithmetic>(_ phase: inout Phase<V>, towards target: V) {
    let halfway = phase.velocity + phase.acceleration.scaled(by: Self.step / 2)
    let drift = halfway.scaled(by: Self.step)
    var distance: V
    if Self.isFar(target) {
      phase.drift(by: drift)
      distance = target - phase.offset - phase.remainder
    } else {
      phase.offset += drift
      distance = target - phase.offset
    }
    phase.acceleration = distance.scaled(by: stiffness) - halfway.scaled(by: damping)
    phase.velocity = halfway + phase.acceleration.scaled(by: Self.step / 2)
  }

  /// Whether a spring is certainly not over by a time in seconds, found without taking the steps.
  ///
  /// It is not part of the stop test, and has an exponential: it only saves the search for an end that does not come.
  /// Friction takes at most the fraction 2·damping of the energy k·(g − x)² + v² in a second, and a
  /// spring that does not swing and starts at rest keeps e^(−st) of its distance, where s is its slow rate.
  /// It returns false where the steps are too coarse for either to hold.
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
    guard potential.isFinite else {
      return isStillFarAway(velocity: velocity, towards: target, energyLeft: left)
    }
    let arrived = potential * Self.arrivalFraction * Self.arrivalFraction
    return (potential + velocity.magnitudeSquared) * left
      > 2 * arrived + 4 * Self.quietThreshold
  }

  /// The same test for a target whose square is too large for a number.
  private func isStillFarAway<V: VectorArithmetic>(
    velocity: V, towards target: V, energyLeft left: Double
  ) -> Bool {
    // Where the steps are too coarse for the stiffness, the motion soon becomes too large for a number, and is over.
    guard stiffness * Self.step * Self.step < 1 else { return false }
    let square = target.scaled(by: Self.small).magnitudeSquared
    let kinetic = velocity.scaled(by: Self.small).magnitudeSquared
    let arrived = stiffness * Self.arrivalFraction * Self.arrivalFraction
    let quiet = max(stiffness, Self.frames * Self.frames) * Self.resolution * Self.resolution
    return (stiffness * square + kinetic) * left > (2 * arrived + 4 * quiet) * square
  }

  /// Whether a spring is so slow that it is certainly not over within some seconds, found without taking the steps: it
  /// stays too far from its target, or too fast.
  ///
  /// Like ``isStillMoving(after:velocity:towards:)``, it only saves the search for an end that does not come. In T
  /// seconds no speed is above s = (|v| + k·T·d) ÷ (1 − k·T² − c·T) at a distance d from the target, as long as the
  /// divisor is not near 0; so the spring goes no further than s·T, and loses no more of its speed than
  /// T·(k·(d + s·T) + c·s).
  ///
  /// - Parameters:
  ///   - seconds: The time that is looked at from now on.
  ///   - last: The spring at the end of that time, towards which this one changes monotonically in stiffness.
  ///   - phase: The current state of the spring.
  ///   - target: The distance that is covered in the end.
  func isTooSlow<V: VectorArithmetic>(
    toEndWithin seconds: Double, blending last: FluidSpringIntegrator, from phase: Phase<V>,
    towards target: V
  ) -> Bool {
    let stiffness = max(stiffness, last.stiffness)
    let damping = max(damping.magnitude, last.damping.magnitude)
    let pull = stiffness * seconds * seconds + damping * seconds
    guard pull < 0.5 else { return false }
    let scale = target.magnitudeSquared.isFinite ? 1 : Self.small
    func length(_ vector: V) -> Double {
      vector.scaled(by: scale).magnitudeSquared.squareRoot()
    }
    let goal = length(target)
    let distance = length(target - phase.offset)
    let speed = length(phase.velocity)
    // The first step still has the previous force.
    let kick = length(phase.acceleration) * Self.step
    let fastest = (speed + kick + stiffness * seconds * distance) / (1 - pull)
    let farthest = distance + fastest * seconds
    // A spring whose motion becomes too large for a number is over.
    guard ((goal + farthest) * (goal + farthest)).isFinite else { return false }
    // Twice the thresholds of the stop test, as the steps differ a little from the continuous motion.
    let arrival = target.scaled(by: Self.arrivalFraction).magnitudeSquared
    if arrival > 0, distance - fastest * seconds > 2 * Self.arrivalFraction * goal { return true }
    let slowest = speed - kick - seconds * (stiffness * farthest + damping * fastest)
    let quiet = max(
      Self.quietThreshold.squareRoot() * scale,
      max(stiffness.squareRoot(), Self.frames) * Self.resolution * goal)
    return slowest > 2 * quiet
  }

  /// Whether the spring has come to rest at its target, or has become too large for numbers.
  ///
  /// A spring whose damping is too strong for the step swings ever wider; it ends when its square
  /// is no longer finite.
  @inline(__always)
  func isOver<V: VectorArithmetic>(_ phase: Phase<V>, target: V) -> Bool {
    if Self.isFar(target) { return isOverFarAway(phase, target: target) }
    let speed = phase.velocity.magnitudeSquared
    let force = phase.acceleration.magnitudeSquared
    guard speed.isFinite, force.isFinite, phase.offset.magnitudeSquared.isFinite else {
      return true
    }
    if max(speed, force) > Self.quietThreshold { return false }
    let arrival = target.scaled(by: Self.arrivalFraction).magnitudeSquared
    return arrival == 0 || arrival >= (target - phase.offset).magnitudeSquared
  }

  /// A factor that keeps all squares within the range of numbers: 2⁻⁵²⁰.
  private static let small = 0x1p-520

  /// The smallest relative change of a number: 2⁻⁵².
  private static let resolution = 0x1p-52

  /// The number of frames in a second, in each of which a spring that is not quiet moves by more than that.
  private static let frames = 60.0

  /// The same test for a far target: the spring is also quiet when it moves by less in a frame than numbers can
  /// resolve.
  private func isOverFarAway<V: VectorArithmetic>(_ phase: Phase<V>, target: V) -> Bool {
    let size = target.scaled(by: Self.small).magnitudeSquared.squareRoot()
    /// The square of the length as a fraction of the distance.
    func square(_ vector: V) -> Double {
      vector.scaled(by: Self.small).scaled(by: 1 / size).magnitudeSquared
    }
    let speed = square(phase.velocity)
    let force = square(phase.acceleration)
    guard speed.isFinite, force.isFinite, square(phase.offset).isFinite else { return true }
    let quiet = Self.quietThreshold.squareRoot() * Self.small / size
    let frequency = stiffness.squareRoot()
    let slow = max(quiet, max(frequency, Self.frames) * Self.resolution)
    let weak = max(quiet, frequency * max(frequency, Self.frames) * Self.resolution)
    guard speed <= slow * slow, force <= weak * weak else { return false }
    return square(target - phase.offset) <= Self.arrivalFraction * Self.arrivalFraction
  }
}

extension FluidSpringIntegrator.Phase {
  /// Adds to the offset and keeps the part that is lost to rounding.
  ///
  /// Source: the sum of two numbers with its error, after Knuth.
  fileprivate mutating func drift(by drift: V) {
    let change = drift + remainder
    let sum = offset + change
    let added = sum - offset
    remainder = (offset - (sum - added)) + (change - added)
    offset = sum
  }
}
