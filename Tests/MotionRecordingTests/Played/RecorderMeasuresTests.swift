import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite struct RecorderMeasuresTests {
  private func measures(
    _ subject: Subject, from start: Double = 0, to target: Double = 1
  ) throws -> MotionMeasures {
    try Recorder(from: start, to: target).measures(of: subject)
  }

  /// The first overshoot is e^(−πζ/√(1−ζ²)) at π/ω, here written out: semantics reference, section 3.10.
  @Test(arguments: [
    (0.15, 0.006_288, 0.474_579), (0.3, 0.045_988, 0.350_070), (0.5, 0.163_034, 0.288_675),
  ])
  func springsOvershootByTheClosedForm(bounce: Double, overshoot: Double, time: Double) throws {
    for (start, target) in [(0.0, 1.0), (100, -100), (3, 3.5)] {
      let measures = try measures(
        .spring(Spring(duration: 0.5, bounce: bounce)), from: start, to: target)
      let extreme = try #require(measures.overshoot)
      #expect(isClose(extreme.fraction, overshoot, .printed(6)))
      #expect(isClose(extreme.time, time, .printed(6)))
      #expect(
        isClose(
          extreme.value, target + overshoot * (target - start),
          .absolute((target - start).magnitude * 1e-6)))
    }
  }

  @Test func criticalAndOverdampedSpringsDoNotOvershoot() throws {
    for bounce in [0, -0.2, -0.5] {
      let measures = try measures(.spring(Spring(bounce: bounce)))
      #expect(measures.overshoot == nil)
      #expect(measures.firstCrossing == nil)
      #expect(measures.crossings == 0)
      #expect(measures.undershoot == nil)
      #expect(measures.rebound == nil)
    }
  }

  /// Semantics reference, section 7.3: 1.0419, not the 1.0460 of the spring.
  @Test func bouncyOvershootsAsTheRecurrenceDoes() throws {
    let measures = try measures(.animation(.bouncy))
    #expect(isClose(measures.overshoot?.value, 1.0419, .printed(4)))
    #expect(isClose(measures.overshoot?.fraction, 0.0419, .printed(4)))
    #expect(measures.settlingDuration == Spring.bouncy.settlingDuration)
    #expect(measures.logicalCompletion == 0.5)
    #expect(isClose(measures.removalAt60Hertz, 46.0 / 60, .absolute(1e-12)))
  }

  /// The table of section 3.7, third column, with rows 26, 32 and 33 of section 19.3.
  @Test(arguments: [
    (0.15, 1.0, 0.220_431), (0.15, 0.85, 0.209_009), (0.25, 1, 0.367_385), (0.3, 1, 0.440_863),
    (0.3, 0.8, 0.404_581), (0.35, 0.85, 0.487_688), (0.4, 1, 0.587_817), (0.5, 1, 0.734_771),
    (0.5, 0.85, 0.696_698), (0.5, 0.7, 0.818_746), (0.5, 1.25, 1.145_189),
  ])
  func springsSettleWhenTheyTrulyDo(response: Double, ratio: Double, time: Double) throws {
    let measures = try measures(.spring(Spring(response: response, dampingRatio: ratio)))
    #expect(isClose(measures.settledWithinTenthPercent, time, .absolute(1.1e-6)))
  }

  @Test(arguments: [
    (0.5, 1.0, 0.735), (0.5, 0.85, 0.697), (0.5, 0.7, 0.819), (0.5, 0.825, 0.689),
    (0.15, 0.86, 0.21),
  ])
  func springsSettleAsListed(response: Double, ratio: Double, time: Double) throws {
    let measures = try measures(.spring(Spring(response: response, dampingRatio: ratio)))
    #expect(isClose(measures.settledWithinTenthPercent, time, .absolute(1e-3)))
  }

  /// The true times by bisection on the closed form, for two other bands.
  @Test(arguments: [0.7, 0.85, 1, 1.25])
  func otherBandsAreMeasuredLikewise(ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let measures = try measures(.spring(spring))
    for (band, measured) in [
      (0.02, measures.settledWithin2Percent), (0.01, measures.settledWithin1Percent),
      (0.001, measures.settledWithinTenthPercent),
    ] {
      let time = try #require(measured)
      #expect(
        isClose((1 - spring.value(target: 1.0, time: time)).magnitude, band, .relative(1e-6)))
      for index in 1..<400 {
        let later = time + Double(index) / 200
        #expect((1 - spring.value(target: 1.0, time: later)).magnitude < band * (1 + 1e-9))
      }
    }
  }

  /// cos ωt = −β sin ωt/ω at the first crossing.
  @Test(arguments: [0.3, 0.5, 0.7])
  func crossingsAreThoseOfTheClosedForm(ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let measures = try measures(.spring(spring), from: 10, to: 30)
    let first = try #require(measures.firstCrossing)
    #expect(isClose(spring.value(target: 1.0, time: first), 1, .absolute(1e-12)))
    for index in 0..<100 {
      #expect(spring.value(target: 1.0, time: first * Double(index) / 100) < 1)
    }
    // One crossing for each half period until it settles.
    let halfPeriod = 0.25 / (1 - ratio * ratio).squareRoot()
    let count = 1 + Int((spring.settlingDuration - first) / halfPeriod)
    #expect((measures.crossings - count).magnitude <= 1)
    #expect(measures.crossings >= 1)
  }

  /// ẋ is largest where ẍ = 0: for critical damping at 1/ω₀, ω₀/e high.
  @Test func peakVelocityOfACriticalSpring() throws {
    let frequency = 4 * Double.pi
    let peak = try #require(try measures(.spring(.smooth), from: 0, to: 10).peakVelocity)
    #expect(isClose(peak.time, 1 / frequency, .absolute(1e-6)))
    #expect(isClose(peak.value, 10 * frequency / 2.718_281_828_459_045, .relative(1e-9)))
  }

  @Test func peakAccelerationOfASpringIsItsFirst() throws {
    let peak = try #require(try measures(.spring(.smooth), from: 0, to: -10).peakAcceleration)
    #expect(peak.time == 0)
    #expect(isClose(peak.value, -10 * 157.913_670, .relative(1e-6)))
  }

  @Test func undampedSpringNeverSettles() throws {
    let measures = try measures(.spring(Spring(bounce: 1)))
    #expect(measures.settledWithin2Percent == nil)
    #expect(measures.settlingDuration == .infinity)
    #expect(isClose(measures.overshoot?.fraction, 1, .absolute(1e-9)))
    #expect(isClose(measures.overshoot?.time, 0.25, .absolute(1e-6)))
    #expect(isClose(measures.firstCrossing, 0.125, .absolute(1e-9)))
    #expect(measures.crossings == 40)
    #expect(measures.removal == nil)
  }

  @Test func linesAreWhatTheyAre() throws {
    let measures = try measures(.animation(.linear(duration: 2)), from: 10, to: 0)
    #expect(isClose(measures.settledWithin2Percent, 1.96, .absolute(1e-5)))
    #expect(isClose(measures.settledWithin1Percent, 1.98, .absolute(1e-5)))
    #expect(isClose(measures.settledWithinTenthPercent, 1.998, .absolute(1e-5)))
    #expect(isClose(measures.firstCrossing, 2, .absolute(1e-5)))
    #expect(measures.removal == 2)
    #expect(measures.logicalCompletion == 2)
    #expect(isClose(measures.removalAt60Hertz, 121.0 / 60, .absolute(1e-12)))
    #expect(measures.overshoot == nil)
    #expect(measures.undershoot == nil)
    #expect(isClose(measures.peakVelocity?.value, -5, .absolute(1e-9)))
    #expect(measures.settlingDuration == nil)
    #expect(measures.crossings == 0)
    #expect(measures.hasTravel)
  }

  @Test func easeInOutIsFastestHalfWay() throws {
    let measures = try measures(.animation(.easeInOut(duration: 2)), from: 0, to: 10)
    #expect(isClose(measures.peakVelocity?.time, 1, .absolute(1e-3)))
    #expect(isClose(measures.peakVelocity?.value, 10 * 1.724_138 / 2, .relative(1e-6)))
  }

  /// Both humps of an overshooting curve, beyond the target and behind the start.
  @Test func curvesMayLeaveTheirWayOnBothSides() throws {
    let measures = try measures(
      .animation(.timingCurve(0.3, -0.6, 0.7, 1.6, duration: 1)), from: 0, to: 100)
    let overshoot = try #require(measures.overshoot)
    let undershoot = try #require(measures.undershoot)
    #expect(overshoot.value > 100)
    #expect(undershoot.value < 0)
    #expect(isClose(overshoot.value - 100, -undershoot.value, .absolute(0.01)))
    #expect(isClose(overshoot.time, 1 - undershoot.time, .absolute(1e-3)))
    #expect(measures.crossings == 1)
    #expect(measures.rebound == nil)
  }

  @Test func stepsArriveAtTheirLastRise() throws {
    let measures = try measures(.easing(.steps(4, .jumpStart)), from: 0, to: 8)
    #expect(measures.firstCrossing == 0.75)
    #expect(measures.settledWithinTenthPercent == 0.75)
    #expect(measures.overshoot == nil)
    #expect(measures.removal == nil)
    #expect(measures.logicalCompletion == nil)
    let late = try self.measures(.easing(.steps(4, .jumpEnd)), from: 0, to: 8)
    #expect(late.firstCrossing == 1)
    #expect(late.settledWithinTenthPercent == 1)
  }

  @Test func backwardsIsTheMirrorImage() throws {
    let up = try measures(.animation(.bouncy), from: 0, to: 100)
    let down = try measures(.animation(.bouncy), from: 100, to: 0)
    #expect(up.firstCrossing == down.firstCrossing)
    #expect(up.settledWithin1Percent == down.settledWithin1Percent)
    #expect(up.crossings == down.crossings)
    #expect(up.removal == down.removal)
    #expect(
      isClose(
        down.overshoot?.value, 100 - (up.overshoot?.value ?? .nan), .absolute(1e-9)))
    #expect(
      isClose(down.peakVelocity?.value, -(up.peakVelocity?.value ?? .nan), .relative(1e-12)))
    #expect(
      isClose(down.rebound?.value, 100 - (up.rebound?.value ?? .nan), .absolute(1e-9)))
  }

  @Test func bouncyFallsBackAfterItsOvershoot() throws {
    // The second hump of the closed form is 0.0021 of the way.
    let rebound = try #require(try measures(.spring(.bouncy)).rebound)
    #expect(isClose(rebound.fraction, 0.045_988 * 0.045_988, .absolute(1e-6)))
    #expect(isClose(rebound.time, 2 * 0.350_070, .absolute(1e-5)))
    #expect(rebound.value < 1)
  }

  @Test(arguments: [
    Subject.animation(.bouncy), .animation(.easeIn), .spring(.smooth), .easing(.ease),
  ])
  func withoutAWayThereIsNothingToMeasure(_ subject: Subject) throws {
    let measures = try measures(subject, from: 3, to: 3)
    #expect(!measures.hasTravel)
    #expect(measures.firstCrossing == nil)
    #expect(measures.settledWithin1Percent == nil)
    #expect(measures.overshoot == nil)
    #expect(measures.undershoot == nil)
    #expect(measures.crossings == 0)
    #expect(measures.peakVelocity == nil)
  }

  @Test func endlessMotionIsMeasuredAsFarAsItIsFollowed() throws {
    let measures = try measures(.animation(.linear(duration: 1).repeatForever()))
    #expect(measures.removal == nil)
    #expect(measures.removalAt60Hertz == nil)
    #expect(measures.settledWithin1Percent == nil)
    #expect(measures.logicalCompletion == nil)
    #expect(isClose(measures.firstCrossing, 1, .absolute(1e-5)))
    #expect(isClose(measures.peakVelocity?.value.magnitude, 1, .absolute(1e-9)))
  }

  @Test func initialVelocityAgainstTheWayUndershoots() throws {
    let measures = try Recorder(to: 1, initialVelocity: -10).measures(of: .spring(.smooth))
    let undershoot = try #require(measures.undershoot)
    #expect(undershoot.value < -0.1)
    #expect(
      isClose(
        Spring.smooth.velocity(target: 1, initialVelocity: -10, time: undershoot.time), 0,
        .absolute(1e-6)))
  }

  @Test func framesHoldTheirValues() throws {
    let measures = try Recorder(to: 100).measures(
      of: .animation(.bouncy), clock: .frames(rate: 60))
    let frames = try Recorder(to: 100).record(.animation(.bouncy), framesPerSecond: 60)
    let first = try #require(frames.values.firstIndex { $0 >= 100 })
    #expect(measures.firstCrossing == frames.times[first])
    #expect(measures.overshoot?.value == frames.values.max())
    #expect(measures.removal == frames.times.last)
    #expect(measures.removal == measures.removalAt60Hertz)
    #expect(measures.logicalCompletion == 0.5)
  }

  /// A fast spring's few cubics may have several hills; the peak is the highest of them, as rows show that are finer
  /// than any of the steps.
  @Test(arguments: [
    (0.055, 0), (0.04, 0.45), (0.06, 0.3), (0.075, -0.3), (0.09, -0.3), (0.095, 0.6), (0.1, 0.45),
    (0.03, 0.1), (0.5, 0.3),
  ])
  func thePeakVelocityOfASpringIsThatOfItsCurve(duration: Double, bounce: Double) throws {
    let spring = Subject.animation(.spring(duration: duration, bounce: bounce))
    let rows = try Recorder(to: 1).record(spring, rowsPerSecond: 24_000)
    let highest = try #require(rows.velocities.map(\.magnitude).max())
    let peak = try #require(measures(spring).peakVelocity)
    #expect(
      isClose(peak.value, highest, .absolute(highest * 1e-3)))
  }
}
