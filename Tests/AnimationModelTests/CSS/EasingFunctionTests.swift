import AnimationModel
import Testing

@Suite struct EasingFunctionTests {
  @Test func breakpointsAreJumpsAndCornersInOrder() {
    let easing = EasingFunction.linear([
      LinearStop(0), LinearStop(0.5, at: 0.25), LinearStop(0.6, at: 0.5), LinearStop(0.7, at: 0.5),
      LinearStop(0.7, at: 0.75), LinearStop(1),
    ])
    #expect(easing.jumps == [0.5])
    #expect(easing.corners == [0.25, 0.75])
    #expect(easing.breakpoints == [0.25, 0.5, 0.75])
  }

  @Test func velocityIsTheFirstDerivative() {
    for easing in [EasingFunction.linear, .ease, .steps(3)] {
      for input in stride(from: -0.5, through: 1.5, by: 0.125) {
        #expect(easing.velocity(at: input) == easing.derivatives(at: input).slope)
      }
    }
  }

  @Test func differentShapesAreUnequalEvenIfTheyLookAlike() {
    #expect(EasingFunction.linear != .cubicBezier(0, 0, 1, 1))
  }
}
