import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct RecordedLineTests {
  /// The easing function of a text, read by the CSS parser.
  private func easing(_ text: String) throws -> EasingFunction {
    let parsed = try Expression.parse("css:\(text)")
    guard case .easing(let function) = try #require(parsed.first).subject else {
      throw ConversionProblem(target: .cssLinear, reason: "no easing", hint: "")
    }
    return function
  }

  private func trace(_ text: String, from start: Double = 0, to target: Double = 1) throws
    -> Recording
  {
    let subject = try #require(try Expression.parse(text).first).subject
    return try Recorder(from: start, to: target).play(subject, name: text).trace()
  }

  /// The largest distance of a line from a recording, at many times, leaving out a sliver around
  /// jumps.
  private func distance(
    _ line: RecordedLine, _ recording: Recording, from start: Double, to end: Double
  ) throws -> Double {
    let easing = try easing(line.text)
    let length = try #require(recording.times.last)
    let motion = RecordedMotion(recording)
    let jumps = zip(recording.times, recording.times.dropFirst()).filter { $0 == $1 }.map(\.0)
    var worst = 0.0
    for index in 1..<4000 {
      let time = length * Double(index) / 4000
      guard jumps.allSatisfy({ ($0 - time).magnitude > length * 1e-5 }) else { continue }
      let shown = start + easing.value(at: time / length) * (end - start)
      worst = max(worst, (shown - (motion.state(at: time)?.value ?? .nan)).magnitude)
    }
    return worst
  }

  @Test(arguments: [
    ".smooth", ".snappy", ".bouncy", ".spring(bounce: 0.8)", ".linear(duration: 0.4)",
    ".easeInOut(duration: 1)", ".bouncy.delay(0.3)", ".easeIn.repeatCount(3)",
    ".interpolatingSpring(stiffness: 170, damping: 5)", "css:steps(4)",
  ])
  func aLineKeepsWithinWhatIsAllowed(_ text: String) throws {
    let recording = try trace(text, from: 40, to: 520)
    for allowed in [0.25, 2] {
      let line = RecordedLine(
        times: recording.times, values: recording.values, slopes: recording.velocities, from: 40,
        to: 520, within: allowed)
      let worst = try distance(line, recording, from: 40, to: 520)
      #expect(line.bound <= allowed, "\(line.text)")
      #expect(worst <= line.bound + 1e-9, "\(worst) of \(line.bound): \(line.text)")
    }
  }

  @Test func aMotionThatReturnsRunsBetweenItsExtremes() throws {
    // Out to 100 and back, in two cubics.
    let line = RecordedLine(
      times: [0, 0.5, 1], values: [10, 100, 12], slopes: [0, 0, 0], from: 10, to: 100, within: 0.25
    )
    let easing = try easing(line.text)
    #expect((easing.value(at: 0.5) - 1).magnitude < 0.004)
    #expect(
      (easing.value(at: 0)).magnitude < 0.004 && (easing.value(at: 1) - 2 / 90).magnitude < 0.004)
  }

  @Test func theFirstTimeIsNotZero() throws {
    let line = RecordedLine(
      times: [3, 4], values: [0, 1], slopes: [0, 0], from: 0, to: 1, within: 0.001)
    #expect((try easing(line.text).value(at: 0.25) - 0.15625).magnitude <= 0.001)
  }

  @Test func whatIsHeldJumps() throws {
    let line = RecordedLine(
      times: [0, 0.25, 0.5, 1], values: [0, 0.5, 0.75, 1], slopes: [9, 9, 9, 9], isHeld: true,
      from: 0, to: 1, within: 0.001)
    let easing = try easing(line.text)
    for (time, value) in [(0.1, 0.0), (0.24, 0), (0.26, 0.5), (0.49, 0.5), (0.6, 0.75), (1, 1)] {
      #expect((easing.value(at: time) - value).magnitude <= 0.001, "\(line.text)")
    }
  }

  @Test func aSlopeThatIsNotFiniteIsAStraightLine() throws {
    let line = RecordedLine(
      times: [0, 1, 2], values: [0, 1, 4], slopes: [.infinity, .infinity, 0], from: 0, to: 4,
      within: 0.001)
    #expect((try easing(line.text).value(at: 0.25) - 0.125).magnitude <= 0.001)
  }

  @Test func moreCornersThanALineMayHaveAreShownAsTheyPass() throws {
    let times = (0...4000).map { Double($0) / 400 }
    let line = RecordedLine(
      times: times, values: times.indices.map { $0.isMultiple(of: 2) ? 0 : 1 },
      slopes: times.map { _ in 0 }, isHeld: true, from: 0, to: 1, within: 0.001)
    #expect(line.bound == .infinity && line.text.hasPrefix("linear("))
    #expect(line.text.split(separator: ",").count == 1201)
  }

  @Test(arguments: [".smooth", ".bouncy", ".easeIn(duration: 1)"])
  func theFallbackComesNear(_ text: String) throws {
    let recording = try trace(text)
    let line = RecordedLine(
      times: recording.times, values: recording.values, slopes: recording.velocities, from: 0,
      to: 1, within: 0.001)
    #expect(line.fallback.hasPrefix("cubic-bezier("))
    let easing = try easing(line.fallback)
    let length = try #require(recording.times.last)
    let motion = RecordedMotion(recording)
    for index in 0...100 {
      let part = Double(index) / 100
      let value = motion.state(at: length * part)?.value ?? .nan
      #expect((easing.value(at: part) - value).magnitude < 0.12, "\(line.fallback) at \(part)")
    }
  }
}
