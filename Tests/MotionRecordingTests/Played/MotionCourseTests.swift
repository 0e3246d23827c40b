import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite struct MotionCourseTests {
  private func recording(
    _ times: [Double], _ values: [Double], _ velocities: [Double]
  ) -> Recording {
    Recording(
      name: "it", start: values[0], target: values[values.count - 1], clock: .continuous,
      times: times, values: values, velocities: velocities,
      ending: .finished(at: times[times.count - 1]))
  }

  @Test func aMotionRestsBeforeItsStartAndAfterItsEnd() throws {
    let course = try Recorder(from: 2, to: 5).course(of: .animation(.linear(duration: 0.5)))
    #expect(course.state(at: -1, .after) == (2, 0))
    #expect(course.state(at: 0, .before) == (2, 0))
    #expect(course.state(at: 0, .after) == (2, 6))
    #expect(course.state(at: 0.5, .before) == (5, 6))
    #expect(course.state(at: 0.5, .after) == (5, 0))
    #expect(course.state(at: 9, .after) == (5, 0))
    #expect(course.duration == 0.5 && course.comesToRest && !course.isRecorded)
  }

  @Test(arguments: [
    Subject.animation(.bouncy), .animation(.easeInOut.delay(0.1)), .spring(Spring(bounce: 0.4)),
    .unitCurve(.easeIn),
  ])
  func aCourseIsWhatItsRecordingsSay(_ subject: Subject) throws {
    let recorder = Recorder(from: -1, to: 3)
    let course = try recorder.course(of: subject)
    let rows = try recorder.record(subject, rowsPerSecond: 240)
    for index in 1..<(rows.count - 1) {
      let state = course.state(at: rows.times[index], .after)
      #expect(isClose(state.value, rows.values[index], .absolute(1e-12)))
    }
    #expect(course.measures == (try recorder.measures(of: subject)))
    #expect(course.breakpoints.first == 0)
    #expect(zip(course.breakpoints, course.breakpoints.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func framesAreHeldUntilTheNext() throws {
    let course = try Recorder().course(
      of: .animation(.linear(duration: 0.5)), clock: .frames(rate: 10))
    #expect(course.isHeld)
    #expect(course.state(at: 0.1, .before).value == 0)
    #expect(isClose(course.state(at: 0.1, .after).value, 0.2, .absolute(1e-6)))
    #expect(course.state(at: 0.19, .after).value == course.state(at: 0.1, .after).value)
  }

  /// A cubic is its own Hermite segment: x³ from 0 to 1.
  @Test func curvesThroughSamplesAreCubics() {
    let course = MotionCourse(recording([0, 1, 2], [0, 1, 8], [0, 3, 12]), joined: .curves)
    for time in [0.3, 0.9, 1.25, 1.75] {
      let state = course.state(at: time, .after)
      #expect(isClose(state.value, time * time * time, .absolute(1e-12)))
      #expect(isClose(state.velocity, 3 * time * time, .absolute(1e-12)))
    }
    #expect(course.isRecorded)
  }

  @Test func linesAndStepsGoThroughTheSamplesToo() {
    let samples = recording([0, 1, 3], [0, 2, 6], [0, 0, 0])
    let lines = MotionCourse(samples, joined: .lines)
    #expect(lines.state(at: 0.5, .after) == (1, 2))
    #expect(lines.state(at: 2, .after) == (4, 2))
    #expect(lines.state(at: 3, .after) == (6, 0))
    let steps = MotionCourse(samples, joined: .steps)
    #expect(steps.state(at: 0.99, .after).value == 0)
    #expect(steps.state(at: 1, .before).value == 0 && steps.state(at: 1, .after).value == 2)
  }

  @Test func aRecordingIsMeasuredAsItIsJoined() {
    let course = MotionCourse(recording([0, 1, 2], [0, 2, 1], [0, 0, 0]), joined: .lines)
    #expect(isClose(course.measures.firstCrossing, 0.5, .absolute(1e-12)))
    #expect(isClose(course.measures.overshoot?.fraction, 1, .absolute(1e-12)))
    #expect(isClose(course.measures.overshoot?.time, 1, .absolute(1e-12)))
    #expect(course.measures.removal == 2)
    #expect(course.measures.peakVelocity?.value == 2)
  }

  @Test func twoSamplesAtOneTimeAreAJump() {
    let course = MotionCourse(
      recording([0, 0.5, 0.5, 1], [0, 0, 1, 1], [0, 0, 0, 0]), joined: .curves)
    #expect(course.state(at: 0.5, .before).value == 0)
    #expect(course.state(at: 0.5, .after).value == 1)
    #expect(course.breakpoints == [0, 0.5, 1])
  }

  @Test func aHeldValueHasBreakpointsWhereItChanges() throws {
    func count(_ span: Double) throws -> Int {
      try Recorder(span: span).course(of: .animation(.bouncy), clock: .frames(rate: 60))
        .breakpoints.count
    }
    #expect(try count(10) == count(1000))
    #expect(try count(10) < 100)
  }

  @Test func aCourseWithMoreTurnsThanCanBeComparedIsRefused() {
    #expect(throws: RecordingError.tooManyCycles) {
      try Recorder(span: 2000).course(of: .animation(.bouncy.repeatForever()))
    }
  }
}
