import AnimationModel
import TestSupport
import Testing

@testable import MotionConversion

@Suite struct SpringSourceTests {
  /// The value of a spring at a speed is that of the spring without it at the time multiplied by the speed,
  /// computed by small steps of the force.
  @Test(arguments: [0.5, 2, 3])
  func aSpeedScalesTheTime(speed: Double) {
    let source = SpringSource(
      .interpolating, mass: 2, stiffness: 90, damping: 11, velocity: 1.5, limitsDamping: true,
      speed: speed)
    let integrator = ReferenceIntegrator(mass: 2, stiffness: 90, damping: 11)
    for time in [0.1, 0.3, 0.7] {
      let state = integrator.state(
        after: time * speed, from: ReferenceIntegrator.State(position: 0, velocity: 1.5),
        steps: 4000)
      let value = source.spring.value(
        target: 1.0, initialVelocity: source.velocity, time: time)
      #expect((value - state.position).magnitude < 1e-9)
    }
    #expect((source.response - 2 * .pi / (45.0.squareRoot() * speed)).magnitude < 1e-9)
  }

  @Test func overdampingIsLimitedWhereItIsNotPlayed() {
    func source(_ limits: Bool, _ damping: Double) -> SpringSource {
      SpringSource(
        .interpolating, mass: 1, stiffness: 100, damping: damping, velocity: 0,
        limitsDamping: limits, speed: 1)
    }
    let limited = source(true, 50)
    #expect(limited.isLimited && limited.damping == 20 && limited.dampingRatio == 1)
    let free = source(false, 50)
    #expect(!free.isLimited && free.dampingRatio == 2.5 && free.isOverdamped)
    #expect((free.bounce - (1 / 2.5 - 1)).magnitude < 1e-12)
    #expect((source(true, 14).bounce - 0.3).magnitude < 1e-12)
    #expect(source(true, 0).isUndamped)
  }

  @Test(arguments: [(0.5, 0.7), (2, 0.3), (0.1, 1.4)])
  func aResponseGivesMassOne(response: Double, ratio: Double) {
    let source = SpringSource(.fluid, response: response, dampingRatio: ratio)
    let frequency = 2 * Double.pi / response
    #expect(source.mass == 1 && source.velocity == 0)
    #expect((source.naturalFrequency - frequency).magnitude < 1e-12 * frequency)
    #expect((source.stiffness / (frequency * frequency) - 1).magnitude < 1e-12)
    #expect((source.damping / (2 * ratio * frequency) - 1).magnitude < 1e-12)
  }

  @Test func whatNoProgramReadsIsRefused() {
    func source(_ stiffness: Double, _ velocity: Double = 0) -> SpringSource {
      SpringSource(
        .interpolating, mass: 1, stiffness: stiffness, damping: 1, velocity: velocity,
        limitsDamping: false, speed: 1)
    }
    #expect(throws: Never.self) { try source(100).checkNumbers(for: .motion) }
    #expect(throws: ConversionProblem.self) { try source(1e31).checkNumbers(for: .motion) }
    #expect(throws: ConversionProblem.self) { try source(100, 1e31).checkNumbers(for: .motion) }
    // A response of 2π·10¹⁰ s.
    #expect(throws: ConversionProblem.self) { try source(1e-20).checkNumbers(for: .motion) }
  }

  @Test func anUndampedSpringNeverSettles() throws {
    #expect(throws: ConversionProblem.self) {
      try springSource(".spring(bounce: 1)").checkRest(for: .uiKit)
    }
    #expect(throws: Never.self) { try springSource(".bouncy").checkRest(for: .uiKit) }
  }

  @Test(arguments: [
    (".bouncy", "SwiftUI"), ("Spring(duration: 1)", "SwiftUI"),
    ("UIView.animate(springDuration: 0.5, bounce: 0.2)", "Core Animation"),
  ])
  func thePlayerIsNamed(text: String, name: String) throws {
    #expect(try springSource(text).playerName == name)
  }
}
