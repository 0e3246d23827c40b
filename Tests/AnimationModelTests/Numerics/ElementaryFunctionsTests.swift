import AnimationModel
import TestSupport
import Testing

/// The wrappers call what their names say: one value of each, to twenty digits and more.
@Suite struct ElementaryFunctionsTests {
  @Test func namesMeanWhatTheySay() {
    #expect(
      isClose(
        ElementaryFunctions.exponential(1.5), 4.481_689_070_338_064_822_6, .relative(4e-16)))
    #expect(
      isClose(
        ElementaryFunctions.logarithm(10), 2.302_585_092_994_045_684_0, .relative(4e-16)))
    #expect(
      isClose(ElementaryFunctions.sine(2), 0.909_297_426_825_681_695_4, .relative(4e-16)))
    #expect(
      isClose(ElementaryFunctions.cosine(2), -0.416_146_836_547_142_387, .relative(4e-16)))
  }

  @Test func exponentialMinusOneKeepsItsDigitsNearZero() {
    #expect(
      isClose(
        ElementaryFunctions.exponentialMinusOne(1e-10), 1.000_000_000_05e-10,
        .relative(4e-16)))
  }

  @Test func logarithmHasItsEdges() {
    #expect(ElementaryFunctions.logarithm(0) == -.infinity)
    #expect(ElementaryFunctions.logarithm(-1).isNaN)
  }
}
