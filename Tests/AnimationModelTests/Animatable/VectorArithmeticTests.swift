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
}
