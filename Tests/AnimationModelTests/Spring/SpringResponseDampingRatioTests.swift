import AnimationModel
import TestSupport
import Testing

@Suite struct SpringResponseDampingRatioTests {
  @Test(arguments: [0.0, 0.2, 0.825, 1, 1.6, 30])
  func ratioIsNotClamped(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    #expect(isClose(spring.dampingRatio, ratio, .relative(1e-15)))
    #expect(isClose(spring.response, 0.4, .relative(1e-15)))
    #expect(spring.mass == 1)
  }

  @Test(arguments: [1 - 0x1p-53, 1 + 0x1p-52, 1 + 0x1p-50])
  func regimeIsKeptAUnitInTheLastPlaceFromCritical(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(spring.angularFrequency != 0)
    #expect((spring.angularFrequency > 0) == (ratio < 1))
    #expect(spring.dampingRatio == ratio)
  }

  @Test func negativeRatioGrows() {
    let spring = Spring(response: 0.5, dampingRatio: -0.3)
    #expect(isClose(spring.dampingRatio, -0.3, .relative(1e-14)))
    #expect(spring.value(target: 1.0, time: 3).magnitude > 100)
  }
}
