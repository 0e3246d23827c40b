import AnimationModel
import Testing

@Suite struct UnitCurvePresetsTests {
  /// Semantics reference, section 4.1.
  @Test func easeCurvesAreTheDocumentedBeziers() {
    #expect(UnitCurve.easeIn == UnitCurveTests.bezier(0.42, 0, 1, 1))
    #expect(UnitCurve.easeOut == UnitCurveTests.bezier(0, 0, 0.58, 1))
    #expect(UnitCurve.easeInOut == UnitCurveTests.bezier(0.42, 0, 0.58, 1))
  }

  @Test func circularCurvesLieOnCircles() {
    for index in 0...20 {
      let p = Double(index) / 20
      let down = 1 - UnitCurve.circularEaseIn.value(at: p)
      #expect((down * down + p * p - 1).magnitude < 1e-14)
      let up = UnitCurve.circularEaseOut.value(at: p)
      #expect((up * up + (1 - p) * (1 - p) - 1).magnitude < 1e-14)
      // Two circles of half the size that meet in the middle.
      let both = UnitCurve.circularEaseInOut.value(at: p)
      let (x, y) = p < 0.5 ? (p, 0.5 - both) : (1 - p, both - 0.5)
      #expect((x * x + y * y - 0.25).magnitude < 1e-14)
    }
  }
}
