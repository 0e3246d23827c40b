import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Tests that motions that are too large are refused quickly.
@Suite struct RecorderErrorTests {
  private static let longAnimations: [Animation] = [
    .linear(duration: 1e9), .linear(duration: 1e300),
    .linear.repeatCount(.max), .bouncy.repeatCount(.max), .linear.delay(1e12),
    .linear.speed(1e-12), .linear.repeatForever().speed(1e-12),
    .linear(duration: 1e100).speed(1e-100),
    .linear.repeatForever().delay(.infinity), .linear.repeatCount(.max).repeatCount(.max),
    .interpolatingSpring(stiffness: 100, damping: 1e-12), .bouncy.delay(1e300),
  ]

  @Test(arguments: longAnimations)
  func tooLongAnimationsAreRefused(_ animation: Animation) {
    #expect(throws: RecordingError.self) {
      try Recorder().record(.animation(animation), rowsPerSecond: 60)
    }
    #expect(throws: RecordingError.self) {
      try Recorder().record(.animation(animation), framesPerSecond: 60)
    }
  }

  @Test(arguments: [
    Animation.spring(duration: 1e6), .spring(dampingFraction: 1e-9), .spring(duration: 1e100),
    .spring(duration: 1e6).delay(1).speed(2).repeatForever(),
  ])
  func springsThatNeedTooLongAreRefused(_ animation: Animation) {
    #expect(throws: RecordingError.tooLong) {
      try Recorder(to: 100).record(.animation(animation), rowsPerSecond: 60)
    }
    #expect(throws: RecordingError.tooLong) {
      try Recorder(to: 100).record(.animation(animation), framesPerSecond: 60)
    }
    #expect(throws: RecordingError.tooLong) { try Recorder(to: 100).trace(.animation(animation)) }
    #expect(throws: RecordingError.tooLong) {
      try Recorder(to: 100).measures(of: .animation(animation))
    }
  }

  @Test func aSpanShowsTheirBeginning() throws {
    let slow = Animation.spring(duration: 1e6)
    let recording = try Recorder(to: 100, span: 1).record(.animation(slow), rowsPerSecond: 60)
    #expect(recording.ending == .cutOff(at: 1))
    #expect(recording.values.last ?? 100 < 1)
    #expect(
      try Recorder(to: 100, span: 1).record(.animation(slow), framesPerSecond: 60).ending
        == .cutOff(at: 1))
  }

  /// A spring without stiffness never starts, and so never ends.
  @Test func springWithoutPullIsEndless() throws {
    let recording = try Recorder().record(
      .animation(.spring(response: .infinity, dampingFraction: 1)), rowsPerSecond: 60)
    #expect(recording.ending == .endless(until: 10))
    #expect(recording.values.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [Subject.animation(.bouncy), .spring(.bouncy), .unitCurve(.easeIn)])
  func moreRowsThanAMachineHoldsAreRefused(_ subject: Subject) {
    let limit = RecordingError.tooManyRows(limit: Recorder.rowLimit)
    #expect(throws: limit) { try Recorder(span: 1e9).record(subject, rowsPerSecond: 60) }
    #expect(throws: limit) { try Recorder(span: 1e9).record(subject, framesPerSecond: 60) }
    #expect(throws: limit) { try Recorder().record(subject, rowsPerSecond: 1e12) }
    #expect(throws: limit) { try Recorder().record(subject, framesPerSecond: 1e12) }
    #expect(throws: limit) { try Recorder().record(subject, intervals: 1_000_000_000) }
    #expect(throws: limit) { try Recorder().record(subject, intervals: .max) }
  }

  @Test(arguments: [Double.infinity, .nan])
  func spanWithoutEndIsRefused(span: Double) {
    var recorder = Recorder()
    recorder.span = span
    for subject in [Subject.animation(.bouncy), .spring(.bouncy), .easing(.ease)] {
      #expect(throws: RecordingError.tooLong) { try recorder.record(subject, rowsPerSecond: 60) }
      #expect(throws: RecordingError.tooLong) { try recorder.record(subject, framesPerSecond: 60) }
      #expect(throws: RecordingError.tooLong) { try recorder.record(subject, intervals: 10) }
      #expect(throws: RecordingError.tooLong) { try recorder.trace(subject) }
    }
  }

  /// A spring that swings forever is computed step by step, and refused if it needs too many steps.
  @Test(arguments: [
    (Animation.spring(bounce: 1), 1e7), (.spring(bounce: 1).speed(1e9), 1.0),
    (.spring(bounce: 1).speed(1e300), 1.0), (.spring(bounce: 1).speed(.infinity), 1.0),
    (.spring(bounce: 1).repeatForever().delay(1), 1e7),
  ])
  func endlessSpringsAreFollowedOnlySoFar(animation: Animation, span: Double) {
    #expect(throws: RecordingError.tooLong) {
      try Recorder(span: span).record(.animation(animation), intervals: 10)
    }
    #expect(throws: RecordingError.tooLong) {
      try Recorder(span: span).record(.animation(animation), rowsPerSecond: 1)
    }
    #expect(throws: RecordingError.tooLong) {
      try Recorder(span: span).trace(.animation(animation))
    }
  }

  @Test(arguments: [
    Animation.linear(duration: 1e-9).repeatForever().speed(0.5).delay(3),
    .linear(duration: 1e-300).repeatForever(), .interpolatingSpring(stiffness: 1e18, damping: 0),
  ])
  func moreTurnsThanCanBeDrawnAreRefused(_ animation: Animation) {
    #expect(throws: RecordingError.tooManyCycles) {
      try Recorder(span: 5).trace(.animation(animation))
    }
  }

  @Test func wayLongerThanANumberIsRefused() {
    let ways: [(Double, Double)] = [
      (-1.5e308, 1.5e308), (0, .infinity), (.nan, 1), (.infinity, .infinity), (0, 3e306),
      (0, 1.7e308),
      (-1e303, 1e303),
    ]
    for (start, target) in ways {
      #expect(throws: RecordingError.travelIsTooLarge) {
        try Recorder(from: start, to: target).record(.animation(.bouncy), rowsPerSecond: 60)
      }
    }
  }

  /// On frames these animations never end, as times so late cannot represent a sixtieth of a second.
  @Test(arguments: [
    Animation.bouncy.speed(1e18), .bouncy.speed(.infinity), .bouncy.delay(-.infinity),
    .bouncy.delay(-1e18),
  ])
  func springsThatGetStuckAreRefusedOnFrames(_ animation: Animation) throws {
    #expect(throws: RecordingError.tooLong) {
      try Recorder().record(.animation(animation), framesPerSecond: 60)
    }
    // On the continuous clock they are over at once.
    let recording = try Recorder().record(.animation(animation), rowsPerSecond: 60)
    #expect(recording.count <= 2)
  }

  @Test func numbersWithoutMeaningNeitherTrapNorHang() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]
    for number in numbers {
      for base in [Animation.linear, .bouncy, .interpolatingSpring, .spring(bounce: 1)] {
        for animation in [
          base.delay(number), base.repeatForever().delay(number),
          base.logicallyComplete(after: number),
        ] + (number == .infinity || number >= 1e300 ? [] : [base.speed(number)]) {
          for span in [nil, 0, 0.5] as [Double?] {
            let motion = try? Recorder(to: 10, span: span).play(.animation(animation))
            _ = try? motion?.rows(perSecond: 10)
            _ = try? motion?.rows(intervals: 3)
            _ = try? motion?.trace()
            if number > -1e17 || span != nil { _ = try? motion?.frames(perSecond: 10) }
          }
        }
      }
      for subject in [
        Subject.animation(.spring(duration: number)), .animation(.linear(duration: number)),
        .animation(.spring(dampingFraction: number)), .spring(Spring(duration: number)),
        .spring(Spring(bounce: number)), .spring(Spring(mass: number, stiffness: 1, damping: 1)),
        .spring(Spring(settlingDuration: number, dampingRatio: 0.5)),
        .animation(.interpolatingSpring(mass: number, stiffness: 100, damping: 1)),
        .animation(.interpolatingSpring(stiffness: 100, damping: 1, initialVelocity: number)),
      ] {
        for span in [nil, 0, 0.5] as [Double?] {
          // Played once: the measures are those of the trace.
          let motion = try? Recorder(to: 10, span: span).play(subject)
          _ = try? motion?.rows(perSecond: 10)
          _ = try? motion?.frames(perSecond: 10)
          _ = try? motion?.trace()
          _ = try? motion?.measures()
        }
      }
    }
  }

  @Test func whatTakesTooManyFramesToMeasureIsRefusedAtOnce() throws {
    for subject in [Subject.animation(.linear(duration: 300_000)), .animation(.bouncy)] {
      let recorder = Recorder(span: subject == .animation(.bouncy) ? 100_000 : nil)
      #expect(throws: RecordingError.tooManyRows(limit: 1_000_000)) {
        try recorder.measures(of: subject, clock: .frames(rate: 60))
      }
    }
  }

  @Test(arguments: [
    // The frame after the end: a curve is over when its time is passed.
    (Animation.linear(duration: 300_000), 18_000_001.0 / 60),
    (.linear(duration: 30_000).delay(1), 1_800_061.0 / 60),
    (.linear(duration: 30_000).speed(2), 900_001.0 / 60),
    (Animation(EasingAnimation(function: .ease, duration: 30_000)), 30_000),
  ])
  func theFrameOfTheEndOfALongCurveFollowsFromItsTime(animation: Animation, end: Double) throws {
    let measures = try Recorder().measures(of: .animation(animation))
    #expect(measures.removalAt60Hertz == end)
    #expect(!measures.isTooLongForFrames)
  }

  @Test func aPartOfAnAnimationWithMoreCyclesThanNumbersIsMeasured() throws {
    for animation in [
      Animation.bouncy.repeatCount(.max), .easeInOut(duration: 0.3).repeatCount(1_000_000),
    ] {
      let measures = try Recorder(span: 2).measures(of: .animation(animation))
      #expect(measures.removalAt60Hertz == nil)
      #expect(measures.isTooLongForFrames)
      #expect(measures.firstCrossing != nil)
    }
  }

  @Test(arguments: [-1.0, -2])
  func backwardsVelocitiesMayBeInfiniteButAreNumbers(speed: Double) throws {
    let back = Subject.animation(.interpolatingSpring(stiffness: 170, damping: 15).speed(speed))
    for recording in [
      try Recorder().record(back, framesPerSecond: 60),
      try Recorder().record(back, rowsPerSecond: 60),
      try Recorder().trace(back),
    ] {
      #expect(recording.values.allSatisfy { $0.isFinite })
      #expect(recording.velocities.contains(where: \.isNaN) == false)
      #expect(recording.accelerations.contains(where: \.isNaN) == false)
    }
    #expect(throws: RecordingError.valueOverflows) {
      try Recorder(to: 1000).record(back, framesPerSecond: 60)
    }
    #expect(throws: RecordingError.valueOverflows) {
      try Recorder(to: 1000).record(back, rowsPerSecond: 60)
    }
    #expect(throws: RecordingError.valueOverflows) { try Recorder(to: 1000).trace(back) }
  }

  /// With nearly the largest possible travel, every animation still ends at its target, however stiff it is.
  @Test(arguments: [
    Animation.spring(duration: 0.5, bounce: 0.5), .interpolatingSpring(duration: 0.5, bounce: 0.5),
    .spring(duration: 0.01), .linear(duration: 0.001),
  ])
  func theFurthestTravelIsPlayed(animation: Animation) throws {
    let recording = try Recorder(to: 1e303).record(.animation(animation), framesPerSecond: 60)
    #expect(recording.values.last == 1e303 && recording.velocities.allSatisfy { $0.isFinite })
    #expect(recording.values.allSatisfy { $0.isFinite })
  }

  private static let pairs: [(Double, Double)] = [
    (0, 1e9), (0, 1e12), (0, 1e13), (0, 1e15), (0, 1e100), (0, 1e300), (0, -1e300),
    (1e15, 1_000_000_000_000_100), (-1e300, 1e300), (1e300, 0), (1e16, -4), (1e-300, 2e-300),
    (1e13, 10_000_000_000_001), (0.1, 0.1),
  ]

  /// For any values, an animation ends at its target, after the time that it needs.
  @Test(arguments: pairs)
  func everyPairOfNumbersIsReached(start: Double, target: Double) throws {
    for animation in [Animation.snappy, .smooth, .bouncy, .default, .easeIn, .interpolatingSpring] {
      for recording in [
        try Recorder(from: start, to: target).record(.animation(animation), framesPerSecond: 60),
        try Recorder(from: start, to: target).record(.animation(animation), rowsPerSecond: 60),
      ] {
        #expect(recording.values.last == target)
        #expect(recording.velocities.last == 0)
        #expect((recording.times.last ?? .infinity) < 5)
        #expect(recording.values.allSatisfy { $0.isFinite })
        // Without overshoot no row goes back, not even by rounding.
        guard animation == .smooth else { continue }
        let sign = target < start ? -1.0 : 1
        #expect(
          zip(recording.values, recording.values.dropFirst()).allSatisfy { sign * ($1 - $0) >= 0 })
      }
    }
  }

  private static let neighbours: [(Double, Double)] = [
    (1e16, 10_000_000_000_000_002), (-1e300, (-1e300).nextUp),
  ]

  @Test(arguments: neighbours)
  func aMotionThatIsRoundingIsRefused(start: Double, target: Double) {
    let recorder = Recorder(from: start, to: target)
    #expect(throws: RecordingError.travelIsRounding) { try recorder.trace(.animation(.smooth)) }
    #expect(throws: RecordingError.travelIsRounding) {
      try Interruption(
        [NamedAnimation("a", .smooth), NamedAnimation("b", .smooth)], at: [0.1], from: start,
        to: [target, start]
      ).play()
    }
  }

  /// A spring that is at its target within a ten-millionth of its cycle is at rest for the remaining cycle.
  @Test func whatRestsNeedsNoSamples() throws {
    let stiff = Animation.interpolatingSpring(stiffness: 1e15, damping: 1e15).repeatForever()
    #expect(try Recorder(span: 0.5).trace(.animation(stiff)).count < 20_000)
    let spring = Spring(mass: 1, stiffness: 1e15, damping: 1e15)
    #expect(try Recorder().trace(.spring(spring)).count < 5000)
    #expect(try Recorder().trace(.animation(.interpolatingSpring)).count < 500)
  }

  @Test func framesThatNobodyCanTellApartAreNotDrawn() throws {
    let played = try Recorder().play(.animation(.default.delay(45_000)))
    #expect(throws: RecordingError.tooManyRows(limit: 600_000)) {
      try played.drawnFrames(perSecond: 60)
    }
    let bouncy = try Recorder().play(.animation(.bouncy))
    #expect(try bouncy.drawnFrames(perSecond: 60) == bouncy.frames(perSecond: 60))
  }

  @Test func interruptionsWithTooManyRowsAreRefused() throws {
    let interruption = Interruption(
      [NamedAnimation("a", .linear), NamedAnimation("b", .linear(duration: 1e5))], at: [0.3])
    #expect(throws: RecordingError.tooManyRows(limit: 1_000_000)) {
      try interruption.record(framesPerSecond: 60)
    }
    #expect(throws: RecordingError.tooManyRows(limit: 1_000_000)) {
      try interruption.record(rowsPerSecond: 60)
    }
    // Traced for a figure, it is a line with few samples.
    #expect(try interruption.trace().attribute.recording.count < 1000)
  }
}
