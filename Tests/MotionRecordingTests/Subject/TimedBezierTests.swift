import AnimationModel
import MotionRecording
import Testing

@Suite struct TimedBezierTests {
  /// The value of a Bézier curve at a time, found by halving.
  private func value(of bezier: TimedBezier, at time: Double) -> Double {
    func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
      3 * s * (1 - s) * (1 - s) * first + 3 * s * s * (1 - s) * second + s * s * s
    }
    let x = (time - bezier.delay) / bezier.duration
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(middle, bezier.first.x, bezier.second.x) < x {
        low = middle
      } else {
        high = middle
      }
    }
    return coordinate(low, bezier.first.y, bezier.second.y)
  }

  @Test(arguments: [
    Subject.animation(.easeInOut), .animation(.timingCurve(0.3, -0.4, 0.2, 1.3, duration: 0.5)),
    .animation(.easeIn(duration: 0.4).delay(0.2)),
    .animation(.easeOut(duration: 0.4).delay(0.2).speed(2)),
    .animation(.easeOut(duration: 0.4).speed(0.5).delay(0.1)), .unitCurve(.easeInOut),
  ])
  func itIsTheCurveThatIsPlayed(_ subject: Subject) throws {
    let bezier = try #require(subject.timedBezier)
    let trace = try Recorder().trace(subject)
    let end = bezier.delay + bezier.duration
    #expect((end - (trace.times.last ?? 0)).magnitude < 1e-9)
    for (time, shown) in zip(trace.times, trace.values)
    where time > bezier.delay && time < end {
      #expect((value(of: bezier, at: time) - shown).magnitude < 1e-5)
    }
  }

  @Test(arguments: [
    Subject.animation(.bouncy), .spring(Spring()), .unitCurve(.circularEaseIn),
    .animation(.easeIn.repeatCount(2)),
  ])
  func whatIsNoBezierHasNone(_ subject: Subject) { #expect(subject.timedBezier == nil) }

  @Test func aStraightLineIsKnownAsOne() throws {
    #expect(try #require(Subject.animation(.linear).timedBezier).isStraight)
    #expect(try !#require(Subject.animation(.easeIn).timedBezier).isStraight)
  }

  @Test func whatRepeatsForeverIsKnown() {
    #expect(Subject.animation(.easeIn.repeatForever().delay(1).speed(2)).repeatsForever)
    #expect(Subject.animation(.easeIn.repeatForever().repeatCount(2)).repeatsForever)
    #expect(!Subject.animation(.easeIn.repeatCount(2)).repeatsForever)
    #expect(!Subject.spring(Spring()).repeatsForever)
  }
}
