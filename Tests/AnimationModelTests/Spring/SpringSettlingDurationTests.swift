import AnimationModel
import TestSupport
import Testing

@Suite struct SpringSettlingDurationTests {
  /// Semantics reference, section 3.8 and section 19.3, rows 29 to 31: natural frequency times settling time.
  @Test(arguments: [
    (0.25, 1.0, 9.233_413_476_451_586), (0.4, 0.8, 8.994_296_689_292_397),
    (1, 0.5, 12.716_898_269_296_164), (1, 0.7, 9.839_646_588_107_554),
    (0.5, 0.3, 19.169_792_714_639_406), (1, 1, 9.233_413_476_451_586),
  ])
  func solvesForTheNaturalFrequency(time: Double, ratio: Double, product: Double) {
    let spring = Spring(settlingDuration: time, dampingRatio: ratio)
    #expect(isClose(spring.naturalFrequency * time, product, .relative(1e-8)))
    #expect(spring.mass == 1)
    #expect(isClose(spring.dampingRatio, ratio, .relative(1e-14)))
  }

  @Test(arguments: [
    (0.25, 1.0, 1364.09, 73.867), (0.4, 0.8, 505.609, 35.977), (1, 0.5, 161.7195, 12.7169),
    (1, 0.7, 96.8186, 13.7755), (0.5, 0.3, 1469.92, 23.0038), (1, 1, 85.2559, 18.4668),
  ])
  func hasTheListedParameters(
    time: Double, ratio: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(settlingDuration: time, dampingRatio: ratio)
    #expect(isClose(spring.stiffness, stiffness, .absolute(0.0051)))
    #expect(isClose(spring.damping, damping, .absolute(0.00051)))
  }

  /// SwiftUI stops at a step of size ε, which leaves its own eighth digit.
  @Test func stopsWhereSwiftUIStops() {
    let frequency = Spring(settlingDuration: 0.5, dampingRatio: 0.3).naturalFrequency
    #expect(isClose(frequency, 38.339_585_40, .printed(8)))
    #expect(!isClose(frequency, 38.339_585_43, .printed(8)))
  }

  @Test(arguments: [0.1, 0.01, 1e-4])
  func epsilonIsThePartThatCountsAsRest(epsilon: Double) {
    let spring = Spring(settlingDuration: 1, dampingRatio: 1, epsilon: epsilon)
    // (1 + y)·e^(−y) is what is left of the way at y = ω₀T.
    #expect(isClose(1 - spring.value(target: 1.0, time: 1), epsilon, .relative(0.01)))
  }

  @Test func argumentsAreClamped() {
    #expect(
      Spring(settlingDuration: 11, dampingRatio: 0.5)
        == Spring(settlingDuration: 10, dampingRatio: 0.5))
    #expect(
      Spring(settlingDuration: 0.001, dampingRatio: 0.5)
        == Spring(settlingDuration: 0.01, dampingRatio: 0.5))
    #expect(
      Spring(settlingDuration: 1, dampingRatio: 20)
        == Spring(settlingDuration: 1, dampingRatio: 1))
  }

  @Test(arguments: [
    (0.0, 0.0), (Double.infinity, 0.0), (-Double.infinity, -Double.infinity), (Double.nan, 0.5),
    (1.0, Double.nan), (Double.nan, Double.nan),
  ])
  func whatIsNoNumberGivesNone(time: Double, ratio: Double) {
    let spring = Spring(settlingDuration: time, dampingRatio: ratio)
    #expect(spring.angularFrequency.isNaN)
    #expect(spring.decayConstant.isNaN)
  }

  /// Semantics reference, section 19.3, rows 23 to 25 and 28, and the table of section 3.7.
  @Test(arguments: [
    (0.4, 0.0, 0.6), (0.4, 0.3, 0.854_188), (0.4, 0.5, 1.157_199), (0.4, -0.3, 1.2),
    (1, 0, 1.5), (1, 0.3, 1.953_928), (0.5, 0.15, 0.876_827), (0.2, 0.7, 0.981_661),
    (0.15, 0, 0.3), (0.15, 0.15, 0.295_128), (0.25, 0, 0.4), (0.30, 0, 0.5),
    (0.30, 0.20, 0.583_965), (0.35, 0.15, 0.635_448), (0.50, 0, 0.8), (0.50, 0.30, 1.044_713),
    (0.50, -0.2, 1.2), (0.5, -0.5, 2.1),
  ])
  func answersTheRecordedSettlingDuration(duration: Double, bounce: Double, expected: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isClose(spring.settlingDuration, expected, .absolute(1e-6)))
  }

  /// Semantics reference, section 19.3, row 27.
  @Test func answersTheReportedDigits() {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    #expect(isClose(spring.settlingDuration, 0.926_129_168_365_972_1, .absolute(1e-15)))
    #expect(
      isClose(
        spring.settlingDuration(target: 10, initialVelocity: 2, epsilon: 0.001),
        1.153_355_168_925_815_5, .absolute(4e-15)))
    #expect(
      isClose(
        spring.settlingDuration(
          fromValue: 3.0, toValue: 10, initialVelocity: 2, epsilon: 0.001),
        1.117_087_340_765_065_4, .absolute(4e-15)))
    #expect(
      spring.settlingDuration(fromValue: 3.0, toValue: 10, initialVelocity: 2, epsilon: 0.001)
        == spring.settlingDuration(target: 7, initialVelocity: 2, epsilon: 0.001))
  }

  @Test func gridCarriesTheRoundingOfRepeatedAddition() {
    #expect(Spring(response: 0.5, dampingRatio: 1).settlingDuration == 0.799_999_999_999_999_9)
  }

  @Test func undampedSpringNeverSettles() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(mass: 1, stiffness: 0, damping: 0).settlingDuration == .infinity)
  }

  @Test func moreThanTheGridHoldsAnswersZero() {
    #expect(Spring(duration: 60, bounce: 0).settlingDuration > 80)
    #expect(Spring(duration: 120, bounce: 0).settlingDuration == 0)
  }

  /// Semantics reference, section 3.11.
  @Test(arguments: [
    (0.0, 0.0), (Double.infinity, Double.infinity), (Double.nan, 0.0),
  ])
  func edgesOfTheResponse(response: Double, expected: Double) {
    #expect(Spring(response: response, dampingRatio: 1).settlingDuration == expected)
    #expect(Spring(response: response, dampingRatio: 0.5).settlingDuration == expected)
  }

  @Test(arguments: [
    (0.0, Double.infinity), (-1.0, 0.0), (Double.nan, 0.0), (Double.infinity, 0.0),
  ])
  func edgesOfEpsilonBelowCriticalDamping(epsilon: Double, expected: Double) {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    #expect(spring.settlingDuration(target: 1.0, epsilon: epsilon) == expected)
  }

  @Test func normsOfVectorsAreLengths() {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    #expect(
      isClose(
        spring.settlingDuration(target: AnimatablePair(6.0, 8.0), epsilon: 0.001),
        spring.settlingDuration(target: 10.0, epsilon: 0.001), .relative(1e-14)))
  }

  /// ε acts on what is animated, and unit points are animated in 128ths: semantics reference, section 3.6.
  @Test func epsilonActsOnScaledUnits() {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    #expect(
      spring.settlingDuration(
        fromValue: ScaledPoint(x: 0, y: 0), toValue: ScaledPoint(x: 1, y: 0),
        initialVelocity: .zero, epsilon: 0.001)
        == spring.settlingDuration(target: 128.0, epsilon: 0.001))
  }
}
