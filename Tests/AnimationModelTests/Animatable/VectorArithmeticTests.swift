import AnimationModel
import Testing

@Suite struct VectorArithmeticTests {
  @Test func numbersScaleAndMeasureThemselves() {
    var number = 3.0
    number.scale(by: -2)
    #expect(number == -6)
    #expect(number.magnitudeSquared == 36)
    var float = Float(3)
    float.scale(by: 0.5)
    #expect(float == 1.5)
    #expect(float.magnitudeSquared == 2.25)
  }

  @Test func scaledLeavesTheOriginalAlone() {
    let number = 5.0
    #expect(number.scaled(by: 3) == 15)
    #expect(number == 5)
  }

  /// Examples of section 2.1, and the ends.
  @Test(arguments: [(0.25, 4.0), (-0.5, -2), (0, 2), (1, 10), (1.5, 14)])
  func interpolationIsNotLimited(amount: Double, expected: Double) {
    #expect(2.0.interpolated(towards: 10, amount: amount) == expected)
    var pair = AnimatablePair(2.0, 10.0)
    pair.interpolate(towards: AnimatablePair(10, 2), amount: amount)
    #expect(pair == AnimatablePair(expected, 12 - expected))
  }
}
