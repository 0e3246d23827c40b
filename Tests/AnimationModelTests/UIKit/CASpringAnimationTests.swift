import TestSupport
import Testing

@testable import AnimationModel

@Suite struct CASpringAnimationTests {
  @Test func hasCoreAnimationsDefaults() {
    let spring = CASpringAnimation()
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(!spring.allowsOverdamping)
    #expect(spring.duration == nil)
  }

  /// Semantics reference, sections 7.5 and 19.3, rows 34 to 36; and Apple's page.
  @Test(arguments: [
    (10.0, 1.472_700_334_678_092_5), (5, 2.854_975), (15, 1.022_094), (20, 1),
  ])
  func settlesWhenCoreAnimationSays(damping: Double, seconds: Double) {
    let spring = CASpringAnimation(damping: damping)
    #expect(isClose(spring.settlingDuration, seconds, .printed(6)))
    #expect(isClose(Animation(spring).motion(of: .init(value: 1.0)).duration, seconds, .printed(6)))
  }

  /// Semantics reference, section 17: ln((1 + |B|) ÷ 0.001) ÷ ζω₀ with B = (v₀ − ζω₀) ÷ ω.
  @Test(arguments: [(1.0, 100.0, 10.0, 3.0), (2, 300, 12, -8), (0.5, 40, 3, 20)])
  func settlesByTheRecordedFormula(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) {
    let natural = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let sine =
      ((velocity - ratio * natural) / (natural * (1 - ratio * ratio).squareRoot())).magnitude
    let expected = ElementaryFunctions.logarithm((1 + sine) / 0.001) / (ratio * natural)
    let spring = CASpringAnimation(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(isClose(spring.settlingDuration, expected, .relative(1e-13)))
  }

  @Test func withoutFrictionItNeverSettles() {
    #expect(CASpringAnimation(damping: 0).settlingDuration == .infinity)
    #expect(
      Animation(CASpringAnimation(damping: 0)).motion(of: .init(value: 1.0)).duration == .infinity)
  }

  @Test(arguments: [(0.5, 0.3), (0.4, 0), (1, -0.2), (0.25, 1)])
  func perceptualParametersAreThoseOfSpring(duration: Double, bounce: Double) {
    var animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isClose(animation.stiffness, spring.stiffness, .relative(1e-14)))
    #expect(isClose(animation.damping, spring.damping, .init(absolute: 1e-14, relative: 1e-14)))
    #expect(isClose(animation.perceptualDuration, duration, .relative(1e-14)))
    #expect(isClose(animation.bounce, max(bounce, 0), .absolute(1e-14)))
    animation.allowsOverdamping = true
    #expect(isClose(animation.bounce, bounce, .absolute(1e-14)))
    #expect(isClose(animation.spring.dampingRatio, spring.dampingRatio, .absolute(1e-14)))
  }

  struct Case: Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let velocity: Double
  }

  private static let cases = [
    Case(mass: 1, stiffness: 100, damping: 10, velocity: 0),
    Case(mass: 2, stiffness: 170, damping: 15, velocity: -3),
    Case(mass: 1, stiffness: 100, damping: 20, velocity: 5),
    Case(mass: 0.5, stiffness: 400, damping: 1, velocity: 0.4),
  ]

  /// The motion is compared with small steps of the equation of motion.
  @Test(arguments: cases)
  func movesAsTheEquationOfMotionSays(_ item: Case) throws {
    let animation = Animation(
      CASpringAnimation(
        mass: item.mass, stiffness: item.stiffness, damping: item.damping,
        initialVelocity: item.velocity))
    let oracle = ReferenceIntegrator(
      mass: item.mass, stiffness: item.stiffness, damping: item.damping)
    let motion = animation.motion(of: MotionRequest(value: 250.0))
    for time in [0.05, 0.2, 0.45, 0.7] {
      let expected = oracle.state(
        after: time, from: .init(velocity: item.velocity), steps: 20_000)
      var context = AnimationContext<Double>()
      let value = try #require(animation.animate(value: 250.0, time: time, context: &context))
      let state = motion.state(time, .shown)
      #expect(isClose(value, 250 * expected.position, .absolute(1e-8)))
      #expect(isClose(state.value, value, .absolute(1e-11)))
      #expect(isClose(state.velocity, 250 * expected.velocity, .absolute(1e-7)))
      #expect(
        animation.slope(value: 250.0, time: time, context: context) == state.velocity)
    }
  }

  /// More damping than critical acts as critical, unless it is allowed; then the motion is that of an
  /// overdamped spring that begins 2ζω₀ faster.
  @Test func overdampedSpringBeginsFasterThanItIsAskedTo() throws {
    var spring = CASpringAnimation(stiffness: 100, damping: 40, initialVelocity: 2)
    #expect(spring.actualInitialVelocity == 2)
    var context = AnimationContext<Double>()
    let critical = Spring(stiffness: 100, damping: 20)
    #expect(
      isClose(
        spring.animate(value: 1.0, time: 0.1, context: &context),
        critical.value(target: 1, initialVelocity: 2, time: 0.1), .absolute(1e-13)))
    spring.allowsOverdamping = true
    #expect(isClose(spring.actualInitialVelocity, 42, .absolute(1e-12)))
    let oracle = ReferenceIntegrator(mass: 1, stiffness: 100, damping: 40)
    let expected = oracle.state(after: 0.1, from: .init(velocity: 42), steps: 20_000)
    #expect(
      isClose(
        spring.animate(value: 1.0, time: 0.1, context: &context), expected.position,
        .absolute(1e-10)))
  }

  @Test func showsTheTargetFromItsDurationOn() {
    var spring = CASpringAnimation()
    spring.duration = 0.3
    let animation = Animation(spring)
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 1.0, time: 0.299, context: &context) != nil)
    #expect(animation.animate(value: 1.0, time: 0.3, context: &context) == nil)
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    #expect(motion.duration == 0.3)
    #expect(motion.state(0.3, .before).value > 1.1)
    #expect(motion.state(0.3, .shown).value == 1)
    #expect(motion.state(0.3, .after).velocity == 0)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func springWithoutDurationEndsAtOnce(duration: Double) {
    let animation = Animation(CASpringAnimation(duration: duration, dampingRatio: 0.7))
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 1.0, time: 0, context: &context) == nil)
    #expect(animation.motion(of: MotionRequest(value: 1.0)).duration == 0)
    #expect(animation.motion(of: MotionRequest(value: 1.0)).state(0, .shown).value == 1)
  }
}
