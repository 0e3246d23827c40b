import TestSupport
import Testing

@testable import AnimationModel

@Suite struct FluidSpringIntegratorTests {
  private func phase(
    offset: Double, velocity: Double, acceleration: Double
  ) -> FluidSpringIntegrator.Phase<Double> {
    var phase = FluidSpringIntegrator.Phase<Double>()
    phase.offset = offset
    phase.velocity = velocity
    phase.acceleration = acceleration
    return phase
  }

  private let spring = FluidSpringIntegrator(response: 0.5, dampingFraction: 0.7)

  @Test func knowsStiffnessAndDamping() {
    #expect(isClose(spring.stiffness, 157.913_670, .printed(6)))
    #expect(isClose(spring.damping, 17.592_919, .printed(6)))
  }

  /// Semantics reference, section 7.3, step 2.
  @Test(arguments: [0, -1, 0.029, 1e-300])
  func stiffnessIsCapped(response: Double) {
    let integrator = FluidSpringIntegrator(response: response, dampingFraction: 0.5)
    #expect(integrator.stiffness == 45_000)
    #expect(isClose(integrator.damping, 45_000.0.squareRoot(), .relative(1e-15)))
  }

  /// Semantics reference, section 19.9: the cap is that of a response of 0.02962 s.
  @Test func capHasAResponse() {
    #expect(FluidSpringIntegrator(response: 0.02963, dampingFraction: 1).stiffness < 45_000)
    #expect(FluidSpringIntegrator(response: 0.02961, dampingFraction: 1).stiffness == 45_000)
  }

  /// u = v + a·h/2; x ← x + u·h; a ← k(g − x) − c·u; v ← u + a·h/2.
  @Test func stepIsTheRecurrence() {
    var phase = phase(offset: 2, velocity: 30, acceleration: -60)
    spring.step(&phase, towards: 10)
    let u = 30 - 60.0 / 600
    let x = 2 + u / 300
    let a = spring.stiffness * (10 - x) - spring.damping * u
    #expect(isClose(phase.offset, x, .relative(1e-15)))
    #expect(isClose(phase.acceleration, a, .relative(1e-14)))
    #expect(isClose(phase.velocity, u + a / 600, .relative(1e-14)))
  }

  @Test func isOverWhenQuietAndNear() {
    #expect(spring.isOver(phase(offset: 9.95, velocity: 0.05, acceleration: 0.05), target: 10))
    #expect(spring.isOver(phase(offset: 10.1, velocity: 0.06, acceleration: -0.06), target: 10))
    #expect(!spring.isOver(phase(offset: 10, velocity: 0.061, acceleration: 0), target: 10))
    #expect(!spring.isOver(phase(offset: 10, velocity: 0, acceleration: -0.061), target: 10))
    #expect(!spring.isOver(phase(offset: 9.89, velocity: 0, acceleration: 0), target: 10))
    #expect(!spring.isOver(phase(offset: 10.11, velocity: 0, acceleration: 0), target: 10))
  }

  @Test func deltaOfZeroIsOverAsSoonAsItIsQuiet() {
    #expect(spring.isOver(phase(offset: 0.5, velocity: 0, acceleration: 0), target: 0))
    #expect(!spring.isOver(phase(offset: 0, velocity: 1, acceleration: 0), target: 0))
  }

  @Test func testSumsOverTheComponents() {
    typealias Pair = AnimatablePair<Double, Double>
    var phase = FluidSpringIntegrator.Phase<Pair>()
    phase.offset = Pair(1, 1)
    phase.velocity = Pair(0.05, 0.05)
    #expect(!spring.isOver(phase, target: Pair(1, 1)))
    phase.velocity = Pair(0.04, 0.04)
    #expect(spring.isOver(phase, target: Pair(1, 1)))
  }

  @Test func whatIsNoNumberIsOver() {
    for number in [Double.nan, .infinity, 1e200] {
      #expect(spring.isOver(phase(offset: number, velocity: 0, acceleration: 0), target: 1))
      #expect(spring.isOver(phase(offset: 0, velocity: number, acceleration: 0), target: 1))
      #expect(spring.isOver(phase(offset: 0, velocity: 0, acceleration: number), target: 1))
    }
  }

  /// The estimate without steps does not contradict the steps.
  @Test(arguments: [0.3, 2, 40], [0.0, 0.01, 0.3, 1, 4])
  func springThatIsStillMovingIsNotOver(response: Double, ratio: Double) {
    let spring = FluidSpringIntegrator(response: response, dampingFraction: ratio)
    for (target, velocity) in [(0.02, 0.0), (1, 0), (300, 0), (0, 5), (1, -2), (0.02, 0.1)] {
      var phase = FluidSpringIntegrator.Phase<Double>()
      phase.velocity = velocity
      var index = 0
      while index < 6000 {
        index += 1
        spring.step(&phase, towards: target)
        if spring.isOver(phase, target: target) { break }
      }
      for part in [0.1, 0.5, 0.9] where index > 10 {
        let time = Double(index) / 300 / part
        // The estimate may miss a spring that still moves, but not report one that is over.
        #expect(
          !spring.isStillMoving(after: time, velocity: velocity, towards: target)
            || index == 6000)
      }
    }
  }

  @Test func undampedOrVerySlowSpringIsStillMoving() {
    let undamped = FluidSpringIntegrator(response: 0.5, dampingFraction: 0)
    #expect(undamped.isStillMoving(after: 1e6, towards: 1.0))
    #expect(!undamped.isStillMoving(after: 1e6, towards: 1e-6))
    let slow = FluidSpringIntegrator(response: 1e9, dampingFraction: 1)
    #expect(slow.isStillMoving(after: 1e6, towards: 1.0))
    #expect(!spring.isStillMoving(after: 10, towards: 1e6))
  }

  /// The estimate may miss a spring that is too slow, but not report one that ends within the time.
  @Test(arguments: [0.3, 30, 300, 1e5], [0.1, 1, 4])
  func whatIsTooSlowIsNotOver(response: Double, ratio: Double) {
    let spring = FluidSpringIntegrator(response: response, dampingFraction: ratio)
    for (target, offset, velocity, acceleration) in [
      (1, 0.0, 0.0, 0.0), (1, 0, 0.3, 0), (1, 0.9, 0.1, 0), (1, 0.985, 0, 0), (1, 0.9, 0.15, -30),
      (300, 299, -0.2, 0), (1e12, 0, 2e9, 0), (1e300, 0, 1e299, 0), (1, 1, 1e153, 0), (0, 1, 0, 0),
    ] {
      var phase = phase(offset: offset, velocity: velocity, acceleration: acceleration)
      let claims = (0..<40).map { part in
        spring.isTooSlow(
          toEndWithin: Double(part + 1) / 10, blending: spring, from: phase, towards: target)
      }
      let end = (1...1200).first { _ in
        spring.step(&phase, towards: target)
        return spring.isOver(phase, target: target)
      }
      let claimed = claims.lastIndex(of: true).map { ($0 + 1) * 30 } ?? 0
      #expect(claimed < end ?? .max, "\(target), \(offset), \(velocity)")
    }
  }

  @Test func slowSpringsAreToldThoughTheyMove() {
    let slow = FluidSpringIntegrator(response: 1e6, dampingFraction: 1)
    func isTooSlow(_ spring: FluidSpringIntegrator, _ offset: Double, _ velocity: Double) -> Bool {
      spring.isTooSlow(
        toEndWithin: 10_000, blending: slow,
        from: phase(offset: offset, velocity: velocity, acceleration: 0), towards: 1)
    }
    #expect(isTooSlow(slow, 0, 0) && isTooSlow(slow, 0, 1e-6) && isTooSlow(slow, 1, 1))
    // These springs may arrive, or be at rest where they are.
    #expect(!isTooSlow(slow, 0, 1e-4) && !isTooSlow(slow, 0.99, 0) && !isTooSlow(spring, 0, 0))
  }

  /// Squares that overflow make no difference: a spring moves as long towards 10³⁰⁰ as towards a million.
  @Test(arguments: [0, 1e-9, 1e-4, 0.01, 0.8, 1], [0, 1e-3, 10])
  func wayToTheFarthestTargetsTakesNoLonger(dampingFraction: Double, time: Double) {
    let spring = FluidSpringIntegrator(response: 0.5, dampingFraction: dampingFraction)
    for start in [0.0, -0.5] {
      #expect(
        spring.isStillMoving(after: 1000 * time, velocity: start * 1e300, towards: 1e300)
          == spring.isStillMoving(after: 1000 * time, velocity: start * 1e6, towards: 1e6))
    }
  }

  /// Up to a target of 10⁹ there is no remainder; for larger targets it is the part that rounding loses.
  @Test func keepsWhatRoundingLosesOnTheWayToFarTargets() {
    var near = phase(offset: 1e9 - 1, velocity: 1e-6, acceleration: 0)
    spring.step(&near, towards: 1e9)
    #expect(near.remainder == 0)
    var far = phase(offset: 1e15 - 1, velocity: 1e-3, acceleration: 0)
    spring.step(&far, towards: 1e15)
    #expect(far.offset == 1e15 - 1)
    #expect(isClose(far.remainder, 1e-3 / 300, .relative(1e-12)))
    for _ in 0..<10_000 { spring.step(&far, towards: 1e15) }
    #expect(far.offset == 1e15)
    #expect(spring.isOver(far, target: 1e15))
  }

  @Test func isNotOverWhereItsSquareIsNoNumberButItMoves() {
    #expect(!spring.isOver(phase(offset: 0, velocity: 1e200, acceleration: 0), target: 1e200))
    #expect(!spring.isOver(phase(offset: 1e200, velocity: 1e190, acceleration: 0), target: 1e200))
    #expect(spring.isOver(phase(offset: 1e200, velocity: 1e180, acceleration: 0), target: 1e200))
    #expect(
      spring.isOver(phase(offset: .infinity, velocity: 0, acceleration: 0), target: 1e200))
  }
}
