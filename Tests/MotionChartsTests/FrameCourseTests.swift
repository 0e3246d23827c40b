import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct FrameCourseTests {
  static let animations: [Animation] = [
    .bouncy, .smooth, .linear(duration: 0.3), .easeInOut(duration: 0.6), .easeIn.delay(0.2),
    .linear(duration: 0.2).repeatCount(3, autoreverses: false), .spring(duration: 0.1, bounce: 0.6),
    .timingCurve(.circularEaseOut, duration: 0.4),
  ]

  private func interrupted(
    _ first: Animation, _ second: Animation, at time: Double = 0.15, rate: Double = 60
  ) throws -> AttributeRecording {
    try Interruption(
      [NamedAnimation("a", first), NamedAnimation("b", second)], at: [time]
    ).record(framesPerSecond: rate).attribute
  }

  private func course(
    _ attribute: AttributeRecording, _ quantity: Quantity
  ) -> [CurvePiece] {
    attribute.recording.course(
      of: quantity, travel: attribute.extent, jumps: attribute.jumpTimes)
  }

  /// The values of a piece between its knots, by the Bernstein form of its cubics.
  private func between(_ first: CurveKnot, _ second: CurveKnot) -> [Double] {
    let third = (second.time - first.time) / 3
    let (a, b) = (first.value + first.slope * third, second.value - second.slope * third)
    return stride(from: 0.1, through: 0.9, by: 0.1).map { u in
      let v = 1 - u
      return v * v * v * first.value + 3 * v * v * u * a + 3 * v * u * u * b
        + u * u * u * second.value
    }
  }

  @Test(arguments: animations.indices, animations.indices)
  func everyFrameIsOnTheCourse(_ first: Int, _ second: Int) throws {
    let attribute = try interrupted(Self.animations[first], Self.animations[second])
    let recording = attribute.recording
    for (quantity, figures) in [
      (Quantity.value, recording.values), (.velocity, recording.velocities),
    ] {
      let knots = course(attribute, quantity).flatMap(\.knots)
      for (time, figure) in zip(recording.times, figures) where figure.isFinite {
        #expect(
          knots.contains { $0.time == time && $0.value == figure },
          "\(quantity) \(figure) at \(time)")
      }
    }
  }

  @Test(arguments: animations.indices, animations.indices)
  func theCourseStaysNearItsFrames(_ first: Int, _ second: Int) throws {
    let attribute = try interrupted(Self.animations[first], Self.animations[second])
    for quantity in [Quantity.value, .velocity] {
      for piece in course(attribute, quantity) where piece.knots.allSatisfy(\.slope.isFinite) {
        for (start, end) in zip(piece.knots, piece.knots.dropFirst())
        where start.value.isFinite && end.value.isFinite {
          let (low, high) = (min(start.value, end.value), max(start.value, end.value))
          // A motion that turns between two frames may go beyond them a little: less than half of
          // the distance between them.
          let room = quantity == .value ? (high - low) * 0.45 + 1e-12 : 1e-12 * (1 + high.magnitude)
          #expect(between(start, end).allSatisfy { $0 >= low - room && $0 <= high + room })
        }
      }
    }
  }

  @Test func theCourseOfASpringIsThatOfItsMotion() throws {
    let interruption = Interruption([NamedAnimation("a", .bouncy)], at: [])
    let frames = try interruption.record(framesPerSecond: 60).attribute
    let fine = try interruption.record(framesPerSecond: 600).attribute.recording
    let pieces = course(frames, .value)
    for index in stride(from: 0, to: fine.count, by: 7) {
      let time = fine.times[index]
      let pair = pieces.flatMap { Array(zip($0.knots, $0.knots.dropFirst())) }
        .first { $0.0.time <= time && time <= $0.1.time }
      let (start, end) = try #require(pair)
      let values = between(start, end)
      #expect(values.contains { ($0 - fine.values[index]).magnitude < 0.012 })
    }
  }

  @Test func aVelocityThatIsThrownAwayFallsAtTheCutAndNotBefore() throws {
    let attribute = try interrupted(.linear(duration: 1), .smooth, at: 0.5)
    let pieces = course(attribute, .velocity)
    let jumps = zip(pieces, pieces.dropFirst()).compactMap { left, right in
      left.knots.last.flatMap { end in
        right.knots.first.map { (time: end.time, values: [end.value, $0.value]) }
      }
    }.filter { $0.values[0] != $0.values[1] }
    #expect(jumps.map(\.time) == [0.5])
    let values = try #require(jumps.first).values
    // A cubic easing is computed to a few digits only, as on a device.
    #expect((values[0] - 1).magnitude < 1e-3 && values[1].magnitude < 1e-9)
  }

  @Test func aVelocityThatGoesOnHasNoStep() throws {
    let attribute = try interrupted(.bouncy, .smooth)
    for piece in course(attribute, .velocity) {
      #expect(zip(piece.knots, piece.knots.dropFirst()).allSatisfy { $0.time < $1.time })
    }
  }

  @Test func beforeAJumpTheValueIsHeld() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = [.init(at: 0.5, [.set("x", .number(10))])]
    scenario.end = 1
    let recording = try ScenarioRunner(scenario).record()
    let attribute = try #require(recording.attributes.first)
    let pieces = course(attribute, .value)
    #expect(pieces.count == 2)
    #expect(pieces[0].knots.last == CurveKnot(time: 0.5, value: 0, slope: 0))
    #expect(pieces[1].knots.first == CurveKnot(time: 0.5, value: 10, slope: 0))
    #expect(pieces[0].knots.allSatisfy { $0.value == 0 })
  }

  @Test func aDragIsJoinedByStraightLines() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = ScenarioScript.drag(
      "x", samples: (0..<6).map { (0.5 + Double($0) / 60, .number(Double($0 * $0))) })
    scenario.end = 1
    let attribute = try #require(try ScenarioRunner(scenario).record().attributes.first)
    let dragged = course(attribute, .value).filter { ($0.knots.last?.value ?? 0) > 1 }
    #expect(dragged.count >= 4)
    for piece in dragged where piece.knots[0].time < 0.58 {
      let (start, end) = (piece.knots[0], piece.knots[1])
      let mean = (end.value - start.value) / (end.time - start.time)
      #expect(start.slope == mean && end.slope == mean)
    }
  }

  @Test func aTraceIsTakenAsItIs() throws {
    let trace = try Recorder().trace(.animation(.bouncy))
    #expect(trace.course(of: .value, travel: 1) == trace.pieces(of: .value))
  }

  @Test func aSingleRowIsAPoint() throws {
    let recording = Recording(
      name: "x", start: 0, target: 0, clock: .frames(rate: 60), times: [0], values: [3],
      velocities: [0], ending: .finished(at: 0))
    #expect(recording.course(of: .value, travel: 0).flatMap(\.knots).map(\.value) == [3])
  }
}
