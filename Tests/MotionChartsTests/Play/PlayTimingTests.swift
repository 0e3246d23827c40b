import Testing

@testable import MotionCharts

@Suite struct PlayTimingTests {
  @Test(arguments: [
    // The numbers are hold, rest, speed, rate, motion and frames.
    (0.25, 0.75, 1.0, 60.0, 0.82333, 110.0), (0.25, 0.75, 0.25, 60, 0.82333, 258),
    (0, 0, 1, 60, 1, 60), (0, 0, 1, 50, 0.5, 25), (0.25, 0.75, 1, 50, 0.82333, 92),
    (0, 0, 1, 60, 0, 1), (0, 0, 1, 30, 0.1, 3), (0, 0, 1, 30, 0.1001, 4),
  ])
  func aCycleIsAWholeNumberOfFrames(
    _ hold: Double, _ rest: Double, _ speed: Double, _ rate: Double, _ motion: Double,
    _ frames: Double
  ) {
    let timing = PlayTiming(hold: hold, rest: rest, speed: speed, rate: rate)
    #expect(timing.frameCount(of: motion) == frames)
    #expect(timing.cycle(of: motion) == frames / rate)
  }

  @Test func holdAndRestAreNotSlowed() {
    let timing = PlayTiming(speed: 0.25)
    #expect(timing.time(of: 0) == 0.25 && timing.time(of: 1) == 4.25)
  }

  @Test(arguments: [
    (0, "Plays 1.83 s, then again."), (1, "Plays 1.83 s, once."), (3, "Plays 1.83 s, 3 times."),
  ])
  func aSentenceSaysHowLongItPlays(_ plays: Int, _ sentence: String) {
    #expect(PlayTiming(plays: plays).sentence(of: 0.82333) == sentence)
  }

  /// The descriptions of curves are at their own speed.
  @Test func aSentenceSaysHowFastItPlays() {
    #expect(
      PlayTiming(speed: 0.25).sentence(of: 0.82333)
        == "Plays 4.3 s at 0.25 of its speed, then again.")
  }
}
