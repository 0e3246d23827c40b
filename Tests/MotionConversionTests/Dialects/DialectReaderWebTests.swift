import AnimationModel
import Testing

@testable import MotionConversion

/// The libraries' formulas, computed by hand: ω₀² is the stiffness of a unit mass, 2ζω₀ its
/// damping.
@Suite struct DialectReaderWebTests {
  private func check(
    _ text: String, _ dialect: SpringDialect, frequency: Double, ratio: Double
  ) throws {
    let spring = try DialectSpring(text, in: dialect).spring
    #expect((2 * .pi / spring.response / frequency - 1).magnitude < 1e-9)
    #expect((spring.dampingRatio - ratio).magnitude < 1e-9)
  }

  @Test func reactSprings() throws {
    try check("frequency: 0.5, damping: 0.4, mass: 3", .reactSpring, frequency: 4 * .pi, ratio: 0.4)
    // The shortest period is a hundredth of a second.
    try check("frequency: 0.001", .reactSpring, frequency: 200 * .pi, ratio: 1)
    let root = 170.0.squareRoot()
    try check("mass: 1", .reactSpring, frequency: root, ratio: 13 / root)
  }

  /// motion 12.35, `spring.ts`: a bounce is limited to 0.95, and without one a duration has 0.3.
  @Test func motions() throws {
    try check(
      "visualDuration: 0.4, bounce: 0.25", .motion, frequency: 2 * .pi / 0.48, ratio: 0.75)
    try check("visualDuration: 0.4, bounce: 1", .motion, frequency: 2 * .pi / 0.48, ratio: 0.05)
    try check("duration: 0.8", .motion, frequency: 12.299558235134443, ratio: 0.7)
    try check("bounce: 0.3", .motion, frequency: 12.299558235134443, ratio: 0.7)
  }

  @Test func reanimateds() throws {
    try check("dampingRatio: 1", .reanimated, frequency: 14.991284806990448, ratio: 1)
    // Overdamped springs are played by the formula of the critical one.
    try check(
      "mass: 1, stiffness: 100, damping: 60", .reanimated, frequency: 10, ratio: 1)
  }

  @Test func wobbles() throws {
    try check("mass: 4", .wobble, frequency: 5, ratio: 0.25)
    let spring = try DialectSpring("toValue: 50, initialVelocity: 0.1", in: .wobble)
    #expect(spring.initialVelocity == 2)
  }
}
