import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Recording on a schedule")
struct RecorderScheduleTests {
  private let recorder = Recorder(from: 10, to: 110)

  @Test("rows lie at the moments, with the motion's own values, up to the first after the end")
  func rows() throws {
    let subject = Subject.animation(.easeInOut(duration: 1))
    let recording = try recorder.record(subject, name: "ease", on: .periodic(from: 0, by: 0.3))
    #expect(recording.name == "ease")
    #expect(recording.times.count == 5)
    for (index, time) in recording.times.enumerated() {
      #expect(isClose(time, Double(index) * 0.3, .absolute(1e-12)))
      let expected = 10 + 100 * UnitCurve.easeInOut.value(at: time)
      #expect(isClose(recording.values[index], expected, .absolute(1e-9)))
    }
    #expect(recording.velocities.last == 0)
    #expect(recording.ending == .finished(at: 1))
    #expect(recording.events.last?.kind == .removed)
  }

  @Test("an animation schedule at a rate gives the rows of that rate")
  func rate() throws {
    for subject in [Subject.animation(.bouncy), .spring(.bouncy), .unitCurve(.easeIn)] {
      let schedule = try recorder.record(subject, on: .animation(minimumInterval: 1.0 / 64))
      #expect(try schedule == recorder.record(subject, rowsPerSecond: 64))
    }
  }

  @Test("what is shown at the start is the latest moment before it, at the start")
  func before() throws {
    let linear = Subject.animation(.linear(duration: 1))
    let recording = try recorder.record(linear, at: [-3, -0.25, 0.5, 0.75, 2])
    #expect(recording.times == [0, 0.5, 0.75, 2])
    #expect(recording.values == [10, 60, 85, 110])
    let late = try recorder.record(linear, at: [0.5, 2])
    #expect(late.times == [0.5, 2])
  }

  @Test("moments that end before the motion, or the span, cut it off")
  func cut() throws {
    let linear = Subject.animation(.linear(duration: 1))
    let few = try recorder.record(linear, on: .explicit([0, 0.5]))
    #expect(few.times == [0, 0.5])
    #expect(few.ending == .cutOff(at: 0.5))
    let span = try Recorder(from: 0, to: 1, span: 0.6).record(
      linear, on: .periodic(from: 0, by: 0.25))
    #expect(span.times == [0, 0.25, 0.5])
    #expect(span.ending == .cutOff(at: 0.5))
  }

  @Test("without moments the start is shown", arguments: [true, false])
  func none(isPaused: Bool) throws {
    let schedule = AnimationTimelineSchedule<Double>(minimumInterval: 0, paused: isPaused)
    let recording = try recorder.record(.animation(.bouncy), on: schedule)
    #expect(recording.times == [0])
    #expect(recording.values == [10])
    let late = try Recorder(span: 1).record(.animation(.bouncy), at: [5])
    #expect(late.times == [0])
  }

  @Test("endless motion is followed for its window, and a schedule of minutes looks once")
  func endless() throws {
    let loop = Subject.animation(.linear(duration: 1).repeatForever(autoreverses: false))
    let recording = try recorder.record(loop, on: .periodic(from: 0, by: 0.7))
    #expect(recording.ending == .endless(until: recording.times.last ?? 0))
    #expect(isClose(recording.times.last, 3.5, .absolute(1e-9)))
    let minutes = try recorder.record(.animation(.bouncy), on: .everyMinute)
    #expect(minutes.times == [0, 60])
    #expect(minutes.values == [10, 110])
  }

  @Test("a time that is none is an error")
  func notFinite() {
    for time in [Double.nan, .infinity] {
      #expect(throws: RecordingError.tooLong) {
        try recorder.record(.spring(.bouncy), at: [time])
      }
    }
  }

  @Test("between rows a timeline shows the latest, before the first the first")
  func shown() throws {
    let recording = try recorder.record(.animation(.linear(duration: 1)), at: [0.5, 0.75, 1])
    let rows = [0, 0.5, 0.6, 0.75, 0.99, 1, 9].map { recording.rowShown(at: $0) }
    #expect(rows == [0, 0, 0, 1, 1, 2, 2])
    let empty = Recording(name: "", start: 0, target: 1, clock: .continuous, ending: .cutOff(at: 0))
    #expect(empty.rowShown(at: 0) == nil)
  }
}
