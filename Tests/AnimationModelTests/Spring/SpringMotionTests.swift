import AnimationModel
import TestSupport
import Testing

@Suite struct SpringMotionTests {
  private static let springs: [(Double, Double)] = [
    (0.5, 0), (0.5, 0.15), (0.5, 0.3), (0.5, 0.5), (0.5, -0.2), (0.5, -0.5), (0.5, 1),
  ]

  /// Semantics reference, section 3.10, a row for each time and a column for each of `springs`.
  @Test(arguments: [
    (0.05, [0.131_311, 0.138_210, 0.145_715, 0.156_782, 0.121_000, 0.096_998, 0.190_983]),
    (0.10, [0.357_740, 0.388_102, 0.423_302, 0.479_612, 0.315_683, 0.231_362, 0.690_983]),
    (0.15, [0.561_960, 0.617_685, 0.685_055, 0.799_453, 0.488_137, 0.349_928, 1.309_017]),
    (0.20, [0.715_416, 0.786_369, 0.873_711, 1.026_972, 0.622_708, 0.450_605, 1.809_017]),
    (0.25, [0.821_026, 0.894_509, 0.984_087, 1.140_700, 0.723_450, 0.535_728, 2.000_000]),
    (0.30, [0.890_034, 0.956_447, 1.033_930, 1.161_461, 0.797_729, 0.607_665, 1.809_017]),
    (0.40, [0.960_457, 1.001_617, 1.039_303, 1.072_261, 0.892_011, 0.719_829, 0.690_983]),
    (0.50, [0.986_399, 1.006_020, 1.014_498, 0.989_822, 0.942_383, 0.799_926, 0.000_000]),
    (0.75, [0.999_159, 1.000_436, 0.998_192, 0.997_782, 0.988_022, 0.913_780, 2.000_000]),
    (1.00, [0.999_953, 0.999_966, 1.000_072, 1.001_281, 0.997_510, 0.962_845, 0.000_000]),
  ])
  func hasTheListedValues(time: Double, values: [Double]) {
    for ((duration, bounce), expected) in zip(Self.springs, values) {
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(
        isClose(spring.value(target: 1.0, time: time), expected, .printed(6)),
        "bounce \(bounce)")
    }
  }

  @Test(arguments: [
    (0.05, [4.212_253, 4.544_508, 4.917_049, 3.734_668]),
    (0.10, [4.494_374, 5.038_908, 5.707_558, 3.790_734]),
    (0.20, [2.558_283, 2.731_708, 2.953_807, 2.329_371]),
    (0.30, [1.092_168, 0.885_863, 0.546_019, 1.267_564]),
    (0.50, [0.147_447, -0.019_148, -0.210_951, 0.361_999]),
  ])
  func hasTheListedVelocities(time: Double, velocities: [Double]) {
    for (bounce, expected) in zip([0, 0.15, 0.3, -0.2], velocities) {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(
        isClose(spring.velocity(target: 1.0, time: time), expected, .printed(6)),
        "bounce \(bounce)")
    }
  }

  /// Semantics reference, section 19.2, rows 17 and 18: recorded, target 10 at 0.1 s.
  @Test(arguments: [
    (0.4, 0.0, 4.656), (0.4, 0.3, 5.614), (0.4, 0.5, 6.473), (0.4, -0.3, 3.724),
    (1.0, 0, 1.313), (1, 0.3, 1.457), (0.5, 0.15, 3.881), (0.2, 0.7, 13.679),
  ])
  func hasTheRecordedValues(duration: Double, bounce: Double, expected: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isClose(spring.value(target: 10.0, time: 0.1), expected, .absolute(5e-4)))
  }

  /// Row 19.
  @Test func goesFromZeroToTwoHundred() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let value = spring.value(fromValue: 0.0, toValue: 200, initialVelocity: 0, time: 0.1)
    #expect(isClose(value, 84.66, .absolute(0.01)))
    #expect(isClose(value, 84.6604, .printed(4)))
  }

  /// Row 20: smooth over 0.735 s at a quarter and a half.
  @Test(arguments: [(0.25, 0.6712), (0.5, 0.9445)])
  func smoothHasTheListedSamples(part: Double, expected: Double) {
    #expect(
      isClose(Spring.smooth.value(target: 1.0, time: 0.735 * part), expected, .absolute(1e-4)))
  }

  /// Semantics reference, section 3.10, first overshoot, and row 21.
  @Test(arguments: [
    (0.15, 1.006_288, 0.474_579, 1.0062), (0.3, 1.045_988, 0.350_070, 1.0457),
    (0.5, 1.163_034, 0.288_675, 1.1630), (0.175, 1.010_191, 0.442_374, 1.0102),
  ])
  func peaksWhereItIsListed(bounce: Double, height: Double, time: Double, printed: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(isClose(spring.value(target: 1.0, time: time), height, .printed(6)))
    #expect(isClose(spring.value(target: 1.0, time: time), printed, .absolute(5e-4)))
    #expect(isClose(spring.velocity(target: 1.0, time: time), 0, .absolute(1e-4)))
    for offset in [-0.02, 0.02] {
      #expect(spring.value(target: 1.0, time: time + offset) < height)
    }
  }

  @Test func negativeTimeContinuesTheFormula() {
    // 1 − e^(−βt)(1 + βt) at βt = −1.
    let spring = Spring(response: 2 * .pi, dampingRatio: 1)
    #expect(isClose(spring.value(target: 5.0, time: -1), 5, .absolute(1e-15)))
    #expect(
      isClose(spring.velocity(target: 1.0, time: -1), -2.718_281_828_459_045, .relative(1e-14)))
  }

  /// Semantics reference, section 3.6: as the force is documented, with the right stiffness in every regime.
  @Test(arguments: [(100.0, 10.0), (100, 20), (100, 60)])
  func forceIsHookesLawWithFriction(stiffness: Double, damping: Double) {
    let spring = Spring(
      mass: 2, stiffness: stiffness, damping: damping, allowOverDamping: true)
    let force = spring.force(target: 3.0, position: 1, velocity: 0.5)
    #expect(isClose(force, stiffness * 2 - damping * 0.5, .relative(1e-13)))
  }

  @Test func fromAndToFormsMoveAnimatableValues() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let start = ScaledPoint(x: 1, y: -1)
    let end = ScaledPoint(x: 3, y: -1)
    let still = ScaledPoint.zero
    let point = spring.value(fromValue: start, toValue: end, initialVelocity: still, time: 0.1)
    #expect(isClose(point.x, 1 + 2 * 0.423_302, .absolute(1e-6)))
    #expect(point.y == -1)
    let velocity = spring.velocity(
      fromValue: start, toValue: end, initialVelocity: still, time: 0.1)
    #expect(isClose(velocity.x, 2 * 5.707_558, .absolute(1e-6)))
    #expect(velocity.y == 0)
    let moved = spring.value(
      fromValue: start, toValue: end, initialVelocity: ScaledPoint(x: 0, y: 2), time: 0.1)
    #expect(
      isClose(
        moved.y, -1 + spring.value(target: 0, initialVelocity: 2, time: 0.1),
        .absolute(1e-14)))
  }

  @Test func forceOfTheFromAndToFormCountsThePositionFromTheStart() {
    let spring = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(
      isClose(
        spring.force(fromValue: 10.0, toValue: 13, position: 11, velocity: 0.5),
        spring.force(target: 3.0, position: 1, velocity: 0.5), .relative(1e-14)))
  }

  @Test func floatsMoveToo() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect((spring.value(target: Float(200), time: 0.1) - 84.6604).magnitude < 1e-3)
  }
}
