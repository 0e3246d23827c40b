import Testing

@testable import MotionFitting

@Suite struct RoundingStepTests {
  @Test(arguments: [
    (0.5, 300.0), (1, 300), (0.01, 90), (0.25, 40), (0.0001, 1), (5, 1000), (2.5, 100),
  ])
  func theStepOfRoundedValuesIsFound(_ step: Double, _ way: Double) {
    let values = (0..<60).map { (way * Double($0 * $0) / 3481 / step).rounded() * step }
    #expect(RoundingStep.step(of: values, travel: way) == step)
  }

  @Test func valuesAsTheyAreHaveNone() {
    let values = (0..<60).map { 300 * (Double($0) / 59).squareRoot() }
    #expect(RoundingStep.step(of: values, travel: 300) == nil)
  }
}
