/// One step of 1/300 s of the fluid spring, and the test that ends it.
///
/// Both are sums, products, quotients and square roots of numbers and nothing else, each rounded by itself: no fused
/// multiply-add, no exponential, no power. So a port to another language gives the same bits; see
/// ``isStillMoving(after:velocity:towards:)`` for what does not. The page of `kymo tune` has such a port, and depends on
/// it: what changes here must stay so, and changes in `TunePageSolver` too.
///
/// Source: semantics reference, section 7.3 steps 2 and 5 to 7 (recovered, and recorded for one
/// spring).
struct FluidSpringIntegrator {
  /// The length of a step: 1/300 s.
  static let step = 1.0 / stepsPerSecond

  /// Steps in a second.
  static let stepsPerSecond = MotionSteps.perSecond

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
    /// The part of the offset that its rounding left out; zero unless the target ``isFar(_:)``.
    var remainder = V.zero
  }

  /// The square of the distance from which on a target is far.
  private static let farSquared = 1e18

  /// Whether a target is so far away that the rounding of positions near it would keep a spring in motion: from 10⁹ on,
  /// where it begins to matter at 10¹².
  @inline(__always)
  static func isFar<V: VectorArithmetic>(_ target: V) -> Bool {
    target.magnitudeSquared > farSquared
  }

  /// Moves on by one step: half a kick, a drift, the new force, half a kick.
  ///
  /// On the way to a far target what the drift loses by rounding is kept, so that the spring comes to rest there
  /// (our choice: SwiftUI's own would tremble for ever).
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
  /// It is no part of the stop test and has an exponential: it only spares looking for an end that does not come.
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
    guard potential.isFinite else {
      return isStillFarAway(velocity: velocity, towards: target, energyLeft: left)
    }
    let arrived = potential * Self.arrivalFraction * Self.arrivalFraction
    return (potential + velocity.magnitudeSquared) * left
      > 2 * arrived + 4 * Self.quietThreshold
  }

  /// The same for a target whose square is beyond all numbers.
  private func isStillFarAway<V: VectorArithmetic>(
    velocity: V, towards target: V, energyLeft left: Double
  ) -> Bool {
    // Where the steps are too coarse for the stiffness, it soon is beyond all numbers itself, and over.
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
  /// Like ``isStillMoving(after:velocity:towards:)`` it only spares looking for an end that does not come. In T seconds
  /// no speed is above s = (|v| + k·T·d) ÷ (1 − k·T² − c·T) at a distance d from the target, as long as the divisor is
  /// not near 0; so the spring goes no further than s·T, and loses no more of its speed than T·(k·(d + s·T) + c·s).
  ///
  /// - Parameters:
  ///   - seconds: The time it is followed from now on.
  ///   - last: The spring at the end of that time, towards which this one becomes ever stiffer, or ever slacker.
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
    // The first step still has the force of whatever was before it.
    let kick = length(phase.acceleration) * Self.step
    let fastest = (speed + kick + stiffness * seconds * distance) / (1 - pull)
    let farthest = distance + fastest * seconds
    // A spring whose motion becomes too large for a number is over.
    guard ((goal + farthest) * (goal + farthest)).isFinite else { return false }
    // Twice of what the stop test asks for, as the steps are not exactly what moves.
    let arrival = target.scaled(by: Self.arrivalFraction).magnitudeSquared
    if arrival > 0, distance - fastest * seconds > 2 * Self.arrivalFraction * goal { return true }
    let slowest = speed - kick - seconds * (stiffness * farthest + damping * fastest)
    let quiet = max(
      Self.quietThreshold.squareRoot() * scale,
      max(stiffness.squareRoot(), Self.frames) * Self.resolution * goal)
    return slowest > 2 * quiet
  }

  /// Whether the spring has come to rest at its target, or has grown beyond all numbers.
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

  /// A factor that keeps the squares of all numbers among the numbers: 2⁻⁵²⁰.
  private static let small = 0x1p-520

  /// The least by which a number can change, as a part of it: 2⁻⁵².
  private static let resolution = 0x1p-52

  /// Frames in a second, each of which should move by at least that.
  private static let frames = 60.0

  /// The same test for a far target: it is quiet, too, when it moves by less in a frame than its numbers can hold.
  private func isOverFarAway<V: VectorArithmetic>(_ phase: Phase<V>, target: V) -> Bool {
    let size = target.scaled(by: Self.small).magnitudeSquared.squareRoot()
    /// The square of the length as a part of the distance.
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
  /// Adds to the offset and keeps what its rounding leaves out.
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
