import AnimationModel
import MotionRecording
import Testing

@Suite struct RecordingTests {
  @Test func countIsTheNumberOfSamples() {
    let recording = Recording(
      name: "", start: 0, target: 1, clock: .continuous, times: [0, 1], values: [0, 1],
      velocities: [1, 0], ending: .finished(at: 1))
    #expect(recording.count == 2)
    #expect(recording.accelerations.isEmpty)
  }

  @Test func columnsOfDifferentLengthsAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = Recording(
        name: "", start: 0, target: 1, clock: .continuous, times: [0, 1], values: [0],
        velocities: [1, 0], ending: .finished(at: 1))
    }
  }

  @Test func negativeSpanIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = Recorder(span: -1) }
  }

  @Test func rateOfZeroIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = try Recorder().record(.animation(.bouncy), rowsPerSecond: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Recorder().record(.animation(.bouncy), framesPerSecond: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Recorder().record(.animation(.bouncy), intervals: 0)
    }
  }
}
