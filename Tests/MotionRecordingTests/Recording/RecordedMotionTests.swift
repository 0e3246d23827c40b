import AnimationModel
import TestSupport
import Testing

@testable import MotionRecording

@Suite struct RecordedMotionTests {
  private static let subjects: [Subject] = [
    .animation(.bouncy), .animation(.smooth(duration: 0.3)),
    .spring(Spring(duration: 0.5, bounce: 0.6)),
    .animation(.interpolatingSpring(stiffness: 170, damping: 10)),
  ]

  @Test(arguments: subjects)
  func aSampleIsItself(subject: Subject) throws {
    let rows = try Recorder(to: 30).record(subject, rowsPerSecond: 60)
    let motion = RecordedMotion(rows)
    for index in 0..<rows.count {
      let state = try #require(motion.state(at: rows.times[index]))
      #expect(state.value == rows.values[index] && state.velocity == rows.velocities[index])
    }
  }

  /// The error of a cubic through values and slopes is h⁴/384 times the fourth derivative at most.
  ///
  /// Its size here is some ω⁴ of the travel: at 240 rows a second the error is below a hundred-thousandth. The first
  /// steps of SwiftUI's own springs are not as smooth.
  @Test(arguments: subjects.suffix(2))
  func betweenSamplesItIsTheMotionItself(subject: Subject) throws {
    let recorder = Recorder(to: 30)
    let motion = RecordedMotion(try recorder.record(subject, rowsPerSecond: 240))
    let fine = try recorder.record(subject, rowsPerSecond: 3331)
    for index in 0..<fine.count - 20 {
      let state = try #require(motion.state(at: fine.times[index]))
      #expect(isClose(state.value, fine.values[index], .absolute(30 * 1e-5)))
      #expect(isClose(state.velocity, fine.velocities[index], .absolute(30 * 0.02)))
    }
  }

  @Test func atAJumpTheSideCounts() throws {
    let jump = Recording(
      name: "", start: 0, target: 1, clock: .continuous, times: [0, 1, 1, 2],
      values: [0, 0, 5, 5], velocities: [0, 0, 0, 0], ending: .finished(at: 2))
    let motion = RecordedMotion(jump)
    #expect(motion.state(at: 1, .before)?.value == 0)
    #expect(motion.state(at: 1, .shown)?.value == 5)
    #expect(motion.state(at: 0.999, .shown)?.value == 0)
    #expect(motion.state(at: 1.5, .before)?.value == 5)
  }

  @Test func beyondItsSamplesItIsNotKnownUnlessItIsOver() {
    var rows = Recording(
      name: "", start: 0, target: 1, clock: .continuous, times: [1, 2], values: [0, 1],
      velocities: [1, 1], ending: .finished(at: 2))
    #expect(RecordedMotion(rows).state(at: 0.5) == nil)
    #expect(RecordedMotion(rows).state(at: 9)?.value == 1)
    #expect(RecordedMotion(rows).state(at: 9)?.velocity == 0)
    rows.ending = .cutOff(at: 2)
    #expect(RecordedMotion(rows).state(at: 9) == nil)
    rows.times = []
    rows.values = []
    rows.velocities = []
    #expect(RecordedMotion(rows).state(at: 1) == nil)
  }

  @Test func verticalCurvesAreJoinedByStraightLines() throws {
    let rows = Recording(
      name: "", start: 0, target: 1, clock: .continuous, times: [0, 1], values: [0, 1],
      velocities: [.infinity, 0], ending: .finished(at: 1))
    #expect(RecordedMotion(rows).state(at: 0.25)?.value == 0.25)
  }
}
