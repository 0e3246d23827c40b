import AnimationModel
import CurveGeometry
import MotionRecording
import TestSupport
import Testing

@Suite struct MotionTracerTests {
  private static let subjects: [Subject] = [
    .animation(.linear(duration: 0.5)), .animation(.easeInOut), .animation(.bouncy),
    .animation(.smooth), .animation(.interactiveSpring()), .animation(.spring(bounce: 0.8)),
    .animation(.interpolatingSpring(stiffness: 170, damping: 5)),
    .animation(.timingCurve(0.3, 3, 0.6, -2, duration: 1)), .animation(.easeIn.delay(0.3)),
    .animation(.easeOut.repeatCount(3)), .animation(.bouncy.repeatCount(2)),
    .animation(.timingCurve(.circularEaseInOut, duration: 1)), .spring(.bouncy),
    .spring(Spring(bounce: -0.5)), .unitCurve(.easeOut), .unitCurve(.circularEaseIn),
    .easing(.steps(4)), .easing(.ease), .animation(.spring(duration: 0)),
    .animation(.linear(duration: 1).repeatForever()), .animation(.spring(bounce: 1)),
  ]

  /// Hermite segments through the samples keep to the motion within 1.2·10⁻⁵ of its extent: 10⁻⁵ in the middle of
  /// each, and 1.15 times that where an error of fifth order, which is 0 in the middle, has its peaks.
  @Test(arguments: subjects)
  func segmentsKeepToTheMotion(_ subject: Subject) throws {
    let (start, extent) = (50.0, 200.0)
    let recorder = Recorder(from: start, to: start + extent)
    let trace = try recorder.trace(subject)
    let last = try #require(trace.times.last)
    // Rows at odd times, none of which is a sample's.
    let rows = try Recorder(from: start, to: start + extent, span: last).record(
      subject, intervals: 19_777)
    var index = 0
    var worst = (error: 0.0, time: 0.0)
    for (time, value) in zip(rows.times, rows.values).dropLast() {
      while index + 2 < trace.count && trace.times[index + 1] <= time { index += 1 }
      let (from, to) = (trace.times[index], trace.times[index + 1])
      guard to > from else { continue }
      let h = to - from
      let (v0, v1) = (trace.velocities[index], trace.velocities[index + 1])
      // A vertical tangent has no Hermite segment.
      guard v0.isFinite, v1.isFinite, v0.magnitude < 1e5, v1.magnitude < 1e5 else { continue }
      let cubic = Cubic(
        value: trace.values[index], slope: v0 * h, to: trace.values[index + 1], slope: v1 * h)
      let size = max(extent, (value - start).magnitude)
      let error = (cubic.value(at: (time - from) / h) - value).magnitude / size
      if error > worst.error { worst = (error, time) }
    }
    #expect(worst.error <= 1.2e-5, "at \(worst.time) s")
  }

  @Test(arguments: subjects)
  func columnsHaveOneLengthAndTimesDoNotDecrease(_ subject: Subject) throws {
    let trace = try Recorder(from: 50, to: 250).trace(subject, name: "curve")
    #expect(trace.name == "curve")
    #expect(trace.clock == .continuous)
    #expect(trace.accelerations.count == trace.count)
    #expect(trace.times.first == 0)
    for (time, next) in zip(trace.times, trace.times.dropFirst()) { #expect(time <= next) }
    // Never three samples at one time.
    for (time, third) in zip(trace.times, trace.times.dropFirst(2)) { #expect(time < third) }
  }

  @Test(arguments: [
    (Animation.easeOut(duration: 1).repeatCount(3), [1.0, 2]), (.linear.delay(0.5), [0.5]),
  ])
  func cornersGiveTwoSamples(animation: Animation, corners: [Double]) throws {
    let trace = try Recorder(from: 0, to: 10).trace(.animation(animation))
    for corner in corners {
      let indices = trace.times.indices.filter { trace.times[$0] == corner }
      #expect(indices.count == 2)
    }
    let index = try #require(trace.times.firstIndex(of: corners[0]))
    #expect(trace.velocities[index] != trace.velocities[index + 1])
    #expect(trace.values[index] == trace.values[index + 1])
  }

  @Test func jumpsGiveTheValueBeforeAndAfter() throws {
    let trace = try Recorder(from: 0, to: 10).trace(
      .animation(.linear(duration: 1).repeatCount(2, autoreverses: false)))
    let seam = try #require(trace.times.firstIndex(of: 1))
    #expect(trace.times[seam + 1] == 1)
    #expect(trace.values[seam] == 10)
    #expect(trace.values[seam + 1] == 0)
  }

  @Test func endHasTheSideItComesFromAndTheTarget() throws {
    let trace = try Recorder(from: 0, to: 10).trace(.animation(.bouncy))
    let (before, end) = (trace.count - 2, trace.count - 1)
    #expect(trace.times[before] == trace.times[end])
    #expect(trace.values[before] != 10)
    #expect(isClose(trace.values[before], 10, .absolute(0.1)))
    #expect(trace.values[end] == 10)
    #expect(trace.velocities[end] == 0)
    #expect(trace.ending == .finished(at: trace.times[end]))
  }

  @Test func stepsAreFlatAndJump() throws {
    let trace = try Recorder(from: 0, to: 4).trace(.easing(.steps(4)))
    for time in [0.25, 0.5, 0.75] {
      let index = try #require(trace.times.firstIndex(of: time))
      #expect(isClose(trace.values[index], 4 * time - 1, .absolute(1e-12)))
      #expect(isClose(trace.values[index + 1], 4 * time, .absolute(1e-12)))
    }
    #expect(trace.velocities.allSatisfy { $0 == 0 })
  }

  @Test func spanCutsAndExtends() throws {
    let short = try Recorder(span: 0.2).trace(.animation(.bouncy))
    #expect(short.times.last == 0.2)
    #expect(short.ending == .cutOff(at: 0.2))
    let long = try Recorder(span: 3).trace(.animation(.bouncy))
    #expect(long.times.last == 3)
    #expect(long.values.last == 1)
    let nothing = try Recorder(span: 0).trace(.animation(.bouncy))
    #expect(nothing.times == [0])
  }

  @Test func springLongerThanItsScanIsTraced() throws {
    // Its settling duration is 0, by which nothing can be divided.
    let trace = try Recorder(span: 100).trace(.spring(Spring(duration: 120)))
    #expect(trace.times.last == 100)
    #expect(trace.count < 1000)
  }

  @Test func motionThatIsOverAtOnceIsAPoint() throws {
    let trace = try Recorder(from: 1, to: 3).trace(.animation(.linear(duration: 0)))
    #expect(trace.times.allSatisfy { $0 == 0 })
    #expect(trace.values.last == 3)
  }

  @Test func isSparseWhereLittleBends() throws {
    #expect(try Recorder().trace(.animation(.bouncy)).count < 200)
    #expect(try Recorder().trace(.animation(.linear(duration: 1))).count < 60)
  }

  @Test func aWaitHasNoSamplesOfItsOwn() throws {
    let short = try Recorder().trace(.animation(.easeIn(duration: 0.001).delay(0.001)))
    let long = try Recorder().trace(.animation(.easeIn(duration: 0.001).delay(1000)))
    #expect(long.count == short.count)
    #expect(long.count < 100)
  }
}
