import Foundation
import TestSupport
import Testing

/// Tests of the oracle, before other tests rely on it.
@Suite struct ReferenceIntegratorTests {
  /// Oscillators whose motions are in textbooks, from rest at 0 to 1.
  private static let known: [(ReferenceIntegrator, @Sendable (Double) -> Double)] = [
    (ReferenceIntegrator(stiffness: 1, damping: 0), { 1 - cos($0) }),
    (ReferenceIntegrator(stiffness: 1, damping: 2), { 1 - (1 + $0) * exp(-$0) }),
    (ReferenceIntegrator(mass: 2, stiffness: 4, damping: 6), { 1 - 2 * exp(-$0) + exp(-2 * $0) }),
    (
      ReferenceIntegrator(mass: 0.5, stiffness: 1, damping: 1),
      { 1 - exp(-$0) * (cos($0) + sin($0)) }
    ),
  ]

  @Test(arguments: 0..<4)
  func errorFallsWithTheFourthPowerOfTheStep(index: Int) {
    let (integrator, exact) = Self.known[index]
    let errors = [20, 40, 80, 160].map { steps in
      (integrator.state(after: 1, steps: steps).position - exact(1)).magnitude
    }
    for (coarse, fine) in zip(errors, errors.dropFirst()) {
      let ratio = coarse / fine
      #expect(ratio > 15 && ratio < 17, "halving the step divides the error by 16")
    }
  }

  @Test func manyStepsAreExactToRounding() {
    for (integrator, exact) in Self.known {
      let state = integrator.state(after: 3, steps: 4000)
      #expect(isClose(state.position, exact(3), .absolute(2e-13)))
    }
  }

  @Test func freeParticleCoversItsSpeedInASecond() {
    let integrator = ReferenceIntegrator(stiffness: 0, damping: 0)
    let state = integrator.state(after: 1, from: .init(velocity: 1), steps: 10)
    #expect(isClose(state.position, 1, .absolute(1e-15)))
    #expect(state.velocity == 1)
  }

  @Test func heavierMassIsSlower() {
    let light = ReferenceIntegrator(mass: 1, stiffness: 1, damping: 0)
    let heavy = ReferenceIntegrator(mass: 4, stiffness: 1, damping: 0)
    #expect(
      isClose(
        heavy.state(after: 2, steps: 1000).position,
        light.state(after: 1, steps: 1000).position, .absolute(1e-12)))
  }
}
