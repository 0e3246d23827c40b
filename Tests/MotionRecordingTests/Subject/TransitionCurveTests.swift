import AnimationModel
import Testing

@testable import MotionRecording

@Suite struct TransitionCurveTests {
  private static let size = ViewSize(width: 50, height: 30)

  private static func curves(
    _ transition: AnyTransition, _ direction: TransitionCurve.Direction,
    animation: Animation? = .linear(duration: 1)
  ) -> [TransitionCurve] {
    TransitionCurve.curves(of: transition, direction, size: size, animation: animation)
  }

  private static let recorded: [(AnyTransition, [String: Double], [String: Double])] = [
    (.opacity, ["opacity": 1], ["opacity": -1]),
    (.identity, ["opacity": 0], ["opacity": 0]),
    (.move(edge: .leading), ["offset.x": 50], ["offset.x": -50]),
    (.move(edge: .top), ["offset.y": 30], ["offset.y": -30]),
    (.move(edge: .trailing), ["offset.x": -50], ["offset.x": 50]),
    (.move(edge: .bottom), ["offset.y": -30], ["offset.y": 30]),
    (.slide, ["offset.x": 50], ["offset.x": 50]),
    (
      .offset(x: 30, y: 5), ["offset.x": -30, "offset.y": -5], ["offset.x": 30, "offset.y": 5]
    ),
    (.scale, ["scale": 0.99999], ["scale": -0.99999]),
    (.scale(scale: 0.5), ["scale": 0.5], ["scale": -0.5]),
    (
      .push(from: .leading), ["opacity": 1, "offset.x": 50], ["opacity": -1, "offset.x": 50]
    ),
    (
      .asymmetric(insertion: .opacity, removal: .slide), ["opacity": 1], ["offset.x": 50]
    ),
    (
      .opacity.combined(with: .move(edge: .bottom)), ["opacity": 1, "offset.y": -30],
      ["opacity": -1, "offset.y": 30]
    ),
  ]

  /// Semantics reference, section 15.1: the deltas that were recorded of a view of 50 by 30.
  @Test(arguments: recorded)
  func deltasAreThoseRecorded(
    transition: AnyTransition, inserted: [String: Double], removed: [String: Double]
  ) {
    for (direction, deltas) in [
      (TransitionCurve.Direction.insertion, inserted), (.removal, removed),
    ] {
      let curves = Self.curves(transition, direction)
      #expect(Set(curves.map(\.component)) == Set(deltas.keys))
      for curve in curves {
        let delta = curve.target - curve.start
        #expect(abs(delta - (deltas[curve.component] ?? .nan)) < 1e-12)
      }
    }
  }

  /// The scenario plays views by other code: with animators, update by update.
  @Test(arguments: [
    AnyTransition.push(from: .bottom), .scale(scale: 0.3).combined(with: .scale(scale: 0.5)),
    AnyTransition(.blurReplace),
    .opacity.animation(.bouncy).combined(with: .slide.animation(.easeIn(duration: 2))),
  ])
  func framesAreThoseOfAScenario(transition: AnyTransition) throws {
    let animation = Animation.spring(duration: 0.4, bounce: 0.2)
    let recording = try ScenarioRunner(
      .transition(transition, size: Self.size, animation: NamedAnimation("spring", animation))
    ).record()
    for direction in TransitionCurve.Direction.allCases {
      for curve in Self.curves(transition, direction, animation: animation) {
        let name = "\(direction.rawValue).\(curve.component)"
        let played = try #require(
          recording.attributes.first { $0.recording.name == name }?.recording)
        let frames = try Recorder().record(.transition(curve), framesPerSecond: 60)
        #expect(frames.count > 20 && frames.count <= played.count)
        for (index, value) in frames.values.enumerated() {
          #expect(abs(value - played.values[index]) < 1e-12, "\(name) in row \(index)")
          #expect(abs(frames.velocities[index] - played.velocities[index]) < 1e-9)
        }
      }
    }
  }

  @Test func opacitiesMultiplyAndOffsetsAdd() throws {
    let twice = AnyTransition.opacity.combined(with: .opacity)
    let fade = try #require(Self.curves(twice, .insertion).first)
    let half = try Recorder().record(.transition(fade), rowsPerSecond: 2).values[1]
    #expect(half == 0.25)
    let moved = AnyTransition.offset(x: 10).combined(with: .offset(x: 5))
    let offset = try #require(Self.curves(moved, .insertion).first)
    #expect(offset.start == 15)
    #expect(try Recorder().record(.transition(offset), rowsPerSecond: 2).values[1] == 7.5)
  }

  /// The velocity of a product is the slope of its values.
  @Test func velocityOfAProductIsItsSlope() throws {
    let curve = try #require(
      Self.curves(
        .opacity.combined(with: .opacity), .insertion, animation: .interpolatingSpring(bounce: 0.3)
      ).first)
    let recording = try Recorder().record(.transition(curve), intervals: 10_000)
    let step = recording.times[1]
    for index in stride(from: 1, to: 9_999, by: 97) {
      let slope = (recording.values[index + 1] - recording.values[index - 1]) / (2 * step)
      #expect(abs(slope - recording.velocities[index]) < 1e-4)
    }
  }

  @Test func withoutAnAnimationTheViewIsThereAtOnce() throws {
    let curve = try #require(Self.curves(.opacity, .insertion, animation: nil).first)
    for recording in [
      try Recorder().record(.transition(curve), framesPerSecond: 60),
      try Recorder().record(.transition(curve), rowsPerSecond: 60),
    ] {
      #expect(recording.values == [1] && recording.velocities == [0])
    }
  }

  @Test func reducedMotionIsAFade() {
    let curves = TransitionCurve.curves(
      of: .push(from: .top), .insertion, size: Self.size, animation: .default,
      reducesMotion: true)
    #expect(curves.map(\.component) == ["opacity"])
  }

  @Test(arguments: [
    (AnyTransition.opacity, false), (.scale, false), (.offset(x: 3), false), (.slide, true),
    (.move(edge: .top), true), (.push(from: .leading), true),
    (.asymmetric(insertion: .opacity, removal: .slide), true),
  ])
  func someTransitionsNeedTheSizeOfTheView(transition: AnyTransition, usesSize: Bool) {
    #expect(transition.usesViewSize == usesSize)
  }

  @Test func noVelocityComesFromOutside() throws {
    let curve = try #require(Self.curves(.opacity, .insertion).first)
    let recorder = Recorder(initialVelocity: 3)
    #expect(throws: RecordingError.initialVelocityHasNoUse) {
      try recorder.record(.transition(curve), framesPerSecond: 60)
    }
    #expect(throws: RecordingError.initialVelocityHasNoUse) {
      try recorder.record(.transition(curve), rowsPerSecond: 60)
    }
  }
}
