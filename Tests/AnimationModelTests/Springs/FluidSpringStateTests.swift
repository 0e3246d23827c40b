import Testing

@testable import AnimationModel

@Suite struct FluidSpringStateTests {
  /// Semantics reference, section 7.3, step 5: the steps taken in all at the frames of a rate.
  @Test(arguments: [
    (120.0, [0, 3, 6, 8, 11, 13, 16, 18, 21, 23, 26, 28, 31]), (60.0, [0, 6, 11, 16, 21, 26, 31]),
    (30.0, [0, 11, 21, 31, 41]), (300.0, [0, 2, 3, 4, 5, 6, 7, 8]), (600.0, [0, 1, 2, 2, 3, 3, 4]),
    (100.0, [0, 4, 7, 10, 13]), (90.0, [0, 4, 7, 11, 14, 17, 21]),
  ])
  func countsTheStepsOfFrames(rate: Double, counts: [Int]) {
    var state = FluidSpringState<Double>()
    var total = 0
    for (frame, expected) in counts.enumerated() {
      total += state.stepsDue(at: Double(frame) / rate)
      #expect(total == expected, "frame \(frame) at \(rate) Hz")
    }
  }

  /// n = ⌊300e + 10⁻⁶⌋ + 1, whatever the rate: with whole numbers of microseconds nothing rounds.
  @Test(arguments: [24, 25, 48, 50, 60, 72, 75, 90, 100, 120, 144, 240, 1000])
  func keepsTheRuleForLong(rate: Int) {
    var state = FluidSpringState<Double>()
    var total = 0
    for frame in 1...(rate * 20) {
      total += state.stepsDue(at: Double(frame) / Double(rate))
      let expected = 300 * frame / rate + 1
      guard total == expected else {
        Issue.record("frame \(frame) at \(rate) Hz has \(total) steps, not \(expected)")
        return
      }
    }
  }

  @Test func sameTimeTwiceTakesNoStep() {
    var state = FluidSpringState<Double>()
    #expect(state.stepsDue(at: 0) == 0)
    #expect(!state.hasMoved)
    #expect(state.stepsDue(at: 0.1) == 31)
    #expect(state.stepsDue(at: 0.1) == 0)
    #expect(state.hasMoved)
  }

  @Test func earlierTimesTakeNoStep() {
    var state = FluidSpringState<Double>()
    _ = state.stepsDue(at: 0.1)
    #expect(state.stepsDue(at: 0.05) == 0)
    #expect(state.stepsDue(at: -3) == 0)
  }

  @Test func gapIsShortened() {
    var state = FluidSpringState<Double>()
    _ = state.stepsDue(at: 0.1)
    #expect(state.stepsDue(at: 50) == 6)
    #expect(state.stepsDue(at: 50 + 1.0 / 60) == 5)
  }

  @Test func restartCountsFromThere() {
    var state = FluidSpringState<Double>()
    _ = state.stepsDue(at: 0.1)
    state.restartClock(at: 0.1)
    #expect(state.startTime == 0.1)
    #expect(!state.hasMoved)
    #expect(state.stepsDue(at: 0.1) == 0)
    #expect(state.stepsDue(at: 0.1 + 1.0 / 120) == 3)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -.infinity, .greatestFiniteMagnitude])
  func endsWhateverTheTime(time: Double) {
    var state = FluidSpringState<Double>()
    #expect(state.stepsDue(at: time) <= 6)
    #expect(state.stepsDue(at: time) == 0)
  }
}
