import Testing

@testable import MotionConversion

/// The model of `CustomEase` against values of GSAP 3.12.7 itself, run in Node 20: the path data, the precision, and
/// progresses with the values of `CustomEase.create(…)`.
@Suite struct CustomEaseTableTests {
  /// Path data with a precision, and the values at some progresses.
  struct Figures: Sendable {
    let path: String
    let precision: Int
    let progresses: [Double]
    let values: [Double]
  }

  static let figures: [Figures] = [
    // A path that jumps in the middle: the values after it are extrapolated along a line that is not in the path.
    Figures(
      path:
        "M0,0 C0.1,0.16667 0.2,0.33333 0.3,0.5 C0.3,0.1 0.3,0.1 0.3,0.1 C0.53333,0.4 0.76667,0.7 1,1",
      precision: 10,
      progresses: [0, 0.1, 0.2999, 0.3, 0.3001, 0.4, 0.428, 0.5, 0.9, 1],
      values: [
        0, 0.16666666666666666, 0.49983333333333335, 0.5, 0.46500000000000385, -34.50000000000001,
        -44.3, -9.850000000000003, 0.8714285714285714, 1,
      ]),
    // A path that jumps at its end, where GSAP plays the jump from a thousandth before the end.
    Figures(
      path: "M0,0 C0.2,0 0.6,0.9 1,0.95 C1,0.95 1,0.95 1,1",
      precision: 10,
      progresses: [0, 0.25, 0.5, 0.75, 0.998, 0.9991, 0.9995, 1],
      values: [
        0, 0.22326123837239858, 0.5532287633226116, 0.8223651302541514, 0.9497169720150961,
        0.9606249999999995, 0.9781250000000025, 1,
      ]),
    Figures(
      path: "M0,0 C0.42,0 0.58,1 1,1",
      precision: 10,
      progresses: [0, 0.05, 0.123, 0.25, 0.4, 0.5, 0.61, 0.777, 0.95, 1],
      values: [
        0, 0.004858738513708016, 0.03013757637418691, 0.1291818997299663, 0.33193432655967575, 0.5,
        0.6839577734498253, 0.8978224379652456, 0.995141261486292, 1,
      ]),
    Figures(
      path: "M0,0 C0.42,0 0.58,1 1,1",
      precision: 1000,
      progresses: [0, 0.05, 0.123, 0.25, 0.4, 0.5, 0.61, 0.777, 0.95, 1],
      values: [
        0, 0.004831325135083417, 0.03010520880002943, 0.12916952517707259, 0.3318862342318607, 0.5,
        0.6839611722311052, 0.8978466034733122, 0.9951686748649166, 1,
      ]),
    Figures(
      path: "M0,0 C0.1,1.9 0.3,1.4 0.4,0.9 C0.5,0.6 0.6,0.97 0.7,1.02 C0.8,1.05 0.9,1 1,1",
      precision: 100,
      progresses: [0, 0.01, 0.1, 0.2, 0.3333, 0.4, 0.5, 0.65, 0.8, 0.999, 1],
      values: [
        0, 0.17665852858381287, 1.0672422881982964, 1.3499999999999999, 1.1692732471335796, 0.9,
        0.7866805362701417, 0.9728911590576174, 1.0281422170003256, 1.0000077067057291, 1,
      ]),
    // A jump that is written as a steep line.
    Figures(
      path:
        "M0,0.25 C0.1,0.25 0.2,0.25 0.4999,0.25 C0.4999,0.25 0.5,0.75 0.5,0.75 C0.7,0.75 0.9,0.75 1,1",
      precision: 10,
      progresses: [0, 0.3, 0.49985, 0.49995, 0.5, 0.50005, 0.7, 0.99, 1],
      values: [
        0.25, 0.25, 0.25, 0.5, 0.75, 0.7500000814332247, 0.7598432392912438, 0.9765687599213848, 1,
      ]),
  ]

  @Test(arguments: figures)
  func valuesAreThoseOfGSAP(figures: Figures) {
    let curves = CustomEaseReader.curves(of: figures.path)
    let ease = CustomEaseTable(curves, precision: figures.precision).ease()
    for (progress, value) in zip(figures.progresses, figures.values) {
      #expect((ease(progress) - value).magnitude < 1e-11, "at \(progress): \(ease(progress))")
    }
  }

  @Test(arguments: [
    ("M0,0 C0.1,0 0.3,0.5 0.3,0.5 C0.3,0.1 0.3,0.1 0.3,0.1 C0.5,0.4 0.7,0.7 1,1", true),
    ("M0,0 C0.2,0 0.6,0.9 1,0.95 C1,0.95 1,0.95 1,1", true),
    ("M0,0 C0.2,0 0.6,0.9 1,1", false),
  ])
  func verticalLinesAreFound(path: String, isVertical: Bool) {
    let table = CustomEaseTable(CustomEaseReader.curves(of: path), precision: 10)
    #expect(table.isVertical == isVertical)
  }

  @Test func theTableHasAnEntryForTheShortestInterval() {
    // The middle of a straight line is a point, so that the shortest interval is 0.05.
    let path = "M0,0 C0,0 0.1,0.1 0.1,0.1 C0.4,0.4 0.7,0.7 1,1"
    #expect(CustomEaseTable(CustomEaseReader.curves(of: path), precision: 10).size == 21)
  }
}
