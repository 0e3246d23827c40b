import Testing

@testable import MotionConversion

@Suite struct FlutterCubicTests {
  /// Values of `Cubic.transformInternal` of Flutter 3.24, packages/flutter/lib/src/animation/curves.dart, transcribed to
  /// Python.
  @Test(arguments: [
    (
      [0.42, 0, 0.58, 1],
      [0.01997537910938263, 0.12868531048297882, 0.28388500213623047, 0.5, 0.9419134110212326]
    ),
    (
      [0.25, 0.1, 0.25, 1],
      [
        0.09539313912391663, 0.4094947278499603, 0.6363627910614014, 0.8019922554492951,
        0.9827697575092316,
      ]
    ),
    (
      [0.3, 1.5, 0.6, 1],
      [
        0.43006234243512154, 0.8364318944513798, 1.0038119964301586, 1.073864221572876,
        1.0243284739553928,
      ]
    ),
  ])
  func valuesAreThoseOfFlutter(points: [Double], values: [Double]) {
    let cubic = FlutterCubic(points: (points[0], points[1], points[2], points[3]), duration: 2)
    for (time, value) in zip([0.1, 0.25, 0.37, 0.5, 0.83], values) {
      #expect((cubic.value(at: 2 * time) - value).magnitude < 1e-14)
    }
  }

  @Test func itBeginsAtZeroAndEndsAtOne() {
    let cubic = FlutterCubic(points: (0.9, 0, 1, 0), duration: 0.5)
    #expect(cubic.value(at: 0) == 0 && cubic.value(at: -1) == 0)
    #expect(cubic.value(at: 0.5) == 1 && cubic.value(at: 9) == 1)
    #expect(FlutterCubic(points: (0, 0, 1, 1), duration: 0).value(at: 0) == 1)
  }
}
