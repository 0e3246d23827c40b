import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct JumpTimesTests {
  @Test func aJumpWithNoneCloseToItIsAlone() {
    let jumps = JumpTimes(times: [0.5, 2])
    #expect(jumps.isAlone(0.5) && jumps.beginsAt(0.5) && !jumps.isInRun(0.5))
    #expect(!jumps.isAlone(1) && !jumps.beginsAt(1) && !jumps.isInRun(1))
  }

  @Test func aDragIsOneRunThatBeginsOnce() {
    let jumps = JumpTimes(times: (0..<20).map { 1 + Double($0) * 0.016 })
    #expect(jumps.times.filter(jumps.beginsAt) == [1])
    #expect(jumps.times.allSatisfy(jumps.isInRun))
    #expect(!jumps.times.contains(where: jumps.isAlone))
  }

  @Test func severalJumpsAtOneTimeAreOne() {
    let jumps = JumpTimes(times: [1, 1])
    #expect(jumps.times == [1] && jumps.isAlone(1))
  }

  @Test func whatADragChangesCountsAndWhatAnAnimationChangesDoesNot() {
    let recording = Recording(
      name: "x", start: 0, target: 0, clock: .continuous,
      events: [
        .init(time: 0, kind: .start), .init(time: 1, kind: .jump), .init(time: 2, kind: .merge),
        .init(time: 3, kind: .removed),
      ], ending: .finished(at: 3))
    let attribute = AttributeRecording(
      recording: recording, targets: [],
      animations: [.init(time: 0, value: ".bouncy"), .init(time: 1.5, value: "")])
    #expect(attribute.jumpTimes.times == [1, 2])
  }
}
