import AnimationModel
import Testing

@testable import MotionConversion

/// The libraries' formulas, computed by hand: ω₀² is the stiffness of a unit mass, 2ζω₀ its
/// damping.
@Suite struct DialectReaderNativeTests {
  private func check(
    _ text: String, _ dialect: SpringDialect, frequency: Double, ratio: Double
  ) throws {
    let spring = try DialectSpring(text, in: dialect).spring
    #expect((2 * .pi / spring.response / frequency - 1).magnitude < 1e-9)
    #expect((spring.dampingRatio - ratio).magnitude < 1e-9)
  }

  /// The defaults are Spring.StiffnessMedium and Spring.DampingRatioNoBouncy.
  @Test func composes() throws {
    try check("stiffness = 400f", .compose, frequency: 20, ratio: 1)
    try check("dampingRatio = 0.2f", .compose, frequency: 1500.0.squareRoot(), ratio: 0.2)
    let spring = try DialectSpring(
      "stiffness = 400f, initialVelocity = 8f", in: .compose, distance: 4)
    #expect(spring.initialVelocity == 2)
  }

  /// `SpringDescription.withDurationAndBounce`: ζ is 1 − bounce, or 1 ÷ (1 + bounce) below 0.
  @Test func flutters() throws {
    try check(
      "withDurationAndBounce(duration: Duration(milliseconds: 250), bounce: 0.4)", .flutter,
      frequency: 8 * .pi, ratio: 0.6)
    try check(
      "withDurationAndBounce(duration: Duration(seconds: 1), bounce: -0.5)", .flutter,
      frequency: 2 * .pi, ratio: 2)
    try check(
      "withDampingRatio(mass: 4, stiffness: 100, ratio: 0.3)", .flutter, frequency: 5, ratio: 0.3)
    try check("mass: 4, stiffness: 100, damping: 30", .flutter, frequency: 5, ratio: 0.75)
  }

  @Test func figmas() throws {
    try check("stiffness: 100, damping: 12", .figma, frequency: 10, ratio: 0.6)
    try check("mass: 4, stiffness: 100, damping: 60", .figma, frequency: 5, ratio: 1.5)
  }
}
