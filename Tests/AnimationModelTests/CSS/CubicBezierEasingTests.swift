import AnimationModel
import TestSupport
import Testing

@Suite struct CubicBezierEasingTests {
  /// Solved with sixty decimal digits: curve, input, height and slope.
  static let solved: [(EasingFunction, Double, Double, Double)] = [
    (.cubicBezier(0.25, 0.1, 0.25, 1), 0.001, 0.00040480782215491232, 0.40962346633),
    (.cubicBezier(0.25, 0.1, 0.25, 1), 0.25, 0.40851059135539586, 2.20788294566),
    (.cubicBezier(0.25, 0.1, 0.25, 1), 0.6, 0.88522930987612036, 0.678516335607),
    (.cubicBezier(0.25, 0.1, 0.25, 1), 0.999, 0.99999946634160386, 0.00106764208961),
    (.cubicBezier(0.42, 0, 1, 1), 0.001, 1.8875054558443416e-06, 0.00377287477898),
    (.cubicBezier(0.42, 0, 1, 1), 0.25, 0.093464650718824857, 0.674597794608),
    (.cubicBezier(0.42, 0, 1, 1), 0.6, 0.42911976929631712, 1.1990678165),
    (.cubicBezier(0.42, 0, 1, 1), 0.999, 0.99828599436637155, 1.70886039125),
    (.cubicBezier(0, 0, 0.58, 1), 0.001, 0.0017140056336284928, 1.70886039125),
    (.cubicBezier(0, 0, 0.58, 1), 0.25, 0.37813813082510983, 1.3682889634),
    (.cubicBezier(0, 0, 0.58, 1), 0.6, 0.78513906124710664, 0.93273351493),
    (.cubicBezier(0, 0, 0.58, 1), 0.999, 0.99999811249454418, 0.00377287477898),
    (.cubicBezier(0.42, 0, 0.58, 1), 0.001, 1.8905015519453908e-06, 0.00378185973131),
    (.cubicBezier(0.42, 0, 0.58, 1), 0.25, 0.12916193104731982, 1.05926184117),
    (.cubicBezier(0.42, 0, 0.58, 1), 0.6, 0.66811612990235392, 1.59716727568),
    (.cubicBezier(0.42, 0, 0.58, 1), 0.999, 0.99999810949844803, 0.00378185973131),
    (.cubicBezier(0.2, 0, 0, 1), 0.001, 8.3798776780845616e-06, 0.0168065488874),
    (.cubicBezier(0.2, 0, 0, 1), 0.25, 0.60722036207268215, 1.84163829791),
    (.cubicBezier(0.2, 0, 0, 1), 0.6, 0.92907206509581852, 0.418472248492),
    (.cubicBezier(0.2, 0, 0, 1), 0.999, 0.99999966647393568, 0.000667244998083),
    (.cubicBezier(0.68, -0.55, 0.265, 1.55), 0.001, -0.00080755005944421949, -0.806274987307),
    (.cubicBezier(0.68, -0.55, 0.265, 1.55), 0.25, -0.082807108828322595, 0.405347567419),
    (.cubicBezier(0.68, -0.55, 0.265, 1.55), 0.6, 0.94754244351683825, 2.02053053766),
    (.cubicBezier(0.68, -0.55, 0.265, 1.55), 0.999, 1.000747193946564, -0.746087340909),
    (.cubicBezier(1, 0, 0, 1), 0.001, 3.3370419825627253e-07, 0.000667779756715),
    (.cubicBezier(1, 0, 0, 1), 0.25, 0.029724605511925198, 0.293700525984),
    (.cubicBezier(1, 0, 0, 1), 0.6, 0.88860266073192984, 0.962008869106),
    (.cubicBezier(1, 0, 0, 1), 0.999, 0.99999966629580173, 0.000667779756715),
    (.cubicBezier(0, 1, 1, 0), 0.001, 0.053110761576434837, 25.7272715791),
    (.cubicBezier(0, 1, 1, 0), 0.25, 0.47905546699920898, 0.274316085207),
    (.cubicBezier(0, 1, 1, 0), 0.6, 0.50120676855680468, 0.0366452804259),
    (.cubicBezier(0, 1, 1, 0), 0.999, 0.94688923842356509, 25.7272715791),
    (.cubicBezier(0.9, 0.1, 0.9, 0.1), 0.001, 0.00011111115632157222, 0.111111246793),
    (.cubicBezier(0.9, 0.1, 0.9, 0.1), 0.25, 0.02874197862518164, 0.124043848188),
    (.cubicBezier(0.9, 0.1, 0.9, 0.1), 0.6, 0.091755785829735564, 0.296428638661),
    (.cubicBezier(0.9, 0.1, 0.9, 0.1), 0.999, 0.99100029925550115, 8.99909927852),
  ]

  @Test(arguments: solved)
  func agreesWithASolutionOfSixtyDigits(
    easing: EasingFunction, input: Double, height: Double, slope: Double
  ) {
    // The effect on the height of rounding the input by half a unit in the last place is inherent.
    let tolerance = 4e-16 + slope.magnitude * 2e-16
    #expect(isClose(easing.value(at: input), height, .absolute(tolerance)))
    #expect(isClose(easing.velocity(at: input), slope, .relative(1e-10)))
  }

  @Test func bothEndsAreExact() {
    for (easing, _, _, _) in Self.solved {
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
    }
  }

  @Test func slopeIsTheDerivativeOfTheValue() {
    let step = 1e-6
    for (easing, _, _, _) in Self.solved {
      for input in stride(from: 0.013, to: 0.99, by: 0.049) {
        let difference = easing.value(at: input + step) - easing.value(at: input - step)
        let slope = easing.velocity(at: input)
        #expect(isClose(difference / (2 * step), slope, .absolute(1e-6 * (1 + slope.magnitude))))
      }
    }
  }

  @Test func curvatureIsTheDerivativeOfTheSlope() {
    let step = 1e-6
    for (easing, _, _, _) in Self.solved {
      for input in stride(from: 0.05, to: 0.96, by: 0.083) {
        let difference = easing.velocity(at: input + step) - easing.velocity(at: input - step)
        let curvature = easing.derivatives(at: input).curvature
        #expect(
          isClose(difference / (2 * step), curvature, .absolute(1e-5 * (1 + curvature.magnitude))))
      }
    }
  }

  static let ends: [(EasingFunction, Double, Double)] = [
    // A control point apart from its end gives the direction, one upon it leaves it to the other.
    (EasingFunction.cubicBezier(0.25, 0.1, 0.25, 1), 0.4, 0.0),
    (.cubicBezier(0, 0, 0.58, 1), 1 / 0.58, 0),
    (.cubicBezier(0.42, 0, 1, 1), 0, 1 / 0.58),
    (.cubicBezier(0, 0, 1, 1), 1, 1),
    (.cubicBezier(0, 0, 0, 0), 1, 1),
    (.cubicBezier(0, 1, 1, 0), .infinity, .infinity),
    (.cubicBezier(0, -1, 1, 2), -.infinity, -.infinity),
    (.cubicBezier(0, 0, 0, 1), .infinity, 0),
  ]

  @Test(arguments: ends)
  func slopesAtTheEndsAreLimitsFromInside(easing: EasingFunction, start: Double, end: Double) {
    #expect(isClose(easing.velocity(at: 0), start, .relative(1e-15)))
    #expect(isClose(easing.velocity(at: 1), end, .relative(1e-15)))
  }

  @Test(arguments: ends)
  func curvaturesAtTheEndsAreLimitsFromInside(easing: EasingFunction, _: Double, _: Double) {
    for (end, near) in [(0.0, 1e-8), (1, 1 - 1e-8)] {
      let limit = easing.derivatives(at: end).curvature
      let beside = easing.derivatives(at: near).curvature
      if limit.isFinite {
        #expect(isClose(beside, limit, .init(absolute: 1e-6, relative: 1e-6)))
      } else {
        #expect(beside.magnitude > 1000 && beside.sign == limit.sign)
      }
    }
  }

  @Test func aCurveThatIsVerticalInsideSaysSo() {
    let easing = EasingFunction.cubicBezier(1, 0, 0, 1)
    #expect(easing.velocity(at: 0.5) == .infinity)
    #expect(easing.derivatives(at: 0.5).curvature == 0)
  }

  static let outside: [(EasingFunction, Double, Double)] = [
    // Along the tangent at the nearer end, by the rules of CSS.
    (EasingFunction.cubicBezier(0.25, 0.5, 0.5, 0.75), -0.5, -1.0),
    (.cubicBezier(0.25, 0.5, 0.5, 0.75), 1.5, 1.25),
    (.cubicBezier(0, 1, 0.5, 0.25), -2, -1),
    (.cubicBezier(0, 1, 0, 0.25), -2, 0),
    (.cubicBezier(0.5, 0, 1, 0.5), 1.5, 2),
    (.cubicBezier(1, 0, 1, 0.5), 7, 1),
  ]

  @Test(arguments: outside)
  func goesOnAlongTheTangentOutside(easing: EasingFunction, input: Double, output: Double) {
    #expect(isClose(easing.value(at: input), output, .relative(1e-15)))
    let step = 0.25
    let slope = (easing.value(at: input + step) - easing.value(at: input)) / step
    #expect(isClose(easing.velocity(at: input), slope, .absolute(1e-14)))
    #expect(easing.derivatives(at: input).curvature == 0)
  }

  @Test func neverFallsWhenItsHeightsDoNot() {
    for easing in [EasingFunction.ease, .cubicBezier(1, 0, 0, 1), .cubicBezier(0, 0, 0, 1)] {
      let values = (0...1000).map { easing.value(at: Double($0) / 1000) }
      for (before, after) in zip(values, values.dropFirst()) { #expect(before <= after) }
    }
  }

  @Test func hugeHeightsStayFinite() {
    let easing = EasingFunction.cubicBezier(0.3, 1e100, 0.6, -1e100)
    for input in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(easing.value(at: input).isFinite)
      #expect(easing.velocity(at: input).isFinite)
    }
  }

  @Test func hasNeitherJumpsNorCorners() {
    #expect(EasingFunction.ease.jumps.isEmpty)
    #expect(EasingFunction.ease.corners.isEmpty)
  }
}
