import Testing

@testable import MotionConversion

@Suite struct PathInterpolatorTests {
  /// Values of `PathInterpolator` of Android 14, `PathInterpolator.java` with `Path.approximate` of hwui, transcribed to
  /// NumPy with numbers of 32 bits.
  @Test(arguments: [
    (
      [0.42, 0, 0.58, 1],
      [0.02031999875705138, 0.1311507652713413, 0.286306981256278, 0.5, 0.941024489846748]
    ),
    (
      [0.25, 0.1, 0.25, 1],
      [
        0.09676376067052615, 0.4078148932544732, 0.6365226832450704, 0.8008835906037888,
        0.9821470417250071,
      ]
    ),
    (
      [0.1, 3, 0.1, 1],
      [
        1.5780167378389471, 1.5645917948542543, 1.3982847660608293, 1.2429593086384267,
        1.0257909818867244,
      ]
    ),
    (
      [0, 0, 0, 1],
      [
        0.44349112426035503, 0.6901640563045203, 0.8060865495391705, 0.889181429395182,
        0.9893610601039055,
      ]
    ),
  ])
  func valuesAreThoseOfAndroid(points: [Double], values: [Double]) {
    let curve = PathInterpolator(
      points: (points[0], points[1], points[2], points[3]), duration: 2)
    for (time, value) in zip([0.1, 0.25, 0.37, 0.5, 0.83], values) {
      #expect((curve.value(at: 2 * time) - value).magnitude < 1e-5)
    }
  }

  @Test func itBeginsAtZeroAndEndsAtOne() {
    let curve = PathInterpolator(points: (1, -1e30, 0, 1e30), duration: 0.5)
    #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
    #expect(curve.value(at: 0.5) == 1 && curve.value(at: 9) == 1)
    #expect(PathInterpolator(points: (0, 0, 1, 1), duration: 0).value(at: 0) == 1)
  }
}
