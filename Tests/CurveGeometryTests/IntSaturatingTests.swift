import CurveGeometry
import Testing

@Suite struct IntSaturatingTests {
  static let wholes: [(Double, Int)] = [
    (0.0, 0), (0.9, 0), (-0.9, 0), (2.5, 2), (-2.5, -2), (1e15, 1_000_000_000_000_000),
    (0x1p53, 9_007_199_254_740_992), (9.3e18, 9_007_199_254_740_992),
    (-9.3e18, -9_007_199_254_740_992), (.infinity, 9_007_199_254_740_992),
    (-.infinity, -9_007_199_254_740_992), (.nan, 0), (-.nan, 0), (.leastNonzeroMagnitude, 0),
    (.greatestFiniteMagnitude, 9_007_199_254_740_992),
  ]

  @Test(arguments: wholes)
  func everyNumberHasAWholeNumber(number: Double, whole: Int) {
    #expect(Int(saturating: number) == whole)
  }
}
