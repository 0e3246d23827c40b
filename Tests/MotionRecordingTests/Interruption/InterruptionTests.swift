import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Interruption")
struct InterruptionTests {
  private let spring = NamedAnimation(
    "spring", .spring(response: 0.5, dampingFraction: 0.7, blendDuration: 0))
  private let ease = NamedAnimation("ease", .easeInOut(duration: 0.35))

  @Test("without targets the value goes to 1 and 0 in turn")
  func targets() {
    let interruption = Interruption([spring, ease, spring], at: [0.1, 0.2])
    #expect(interruption.steps.map(\.target) == [1, 0, 1])
    #expect(interruption.steps.map(\.time) == [0, 0.1, 0.2])
    #expect(interruption.travel == 1)
  }

  @Test("the worked retarget, row by row")
  func workedExample() throws {
    let result = try Interruption([spring, spring], at: [0.2], to: [100, 0])
      .record(framesPerSecond: 60)
    let rows = result.attribute.rows
    let figures = [
      12: 88.046803, 15: 83.272990, 18: 59.426051, 24: 15.412234, 30: -1.934032,
      36: -3.488817, 45: -0.645357,
    ]
    for (index, value) in figures {
      #expect(isClose(rows[index].value, value, .printed(6)))
    }
    #expect(isClose(rows[12].velocity, 283.134428, .printed(6)))
    #expect(rows[0].event == "start")
    #expect(rows[12].event == "merge")
    #expect(rows[11].target == 100)
    #expect(rows[12].target == 0)
    #expect(rows.last?.value == 0)
    #expect(rows.last?.velocity == 0)
    #expect(rows.last?.event == "removed")
    #expect(rows.last?.animation == "")
    #expect(rows[30].animation == "spring")
  }

  @Test(
    "a steep curve that has no way to go gives no velocity that is not a number",
    arguments: [
      (Animation.easeIn.delay(0.2), 0.15), (.timingCurve(.circularEaseOut, duration: 0.3), 0),
      (.timingCurve(.circularEaseIn, duration: 0.3), 0.3), (.bouncy, 0.1),
    ])
  func steepCurves(first: Animation, time: Double) throws {
    let steep = NamedAnimation("steep", .timingCurve(.circularEaseOut, duration: 0.4))
    let interruption = Interruption(
      [NamedAnimation("first", first), steep, steep], at: [time, 0.4])
    for result in [
      try interruption.record(framesPerSecond: 60), try interruption.record(rowsPerSecond: 60),
      try interruption.trace(),
    ] {
      let velocities =
        result.attribute.recording.velocities + result.ghosts.flatMap(\.velocities)
      #expect(velocities.contains(where: \.isNaN) == false)
      #expect(result.attribute.recording.values.contains { !$0.isFinite } == false)
    }
  }

  @Test("an interruption between frames happens in the next one")
  func betweenFrames() throws {
    let result = try Interruption([spring, ease], at: [0.19]).record(framesPerSecond: 60)
    #expect(result.cuts.map(\.time) == [12.0 / 60])
    let continuous = try Interruption([spring, ease], at: [0.19]).record(rowsPerSecond: 60)
    #expect(continuous.cuts.map(\.time) == [0.19])
    #expect(continuous.attribute.rows[12].event == "combine")
    #expect(continuous.attribute.rows[11].target == 1)
    #expect(continuous.attribute.rows[12].target == 0)
  }

  @Test("springs that take over from springs, and eases, make no jump")
  func continuity() throws {
    for interruption in [
      Interruption([spring, spring], at: [0.2]), Interruption([ease, ease], at: [0.1]),
      Interruption([spring, ease, ease], at: [0.2, 0.3]),
    ] {
      for result in [
        try interruption.record(framesPerSecond: 120), try interruption.record(rowsPerSecond: 60),
        try interruption.trace(),
      ] {
        let isContinuous = result.cuts.allSatisfy { $0.isContinuous(value: 1e-6, velocity: 1e-6) }
        #expect(isContinuous)
      }
    }
  }

  @Test("a spring that takes over from an ease drops its velocity")
  func velocityJump() throws {
    let result = try Interruption([ease, spring], at: [0.175]).record(rowsPerSecond: 60)
    let cut = try #require(result.cuts.first)
    #expect(cut.retargeting == .merge)
    #expect(isClose(cut.valueJump, 0, .absolute(1e-9)))
    #expect(cut.velocityJump < -4)
    #expect(!cut.isContinuous(value: 1e-6, velocity: 1e-6))
  }

  @Test("the ghost is what the interrupted animation would have shown")
  func ghosts() throws {
    let result = try Interruption([ease, ease], at: [0.1], to: [100, 0])
      .record(framesPerSecond: 60)
    let alone = try Recorder(from: 0, to: 100).record(
      .animation(ease.animation), framesPerSecond: 60)
    let ghost = try #require(result.ghosts.first)
    #expect(ghost.name == "ease")
    #expect(ghost.times.first == 0.1)
    for (time, value) in zip(ghost.times, ghost.values) {
      let index = Int((time * 60).rounded())
      #expect(value == alone.values[index])
    }
    #expect(ghost.values.last == 100)
    let trace = try Interruption([ease, ease], at: [0.1], to: [100, 0]).trace()
    #expect(trace.ghosts.first?.times.first == 0.1)
    #expect(isClose(trace.ghosts.first?.values.first, 16.9702, .printed(4)))
    #expect(trace.ghosts.first?.values.last == 100)
  }

  @Test("the other rule can be asked for")
  func otherRule() throws {
    let combined = try Interruption([spring, spring], at: [0.2], rule: .combine)
      .record(framesPerSecond: 60)
    #expect(combined.cuts.map(\.retargeting) == [.combine])
    let merged = try Interruption([ease, ease], at: [0.1], to: [100, 0], rule: .merge)
      .record(framesPerSecond: 60)
    #expect(merged.cuts.map(\.retargeting) == [.merge])
    // The curve begins anew at 16.97 instead of rising on.
    #expect(merged.attribute.rows.compactMap(\.value).max() ?? 0 < 17)
  }

  @Test("a target that stays changes nothing")
  func sameTarget() throws {
    let twice = try Interruption([spring, spring], at: [0.2], to: [100, 100])
      .record(framesPerSecond: 60)
    let once = try Interruption([spring], at: [], to: [100]).record(framesPerSecond: 60)
    #expect(twice.attribute.recording.values == once.attribute.recording.values)
    #expect(twice.cuts.map(\.retargeting) == [nil])
    #expect(twice.ghosts.isEmpty)
  }

  @Test("alone, an animation is recorded as by a recorder")
  func alone() throws {
    for animation in [spring, ease, NamedAnimation("slow", .bouncy.speed(0.5).delay(0.1))] {
      let recorder = Recorder(from: 0, to: 1)
      let result = try Interruption([animation], at: []).record(framesPerSecond: 60)
      let expected = try recorder.record(.animation(animation.animation), framesPerSecond: 60)
      #expect(result.attribute.recording.values == expected.values)
      #expect(result.attribute.recording.velocities == expected.velocities)
      let continuous = try Interruption([animation], at: []).record(rowsPerSecond: 60)
      let rows = try recorder.record(.animation(animation.animation), rowsPerSecond: 60)
      #expect(continuous.attribute.recording.values == rows.values)
      #expect(continuous.attribute.recording.velocities == rows.velocities)
      let trace = try Interruption([animation], at: []).trace()
      let traced = try recorder.trace(.animation(animation.animation))
      #expect(trace.attribute.recording.times == traced.times)
      #expect(trace.attribute.recording.values == traced.values)
    }
  }

  @Test("after its end an animation is not interrupted: the next one starts")
  func afterTheEnd() throws {
    for result in [
      try Interruption([ease, spring], at: [1]).record(framesPerSecond: 60),
      try Interruption([ease, spring], at: [1]).record(rowsPerSecond: 60),
      try Interruption([ease, spring], at: [1]).trace(),
    ] {
      #expect(result.cuts.map(\.retargeting) == [nil])
      let kinds = result.attribute.recording.events.map(\.kind)
      #expect(
        kinds == [.start, .removed, .logicallyComplete, .start, .logicallyComplete, .removed])
      #expect(result.ghosts.isEmpty)
    }
  }

  @Test("a trace has two samples at a cut, and stays with the rows in between")
  func traceAgrees() throws {
    let interruption = Interruption(
      [ease, spring, NamedAnimation("loop", .linear(duration: 0.3).repeatCount(3))],
      at: [0.13, 0.37], to: [100, -20, 60])
    let trace = try interruption.trace().attribute.recording
    #expect(trace.times.filter { $0 == 0.13 }.count == 2)
    let rows = try interruption.record(rowsPerSecond: 60).attribute.recording
    for (time, value) in zip(rows.times, rows.values) {
      let index = trace.times.lastIndex { $0 <= time } ?? 0
      guard index + 1 < trace.count else { continue }
      let span = trace.times[index + 1] - trace.times[index]
      let part = span > 0 ? (time - trace.times[index]) / span : 0
      let linear = trace.values[index] + (trace.values[index + 1] - trace.values[index]) * part
      #expect(isClose(linear, value, .absolute(0.5)), "at \(time)")
    }
  }

  @Test("endless motion is followed for three cycles or for ten seconds")
  func endless() throws {
    let loop = NamedAnimation("loop", .linear(duration: 0.5).repeatForever(autoreverses: false))
    let result = try Interruption([spring, loop], at: [0.2]).record(framesPerSecond: 60)
    #expect(isClose(result.attribute.recording.times.last, 1.7, .absolute(1.0 / 60)))
    guard case .endless = result.attribute.recording.ending else {
      Issue.record("the recording does not say that it is endless")
      return
    }
    let undamped = NamedAnimation("undamped", .spring(duration: 0.5, bounce: 1))
    let free = try Interruption([spring, undamped], at: [0.2]).record(framesPerSecond: 60)
    #expect(isClose(free.attribute.recording.times.last, 10.2, .absolute(1.0 / 60)))
  }

  @Test("a span cuts and extends")
  func span() throws {
    let short = try Interruption([spring, spring], at: [0.2], span: 0.3)
      .record(framesPerSecond: 60)
    #expect(short.attribute.recording.times.last == 0.3)
    #expect(short.attribute.recording.ending == .cutOff(at: 0.3))
    let long = try Interruption([spring, spring], at: [0.2], span: 5).record(framesPerSecond: 60)
    #expect(long.attribute.recording.times.last == 5)
    #expect(long.attribute.recording.values.last == 0)
  }

  @Test("values too large are an error")
  func tooLarge() {
    #expect(throws: RecordingError.travelIsTooLarge) {
      try Interruption([spring], at: [], from: -1e308, to: [1e308]).record(framesPerSecond: 60)
    }
  }

  /// Eases that take over from each other every hundredth of a second.
  private func chain(_ count: Int, _ animation: Animation) -> Interruption {
    Interruption(
      Array(repeating: NamedAnimation("a", animation), count: count),
      at: (1..<count).map { Double($0) * 0.01 })
  }

  @Test("of many interruptions no ghosts are drawn")
  func ghostLimit() throws {
    let most = Interruption.mostGhosts
    #expect(try chain(most + 1, .easeInOut).trace().ghosts.count == most)
    #expect(try chain(most + 2, .easeInOut).trace().ghosts.isEmpty)
    #expect(try chain(most + 2, .easeInOut).record(framesPerSecond: 60).ghosts.isEmpty)
  }

  @Test("a chain has as many samples as it is long, and its frames as ever")
  func growth() throws {
    let half = try chain(150, .easeInOut(duration: 0.2)).trace()
    let whole = try chain(300, .easeInOut(duration: 0.2)).trace()
    let ratio = Double(whole.attribute.recording.count) / Double(half.attribute.recording.count)
    #expect(ratio < 2.2)
    #expect(whole.cuts.count == 299)
    let frames = try chain(300, .easeInOut(duration: 0.2)).record(framesPerSecond: 60)
    #expect(frames.attribute.recording.count == 193)
  }

  @Test("endless curves that lie on top of each other are refused when they are too many")
  func manyEndless() {
    #expect(throws: RecordingError.tooManyCycles) {
      try chain(400, .linear(duration: 0.01).repeatForever()).trace()
    }
  }

  @Test("where both are vertical the same way, the velocity does not jump")
  func verticalCuts() throws {
    let steep = NamedAnimation("steep", .timingCurve(.circularEaseOut, duration: 0.4))
    for targets in [[1.0, 2], [1, -1]] {
      let result = try Interruption([steep, steep], at: [0], to: targets)
        .record(framesPerSecond: 60)
      #expect(result.cuts.allSatisfy { !$0.velocityJump.isNaN && !$0.valueJump.isNaN })
      #expect(result.attribute.recording.velocities.contains(where: \.isNaN) == false)
    }
  }
}
