import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite struct MotionCourseResultsTests {
  private func result(
    _ claim: MotionExpectation.Claim, of subject: Subject, from start: Double = 0,
    to target: Double = 1,
    clock: Clock = .continuous
  ) throws -> ExpectationResult {
    try Recorder(from: start, to: target).course(of: subject, name: "it", clock: clock)
      .result(of: MotionExpectation(claim, text: ""))
  }

  private func figure(
    _ measure: ExpectedMeasure, in unit: ExpectedAmount.Unit, of subject: Subject,
    from start: Double = 0, to target: Double = 1, clock: Clock = .continuous
  ) throws -> Double? {
    let claim = MotionExpectation.Claim.measure(measure, .compared(.less, ExpectedAmount(0, unit)))
    let finding = try result(claim, of: subject, from: start, to: target, clock: clock).finding
    guard case .figure(let amount, _) = finding else { return nil }
    #expect(amount.unit == (measure.kind == .time && unit == .none ? .seconds : unit))
    return amount.number
  }

  /// Springs with settling and overshoot of every kind.
  private static let subjects: [Subject] = [
    .animation(.bouncy), .animation(.smooth), .animation(.easeInOut(duration: 0.35)),
    .animation(.interpolatingSpring(mass: 2, stiffness: 170, damping: 9, initialVelocity: 3)),
    .spring(Spring(duration: 0.5, bounce: 0.4)), .unitCurve(.circularEaseIn),
  ]

  @Test(arguments: subjects)
  func allFiguresAreThoseOfTheMeasures(subject: Subject) throws {
    let recorder = Recorder(from: 10, to: -30)
    let measures = try recorder.measures(of: subject)
    #expect(try recorder.course(of: subject, name: "it").measures == measures)
    func check(
      _ measure: ExpectedMeasure, _ unit: ExpectedAmount.Unit, _ expected: Double?
    ) throws {
      let found = try figure(measure, in: unit, of: subject, from: 10, to: -30)
      #expect((found == nil) == (expected == nil))
      if let found, let expected { #expect(isClose(found, expected, .relative(1e-12))) }
    }
    try check(.settling(within: 0.02), .seconds, measures.settledWithin2Percent)
    try check(
      .settling(within: 0.01), .milliseconds, measures.settledWithin1Percent.map { $0 * 1000 })
    try check(.settling(within: 0.001), .none, measures.settledWithinTenthPercent)
    try check(.figure(.firstCrossing), .seconds, measures.firstCrossing)
    try check(.figure(.removal), .seconds, measures.removal)
    try check(.figure(.logicalCompletion), .seconds, measures.logicalCompletion)
    try check(.figure(.removalAt60Hertz), .seconds, measures.removalAt60Hertz)
    try check(.figure(.crossings), .none, Double(measures.crossings))
    try check(
      .extreme(.overshoot, .whole), .percent, (measures.overshoot?.fraction ?? 0) * 100)
    try check(
      .extreme(.overshoot, .whole), .none, (measures.overshoot?.fraction ?? 0) * 40)
    try check(.extreme(.overshoot, .time), .seconds, measures.overshoot?.time)
    try check(.extreme(.rebound, .value), .none, measures.rebound?.value)
    try check(.extreme(.highest, .whole), .none, measures.highest?.value)
    try check(
      .extreme(.peakVelocity, .whole), .none, measures.peakVelocity?.value.magnitude ?? 0)
    try check(.extreme(.peakVelocity, .value), .none, measures.peakVelocity?.value)
    let spring = subject.springParameters
    try check(.figure(.bounce), .none, spring?.bounce)
    try check(.figure(.response), .seconds, spring?.response)
    try check(.figure(.stiffness), .none, spring?.stiffness)
    try check(.figure(.qualityFactor), .none, spring?.qualityFactor)
  }

  @Test(arguments: subjects)
  func theValueAtATimeIsTheTracedOne(subject: Subject) throws {
    let recorder = Recorder(from: 10, to: -30)
    let rows = try recorder.record(subject, rowsPerSecond: 50)
    for index in 0..<rows.count - 1 {
      let time = rows.times[index]
      let value = try figure(.value(at: time), in: .none, of: subject, from: 10, to: -30)
      #expect(isClose(value, rows.values[index], .absolute(1e-9)))
      let part = try figure(.value(at: time), in: .percent, of: subject, from: 10, to: -30)
      #expect(isClose(part, (10 - rows.values[index]) / 40 * 100, .absolute(1e-9)))
      let velocity = try figure(.velocity(at: time), in: .percent, of: subject, from: 10, to: -30)
      #expect(isClose(velocity, -rows.velocities[index] / 40 * 100, .absolute(1e-7)))
    }
  }

  @Test func onFramesAValueIsHeldUntilTheNextFrame() throws {
    let rows = try Recorder().record(.animation(.bouncy), framesPerSecond: 60)
    let value = try figure(
      .value(at: 0.1), in: .none, of: .animation(.bouncy), clock: .frames(rate: 60))
    #expect(value == rows.values[6])
    let between = try figure(
      .value(at: 0.11), in: .none, of: .animation(.bouncy), clock: .frames(rate: 60))
    #expect(between == rows.values[6])
  }

  /// A settling time at any percentage is the first from which the distance stays below it.
  @Test(arguments: [0.5, 0.2, 0.05, 0.033, 0.01, 0.002])
  func itSettlesAtAnyPercentage(part: Double) throws {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let settled = try #require(
      try figure(.settling(within: part), in: .seconds, of: .spring(spring)))
    let before = spring.value(target: 1, time: settled - 1e-6)
    #expect((before - 1).magnitude >= part * 0.9999)
    for step in 0...2000 {
      let value = spring.value(target: 1, time: settled + Double(step) * 0.001)
      #expect((value - 1).magnitude <= part * 1.0001)
    }
  }

  @Test(arguments: [
    (MotionProperty.monotone, Subject.animation(.smooth), true),
    (.monotone, .animation(.bouncy), false),
    (.monotone, .animation(.linear), true),
    (.finishes, .animation(.bouncy), true),
    (.finishes, .animation(.linear.repeatForever()), false),
    (.finishes, .spring(.bouncy), false),
    (.settles, .spring(.bouncy), true),
    (.settles, .spring(Spring(duration: 0.5, bounce: 1)), false),
    (.overshoots, .animation(.bouncy), true),
    (.overshoots, .animation(.smooth), false),
    (.undershoots, .animation(.timingCurve(0.4, -0.5, 0.6, 1, duration: 1)), true),
    (.undershoots, .animation(.easeIn), false),
  ])
  func aPropertyHoldsOrDoesNot(property: MotionProperty, subject: Subject, holds: Bool) throws {
    for (start, target) in [(0.0, 1.0), (50, -50)] {
      for isExpected in [true, false] {
        let claim = MotionExpectation.Claim.property(property, isExpected: isExpected)
        let result = try result(claim, of: subject, from: start, to: target)
        #expect(result.holds == (holds == isExpected))
      }
    }
  }

  @Test func aMotionThatTurnsBackIsToldWhereAndHowFar() throws {
    let measures = try Recorder(to: 200).measures(of: .animation(.bouncy))
    let claim = MotionExpectation.Claim.property(.monotone, isExpected: true)
    let finding = try result(claim, of: .animation(.bouncy), to: 200).finding
    guard case .turnsBack(let time, let distance) = finding else {
      Issue.record("it does not turn back")
      return
    }
    let top = try #require(measures.overshoot)
    #expect(isClose(time, top.time, .absolute(1e-6)))
    let bottom = try #require(measures.rebound)
    #expect(isClose(distance, top.value - bottom.value, .absolute(1e-6)))
  }

  /// The target is exactly 1 at the end, so that equality can be tried.
  @Test(arguments: [
    (ExpectedRelation.Comparison.less, 1.0, false), (.less, 1.000_001, true),
    (.lessOrEqual, 1, true), (.lessOrEqual, 0.999_999, false),
    (.greater, 1, false), (.greater, 0.999_999, true),
    (.greaterOrEqual, 1, true), (.greaterOrEqual, 1.000_001, false),
    (.equal, 1, true), (.equal, 1.000_000_000_1, true), (.equal, 1.000_001, false),
    (.notEqual, 1, false), (.notEqual, 1.000_001, true),
  ])
  func aFigureIsCompared(
    comparison: ExpectedRelation.Comparison, limit: Double, holds: Bool
  ) throws {
    let claim = MotionExpectation.Claim.measure(
      .value(at: 9), .compared(comparison, ExpectedAmount(limit)))
    #expect(try result(claim, of: .animation(.bouncy)).holds == holds)
  }

  @Test(arguments: [
    (1.0, 2.0, true, true), (0, 1, true, true), (0, 1, false, false), (1, 2, false, true),
    (1.1, 2, true, false), (0, 0.9, true, false),
  ])
  func aRangeHoldsItsLowerEnd(
    lower: Double, upper: Double, isClosed: Bool, holds: Bool
  ) throws {
    let claim = MotionExpectation.Claim.measure(
      .value(at: 9),
      .within(ExpectedAmount(lower), ExpectedAmount(upper), isClosed: isClosed))
    #expect(try result(claim, of: .animation(.bouncy)).holds == holds)
  }

  @Test(arguments: [
    (
      ExpectedMeasure.figure(.firstCrossing), Subject.spring(.smooth),
      ExpectationResult.Absence.neverReaches
    ),
    (.settling(within: 0.01), .spring(Spring(duration: 0.5, bounce: 1)), .neverStays),
    (.figure(.bounce), .animation(.easeIn), .noSpring),
    (.figure(.dampedFrequency), .animation(.smooth), .noSwing),
    (.figure(.removal), .spring(.smooth), .isFunction),
    (.figure(.removal), .animation(.linear.repeatForever()), .endless),
    (.figure(.timelineDuration), .animation(.smooth), .noKeyframes),
    (.figure(.initialVelocity), .animation(.linear), .noInitialVelocity),
    (.extreme(.overshoot, .time), .animation(.smooth), .noOvershoot),
    (.extreme(.undershoot, .value), .animation(.smooth), .noUndershoot),
    (.extreme(.rebound, .time), .animation(.smooth), .noRebound),
  ])
  func whatThereIsNotFailsAndIsNever(
    measure: ExpectedMeasure, subject: Subject, absence: ExpectationResult.Absence
  ) throws {
    for comparison in ExpectedRelation.Comparison.allCases {
      let claim = MotionExpectation.Claim.measure(
        measure, .compared(comparison, ExpectedAmount(1, .none)))
      let result = try result(claim, of: subject)
      #expect(!result.holds && result.finding == .absent(absence))
    }
    #expect(try result(.measure(measure, .never), of: subject).holds)
  }

  @Test func whatDoesNotOvershootOvershootsByNothing() throws {
    for (measure, subject) in [
      (ExpectedMeasure.extreme(.overshoot, .whole), Subject.animation(.smooth)),
      (.extreme(.rebound, .whole), .animation(.linear)),
    ] {
      let claim = MotionExpectation.Claim.measure(
        measure, .compared(.less, ExpectedAmount(0.1, .percent)))
      #expect(try result(claim, of: subject).holds)
      #expect(try result(.measure(measure, .never), of: subject).holds)
    }
    let bouncy = try result(
      .measure(.extreme(.overshoot, .whole), .never), of: .animation(.bouncy))
    #expect(!bouncy.holds)
  }

  @Test func withoutATravelThereAreNoPartsOfIt() throws {
    for measure in [
      ExpectedMeasure.extreme(.overshoot, .whole), .settling(within: 0.01),
      .figure(.firstCrossing), .figure(.crossings),
    ] {
      let claim = MotionExpectation.Claim.measure(measure, .compared(.less, ExpectedAmount(5)))
      let result = try result(claim, of: .animation(.bouncy), from: 3, to: 3)
      #expect(!result.holds && result.finding == .absent(.noTravel))
    }
  }

  @Test func aCurveIsNamedWholeOrByItsBeginning() {
    let claim = MotionExpectation.Claim.property(.finishes, isExpected: true)
    let size = MotionExpectation(claim, of: "size", text: "")
    #expect(size.isAbout("size") && size.isAbout("size.width") && !size.isAbout("sizes"))
    #expect(MotionExpectation(claim, text: "").isAbout("anything"))
  }
}
