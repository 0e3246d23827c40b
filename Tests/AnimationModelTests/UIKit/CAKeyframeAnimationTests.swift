import AnimationModel
import TestSupport
import Testing

private typealias Formula = IndependentFormulas

@Suite struct CAKeyframeAnimationTests {
  private static func animation(
    _ values: [Double], at times: [Double]? = nil, lasting duration: Double = 1,
    _ mode: CAKeyframeAnimation.CalculationMode = .linear
  ) -> CAKeyframeAnimation {
    var animation = CAKeyframeAnimation(values: values)
    animation.keyTimes = times
    animation.calculationMode = mode
    animation.timing.duration = duration
    return animation
  }

  @Test func timesAreEvenUnlessGiven() {
    let path = Self.animation([0, 10, -10, 0], lasting: 3).path()
    #expect(path.duration == 3)
    #expect([0.5, 1, 1.5, 2, 2.5].map(path.value(time:)) == [5, 10, 0, -10, -5])
    #expect(CAKeyframeAnimation(values: [0, 1]).path().duration == 0.25)
  }

  @Test func timesAreFractionsOfTheDuration() {
    let path = Self.animation([0, 1, 0], at: [0, 0.2, 1], lasting: 2).path()
    #expect(isClose(path.value(time: 0.2), 0.5, .absolute(1e-12)))
    #expect(isClose(path.value(time: 1.2), 0.5, .absolute(1e-12)))
  }

  /// Documented: such times are ignored.
  @Test(arguments: [[0, 0.8, 0.2], [0, 1.5, 2], [0, 1], [0, 0.2, 0.4, 1]])
  func invalidTimesAreIgnored(times: [Double]) {
    let path = Self.animation([0, 1, 0], at: times).path()
    #expect(path == Self.animation([0, 1, 0]).path())
  }

  @Test func curvesStandBetweenValues() {
    var animation = Self.animation([0, 1, 3], lasting: 2)
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
    ]
    let path = animation.path()
    for fraction in [0.1, 0.5, 0.8] {
      #expect(isClose(path.value(time: fraction), Formula.easeIn(fraction), .absolute(4e-6)))
      #expect(
        isClose(path.value(time: 1 + fraction), 1 + 2 * Formula.easeOut(fraction), .absolute(8e-6))
      )
    }
  }

  /// Two values and three times, as Apple's page has it.
  @Test func stepsKeepEachValue() {
    let path = Self.animation([5, 7], at: [0, 0.25, 1], .discrete).path()
    #expect([0.1, 0.24, 0.26, 0.9, 1].map(path.value(time:)) == [5, 5, 7, 7, 7])
    let even = Self.animation([1, 2, 3, 4], .discrete).path()
    #expect([0.2, 0.3, 0.6, 0.8].map(even.value(time:)) == [1, 2, 3, 4])
    let asManyTimes = Self.animation([1, 2, 3], at: [0, 0.1, 0.5], .discrete).path()
    #expect([0.05, 0.3, 0.6, 1].map(asManyTimes.value(time:)) == [1, 2, 3, 3])
  }

  @Test func pacedMovesAtOneVelocity() {
    let path = Self.animation([0, 10, 5, 20], at: [0, 0.9, 0.95, 1], .paced).path()
    // 10 + 5 + 15 = 30 in one second.
    for (time, value) in [(0.1, 3.0), (1.0 / 3, 10), (0.5, 5), (0.75, 12.5), (1, 20)] {
      #expect(isClose(path.value(time: time), value, .absolute(1e-9)))
    }
    var plane = CAKeyframeAnimation(values: [[0, 0], [3, 4], [3, 9]])
    plane.calculationMode = .paced
    plane.timing.duration = 1
    #expect(isClose(plane.path(component: 0).value(time: 0.25), 1.5, .absolute(1e-9)))
    #expect(isClose(plane.path(component: 1).value(time: 0.75), 6.5, .absolute(1e-9)))
  }

  /// The spline of Catmull and Rom by its matrix.
  @Test func cubicIsASplineOfCatmullAndRom() {
    let values = [310.0, 60, 120, 60, 310]
    let path = Self.animation(values, lasting: 4, .cubic).path()
    for span in 1...2 {
      for u in [0.0, 0.3, 0.5, 0.9] {
        let p = (-1...2).map { values[span + $0] }
        let constant = 2 * p[1]
        let linear = p[2] - p[0]
        let square = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]
        let cube = 3 * p[1] - p[0] - 3 * p[2] + p[3]
        let expected = (constant + u * (linear + u * (square + u * cube))) / 2
        #expect(isClose(path.value(time: Double(span) + u), expected, .absolute(1e-9)))
      }
    }
  }

  /// Tension 1 leaves every value at rest, so that each span is 3u² − 2u³.
  @Test func tensionTightens() {
    var animation = Self.animation([0, 1, 4], lasting: 2, .cubic)
    animation.tensionValues = [1, 1, 1]
    let path = animation.path()
    #expect(isClose(path.value(time: 0.25), 0.156_25, .absolute(1e-12)))
    #expect(isClose(path.value(time: 1.5), 2.5, .absolute(1e-12)))
  }

  /// Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control" (1984): the
  /// slopes towards and away from a value that is 1 above the one before it and 2 below the one after it.
  @Test(
    arguments: [
      (0, 0, (1.5, 1.5)), (0.5, 0, (1.25, 1.25)), (-1, 0, (2, 2)), (0, 0.5, (1.75, 1.25)),
      (0, -0.25, (1.375, 1.625)), (0.5, 0.5, (1.125, 1.375)),
    ] as [(Double, Double, (Double, Double))])
  func biasAndContinuityTurnTheSlopes(
    bias: Double, continuity: Double, slopes: (before: Double, after: Double)
  ) {
    // A span lasts a second.
    var animation = Self.animation([0, 1, 3], lasting: 2, .cubic)
    animation.biasValues = [0, bias, 0]
    animation.continuityValues = [0, continuity, 0]
    let path = animation.path()
    let step = 1e-6
    for (slope, start) in [(slopes.before, 1 - step), (slopes.after, 1)] {
      let rise = path.value(time: start + step) - path.value(time: start)
      #expect(isClose(rise / step, slope, .absolute(1e-4)))
    }
  }

  /// A curve around the whole: the value of the spans at the progress of the curve.
  @Test(arguments: CAKeyframeAnimation.CalculationMode.allCases)
  func curveOfTheWholeIsAroundTheSpans(mode: CAKeyframeAnimation.CalculationMode) {
    let plain = Self.animation([0, 4, 1, 2], at: mode == .discrete ? nil : [0, 0.3, 0.5, 1], mode)
    var paced = plain
    paced.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let (inner, outer) = (plain.path(), paced.path())
    for index in 0...100 where mode != .discrete || index % 25 != 0 {
      let time = Double(index) / 100
      let expected = inner.value(time: Formula.easeInOut(time))
      #expect(isClose(outer.value(time: time), expected, .absolute(5e-5)), "at \(time)")
    }
    #expect(isClose(outer.duration, 1, .absolute(1e-12)))
  }

  @Test func cyclesReverseInTime() {
    var animation = Self.animation([0, 1, 3], at: [0, 0.25, 1], lasting: 2)
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    animation.timing.autoreverses = true
    animation.timing.repeatCount = 1.5
    animation.timing.beginTime = 0.5
    let path = animation.path()
    #expect(isClose(path.duration, 6.5, .absolute(1e-9)))
    #expect(path.value(time: 0.4) == 0)
    for inside in [0.1, 0.3, 0.7, 1.5] {
      let value = path.value(time: 0.5 + inside)
      #expect(isClose(path.value(time: 4.5 - inside), value, .absolute(4e-6)))
      #expect(isClose(path.value(time: 4.5 + inside), value, .absolute(4e-6)))
    }
    #expect(isClose(path.value(time: 0.75), Formula.easeIn(0.5), .absolute(4e-6)))
  }

  @Test func offsetAndSpeedTurnAndStretch() {
    var animation = Self.animation([0, 1, 3], lasting: 1)
    animation.timing.speed = 0.5
    animation.timing.timeOffset = 0.75
    let path = animation.path()
    #expect(isClose(path.duration, 2, .absolute(1e-12)))
    #expect(isClose(path.value(time: 0.25), 2.5, .absolute(1e-9)))
    #expect(isClose(path.value(time: 1), 0.5, .absolute(1e-9)))
  }

  @Test func endlessCyclesAreThree() {
    var animation = Self.animation([0, 1, 0])
    animation.timing.repeatCount = .infinity
    #expect(isClose(animation.path().duration, 3, .absolute(1e-12)))
  }

  @Test func noValuesDoNotMove() {
    #expect(CAKeyframeAnimation(values: [Double]()).path().duration == 0)
    #expect(CAKeyframeAnimation(values: [4.0]).path().value(time: 0.1) == 4)
  }
}
