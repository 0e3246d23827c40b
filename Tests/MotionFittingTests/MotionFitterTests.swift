import AnimationModel
import MotionFitting
import MotionRecording
import Testing

@Suite struct MotionFitterTests {
  private func options(replicates: Int = 0) -> FittingOptions {
    var options = FittingOptions()
    options.replicates = replicates
    return options
  }

  static let animations: [Animation] = [
    .bouncy, .smooth, .spring(duration: 0.3, bounce: 0.15), .spring(duration: 0.5, bounce: -0.3),
    .interpolatingSpring(duration: 0.45, bounce: 0.2), .linear(duration: 0.4),
    .easeIn(duration: 0.5), .easeOut(duration: 0.3), .easeInOut(duration: 0.6),
    .timingCurve(0.2, 0, 0, 1, duration: 0.5), .timingCurve(.circularEaseOut, duration: 0.45),
  ]

  /// At 120 frames per second, where SwiftUI's steps and closed forms differ.
  @Test(arguments: animations.indices)
  func anAnimationIsFoundInItsRoundedFrames(_ index: Int) throws {
    let (animation, start) = (Self.animations[index], [0.2003, 0.2051][index % 2])
    let rows = PlayedRows(animation: animation, start: start, rate: 120)
    let fit = try MotionFitter(options()).fit(rows.observations())
    #expect(fit.fits && fit.rounding == 0.5 && fit.rate == 120)
    try expect(fit.best, is: animation)
    #expect((fit.best.start - start).magnitude < 0.005)
    #expect((fit.best.from).magnitude < 0.5 && (fit.best.to - 300).magnitude < 0.5)
  }

  /// Curves are found exactly; rounding leaves springs a part of a percent.
  private func expect(_ best: FitCandidate, is animation: Animation) throws {
    guard let spring = Subject.animation(animation).spring else {
      #expect(best.subject == .animation(animation))
      return
    }
    let isClosed = best.family == .spring(.exact)
    #expect(isClosed == (animation.base is InterpolatingSpringAnimation))
    #expect((best.duration / spring.duration - 1).magnitude < 0.004)
    #expect((try #require(best.bounce) - spring.bounce).magnitude < 0.003)
  }

  /// The result never has larger residuals than the true motion: a search that ends in a valley beside the lowest
  /// would have them.
  @Test(arguments: animations.indices)
  func nothingLeavesOverMoreThanTheTruth(_ index: Int) throws {
    let (animation, start) = (Self.animations[index], [0.2037, 0.2][index % 2])
    let played = PlayedRows(animation: animation, start: start)
    let rows = played.rows
    let fit = try MotionFitter(options()).fit(played.observations())
    let left = Set(fit.leftOut.map(\.time))
    let truth = rows.times.indices.filter { index in
      fit.residuals.contains { $0.time == rows.times[index] } && !left.contains(rows.times[index])
    }.reduce(0) { sum, index in
      let residual = rows.rounded[index] - rows.shown[index]
      return sum + residual * residual
    }
    let least = fit.candidates.map(\.unroundedSquares).min() ?? .infinity
    #expect(least <= truth * (1 + 1e-9) + 1e-9)
  }

  @Test func framesWithoutRoundingTellTheirFiguresExactly() throws {
    let rows = PlayedRows(
      animation: .spring(duration: 0.413, bounce: 0.227), start: 0.1, way: 1, rounding: 0)
    let fit = try MotionFitter(options()).fit(rows.observations())
    #expect(fit.best.family == .spring(.swiftui))
    #expect(fit.best.duration == 0.413 && fit.best.bounce == 0.227)
    #expect(fit.best.rms < 1e-12)
  }

  @Test func aFrameThatWasHeldIsLeftOutAndNamed() throws {
    let played = PlayedRows(animation: .bouncy, start: 0.2, rate: 120, rounding: 0.01)
    var rows = played.rows
    rows.rounded[40] = rows.rounded[39]
    let fit = try MotionFitter(options()).fit(
      MotionObservations(times: rows.times, values: rows.rounded))
    #expect(fit.leftOut.map(\.time) == [rows.times[40]])
    #expect(fit.leftOut.first?.reason == .held)
    #expect(fit.best.duration == 0.5 && fit.best.bounce == 0.3)
  }

  @Test func aDelayIsFoundWhereTheChangeIsKnown() throws {
    let rows = PlayedRows(animation: .easeOut(duration: 0.4), start: 0.25, rounding: 0)
    var options = options()
    options.start = 0
    let fit = try MotionFitter(options).fit(rows.observations())
    #expect(fit.best.subject == .animation(.easeOut(duration: 0.4).delay(0.25)))
  }

  /// A device's frames: rounded, with a start between two of them, and with the second cycle beginning at one.
  @Test(arguments: [
    Animation.easeInOut(duration: 0.4).repeatCount(3),
    .spring(duration: 0.3, bounce: 0.2).repeatCount(2, autoreverses: false),
  ])
  func aRepetitionIsFoundInItsRoundedFrames(_ animation: Animation) throws {
    let rows = PlayedRows(animation: animation, start: 0.2051)
    let fit = try MotionFitter(options()).fit(rows.observations())
    #expect(fit.fits && fit.best.subject == .animation(animation))
    #expect(fit.best.largest <= 0.01 * 300)
    var once = options()
    once.groups.remove(.repetition)
    #expect(try !MotionFitter(once).fit(rows.observations()).fits)
  }

  /// Motions of Béziers whose search would end elsewhere if it did not look everywhere.
  static let hiddenBeziers: [(points: [Double], duration: Double, start: Double, rate: Double)] = [
    // Of 1,001 recordings of `Benchmarks/run-fits` the one that was found with twice its duration.
    ([0.1, 0.7, 0.4, 0.95], 0.45, 0.21306599428416192, 60),
    // Behind corners, where a row passes the end.
    ([0.8, 0.35, 0.65, 0.55], 0.15, 0.2036, 60), ([0.85, 1, 1, 1.1], 0.7, 0.2078, 30),
    // With another duration than the best one that is found first.
    ([0.1, 0.8, 0.4, 0.15], 0.25, 0.2094, 60), ([0.15, 0.2, 0.6, 0.15], 0.4, 0.2097, 30),
  ]

  @Test(arguments: hiddenBeziers.indices)
  func noBezierIsFoundThatLeavesOverMoreThanTheTrueOne(_ index: Int) throws {
    let (points, duration, start, rate) = Self.hiddenBeziers[index]
    let animation = Animation.timingCurve(
      points[0], points[1], points[2], points[3], duration: duration)
    let played = PlayedRows(animation: animation, start: start, rate: rate)
    let rows = played.rows
    var options = options()
    options.groups = [.curve]
    let fit = try MotionFitter(options).fit(played.observations())
    let truth = zip(rows.rounded, rows.shown).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    #expect(fit.best.unroundedSquares <= truth && fit.best.duration < duration * 4 / 3)
  }

  @Test func anInitialVelocityIsFound() throws {
    let spring = Animation.interpolatingSpring(duration: 0.5, bounce: 0.15, initialVelocity: 3)
    var options = options()
    options.initialVelocity = .fitted
    let fit = try MotionFitter(options).fit(
      PlayedRows(animation: spring, start: 0.2, rate: 120).observations())
    #expect(((fit.best.initialVelocity ?? 0) - 3).magnitude < 0.2)
    #expect((fit.best.duration - 0.5).magnitude < 0.005)
  }

  /// One row shows that the motion begins away from its target; a later start in the other direction would not
  /// explain that row.
  @Test(arguments: [0.2025, 0.2016, 0.2095, 0.2001])
  func aVelocityAwayFromTheTargetIsFound(_ start: Double) throws {
    let spring = Animation.interpolatingSpring(duration: 0.5, bounce: 0.3, initialVelocity: -2)
    var options = FittingOptions()
    options.initialVelocity = .fitted
    options.player = .exact
    options.groups = [.spring]
    options.replicates = 0
    let rows = try PlayedRows(animation: spring, start: start).observations()
    let fit = try MotionFitter(options).fit(rows)
    #expect(((fit.best.initialVelocity ?? 0) + 2).magnitude < 0.15)
    #expect(fit.leftOut.isEmpty)
  }

  /// The velocity in travels per second, as it is written, and not a quotient of two fitted numbers.
  @Test func anInitialVelocityHasFewDigits() throws {
    let spring = Animation.interpolatingSpring(duration: 0.5, bounce: 0.15, initialVelocity: 3)
    var options = options()
    options.initialVelocity = .fitted
    let exact = try MotionFitter(options).fit(
      PlayedRows(animation: spring, start: 0, rate: 120, rounding: 0).observations())
    #expect(exact.best.initialVelocity == 3)
    let rounded = try MotionFitter(options).fit(
      PlayedRows(animation: spring, start: 0.2031, rate: 120).observations())
    let velocity = try #require(rounded.best.initialVelocity)
    #expect("\(velocity)".count <= 6)
  }

  @Test func aCurveIsListedOnceWhateverItIsCalled() throws {
    let curve = Animation.timingCurve(0.2, 0, 0, 1, duration: 0.4)
    let fit = try MotionFitter(options()).fit(
      PlayedRows(animation: curve, start: 0, rounding: 0).observations())
    #expect(fit.best.subject == .animation(curve))
    #expect(fit.candidates.filter { $0.duration == 0.4 }.count == 1 && fit.candidates.count == 4)
    #expect(fit.candidates.flatMap(\.points).allSatisfy { $0 != 0 || $0.sign == .plus })
  }

  /// At 60 frames per second all frames are equally far ahead of the course.
  @Test func aSpringInStepsIsShownAheadOfItsCourse() throws {
    let rows = PlayedRows(animation: .bouncy, start: 0.2017, way: 1, rounding: 0)
    let fit = try MotionFitter(options()).fit(rows.observations())
    let best = fit.best
    let course = try Recorder().play(best.subject, name: "")
    let distances = [0, best.lead].map { lead in
      zip(fit.observations.times, fit.observations.values).map { time, value in
        let elapsed = time - best.start
        return elapsed > 0
          ? (course.state(at: elapsed + lead, .after).value - value).magnitude : value.magnitude
      }.reduce(0, +)
    }
    #expect(distances[1] < distances[0] / 10)
    let closed = PlayedRows(
      animation: .interpolatingSpring(duration: 0.5, bounce: 0.3), start: 0.2, rate: 120)
    #expect(try MotionFitter(options()).fit(closed.observations()).best.lead == 0)
  }

  @Test func intervalsHoldWhatWasPlayedAndAreTheSameTwice() throws {
    let rows = try PlayedRows(animation: .bouncy, start: 0.2051).observations()
    let fit = try MotionFitter(options(replicates: 100)).fit(rows)
    #expect(fit.best.intervals[.duration]?.contains(0.5) == true)
    #expect(fit.best.intervals[.bounce]?.contains(0.3) == true)
    #expect(try MotionFitter(options(replicates: 100)).fit(rows) == fit)
  }

  /// A straight line three times, each for exactly half a second: at a seam the earlier cycle shows its end.
  @Test(arguments: [false, true])
  func aRepetitionWithExactCyclesIsFound(_ isMirrored: Bool) throws {
    let values = (0..<120).map { frame in
      let cycles = min(Double(frame) / 30, 3)
      let index = max(cycles.rounded(.up) - 1, 0)
      let part = cycles - index
      return 300 * (isMirrored && index == 1 ? 1 - part : part)
    }
    var options = options()
    options.start = 0
    let fit = try MotionFitter(options).fit(
      MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
    let animation = Animation.linear(duration: 0.5).repeatCount(3, autoreverses: isMirrored)
    #expect(fit.fits && fit.best.subject == .animation(animation))
    #expect(fit.best.repetition?.isExact == true && fit.best.largest < 1e-3)
  }

  @Test func aRampThatIsCutOffIsAsLongAsItShows() throws {
    let values = (0..<40).map { frame in (max(Double(frame) / 60 - 0.1, 0) * 1000).rounded() / 2 }
    let fit = try MotionFitter(options(replicates: 100)).fit(
      MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
    #expect(fit.best.points.isEmpty && fit.best.bounce == nil)
    #expect((fit.best.duration - 0.55).magnitude < 0.01 && (fit.best.to - 275).magnitude < 5)
    let interval = try #require(fit.best.intervals[.duration])
    // The line may continue for any time, and its duration is that for which it was seen.
    #expect(interval.lowerBound > 0.5 && interval.upperBound > 1)
  }

  /// The spring whose expression contains a velocity is chosen where a spring in steps would explain the rows
  /// equally well.
  @Test func theSpringThatSaysItsVelocityIsChosen() throws {
    var options = options(replicates: 50)
    options.initialVelocity = .fitted
    let spring = Spring(duration: 0.5, bounce: 0.15)
    let values = (0..<72).map { frame -> Double in
      let time = Double(frame) / 60 - 0.1
      guard time > 0 else { return 0 }
      let value: Double = spring.value(target: 200, initialVelocity: 600, time: time)
      return (value * 100).rounded() / 100
    }
    let fit = try MotionFitter(options).fit(
      MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
    #expect(fit.playersAreTied && fit.best.family == .spring(.exact))
    #expect(fit.best.duration == 0.5 && fit.best.bounce == 0.15 && fit.best.initialVelocity == 3)
    for (figure, interval) in fit.best.intervals {
      #expect(interval.contains(try #require(fit.best.value(of: figure))), "\(figure)")
    }
  }

  @Test(arguments: [0, 1, 2])
  func whatIsNoAnimationFitsNothing(_ kind: Int) throws {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let values = (0..<90).map { index in
      let time = Double(index) / 60
      switch kind {
      // A sawtooth, a wave that grows, and a spring that is turned back half way.
      case 0: return Double(index % 18) * 10
      case 1:
        return 40 * time * spring.value(target: 3, time: time * 3)
          * (1 - 2 * Double(index % 30) / 30)
      default:
        return index < 12
          ? spring.value(target: 300, time: time)
          : spring.value(target: 300, time: 0.2) * (1 - spring.value(target: 1, time: time - 0.2))
      }
    }
    let fit = try MotionFitter(options()).fit(
      MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
    #expect(!fit.fits && fit.candidates.allSatisfy { $0.verdict == .no })
  }

  /// Rows that no display showed one after the other are not played in steps of 1/300 s, which would take forever.
  @Test func rowsTooFarApartForADisplayAreNoSteps() throws {
    let played = PlayedRows(animation: .bouncy, start: 0.2).rows
    let rows = try MotionObservations(
      times: played.times.map { $0 * 1e6 }, values: played.rounded)
    var options = options()
    options.groups = [.spring]
    let fit = try MotionFitter(options).fit(rows)
    #expect(fit.candidates.map(\.family) == [.spring(.exact)])
    options.player = .swiftui
    #expect {
      try MotionFitter(options).fit(rows)
    } throws: { error in
      if case .tooSlow(let step)? = error as? FittingError { step > 16_000 } else { false }
    }
  }

  @Test func tooLittleMotionIsRefused() throws {
    func fit(_ values: [Double]) throws -> MotionFit {
      try MotionFitter(options()).fit(
        MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
    }
    #expect(throws: FittingError.nothingMoves) { try fit([1, 1, 1]) }
    let scattered = (0..<60).map { row in Double(row * 37 % 11) }
    #expect {
      try fit(scattered)
    } throws: { error in
      if case .onlyNoise(let travel, let noise)? = error as? FittingError {
        travel > 5 && noise > 1
      } else {
        false
      }
    }
    #expect(throws: FittingError.tooFewRows(moving: 3)) { try fit([0, 0, 10, 25, 31, 40, 40]) }
    #expect(throws: FittingError.tooLittleTravel(travel: 3, rounding: 1)) {
      try fit([0, 1, 2, 3, 3, 2, 1, 2, 3, 2, 3])
    }
    #expect(throws: FittingError.outOfScale(travel: 1e200)) { try fit([0, 1e200]) }
    #expect(throws: FittingError.outOfScale(travel: 1e-200)) { try fit([0, 1e-200]) }
  }
}
