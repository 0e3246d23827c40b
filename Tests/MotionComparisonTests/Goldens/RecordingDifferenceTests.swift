import AnimationModel
import MotionComparison
import MotionRecording
import TestSupport
import Testing

@Suite struct RecordingDifferenceTests {
  @Test func aMotionLessItselfIsNothing() throws {
    let rows = try Recorder().record(.animation(.bouncy), framesPerSecond: 60)
    let difference = rows.difference(to: rows)
    #expect(difference.times == rows.times)
    #expect(difference.values.allSatisfy { $0 == 0 })
    #expect(difference.velocities.allSatisfy { $0 == 0 })
  }

  @Test func aLineTwiceAsSteepIsOneLineAhead() throws {
    let slow = try Recorder(to: 1).record(.animation(.linear(duration: 1)), rowsPerSecond: 10)
    let fast = try Recorder(to: 2).record(.animation(.linear(duration: 1)), rowsPerSecond: 7)
    let difference = slow.difference(to: fast)
    for (time, value) in zip(difference.times, difference.values) {
      #expect(isClose(value, time, .absolute(1e-5)))
    }
  }

  @Test func whatIsNotKnownIsLeftOut() throws {
    let rows = try Recorder().record(.animation(.linear(duration: 1)), rowsPerSecond: 10)
    let cut = try Recorder(span: 0.5).record(.animation(.linear(duration: 1)), rowsPerSecond: 10)
    #expect(rows.difference(to: cut).times.last == 0.5)
  }
}
