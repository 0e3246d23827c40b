import AnimationModel
import TestSupport
import Testing

@testable import MotionConversion

@Suite struct ComposeSpringTests {
  @Test func theMassIsOne() throws {
    let numbers = ComposeSpring(
      try springSource(".interpolatingSpring(mass: 4, stiffness: 100, damping: 10)"))
    #expect(numbers.stiffness == 25 && numbers.dampingRatio == 0.25)
  }

  /// 1 ÷ 3 is 11184811 ÷ 2²⁵ in 32 bits.
  @Test func numbersHave32Bits() {
    let spring = ComposeSpring(dampingRatio: 1.0 / 3, stiffness: 400).spring
    #expect((spring.dampingRatio - 11_184_811 / 33_554_432).magnitude < 1e-15)
    #expect((spring.response - 2 * .pi / 20).magnitude < 1e-15)
  }

  /// Computed by small steps of the force on a unit mass.
  @Test(arguments: [(0.2, 0.0), (1, 3), (1.7, -2)])
  func itPlaysItsClosedSolution(ratio: Double, velocity: Double) {
    let numbers = ComposeSpring(dampingRatio: ratio, stiffness: 144)
    let narrowed = Double(Float(ratio))
    let integrator = ReferenceIntegrator(stiffness: 144, damping: 2 * narrowed * 12)
    let value = numbers.motion(velocity: velocity)
    for time in [0.1, 0.4, 1] {
      let state = integrator.state(
        after: time, from: ReferenceIntegrator.State(position: 0, velocity: velocity), steps: 4000)
      #expect((value(time) - state.position).magnitude < 1e-8)
    }
  }

  @Test func theCodeIsKotlin() {
    #expect(
      ComposeSpring(dampingRatio: 0.75, stiffness: 1500).code(threshold: 0.01)
        == "spring(dampingRatio = 0.75f, stiffness = 1500f, visibilityThreshold = 0.01f)")
  }
}
