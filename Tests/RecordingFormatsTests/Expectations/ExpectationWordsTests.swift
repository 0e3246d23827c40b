import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct ExpectationWordsTests {
  private func line(
    _ claim: MotionExpectation.Claim, _ text: String, _ finding: ExpectationResult.Finding,
    holds: Bool = false
  ) -> String {
    ExpectationWords(
      ExpectationResult(
        MotionExpectation(claim, text: text), of: "card", holds: holds, finding: finding)
    ).line
  }

  private let limit = MotionExpectation.Claim.measure(
    .settling(within: 0.01), .compared(.less, ExpectedAmount(600, .milliseconds)))

  @Test func theMeasuredFigureHasTheUnitThatWasAskedFor() {
    #expect(
      line(limit, "settle(1%) < 600ms", .figure(ExpectedAmount(612.5, .milliseconds), at: nil))
        == "card: settle(1%) < 600ms does not hold: it is 612.5 ms")
    #expect(
      line(limit, "x", .figure(ExpectedAmount(4.1912345, .percent), at: 0.351614), holds: true)
        == "card: x holds: it is 4.1912 %, at 0.35161 s")
  }

  @Test func aFigureHasTheDigitsThatTellItFromTheLimit() {
    #expect(
      line(limit, "x", .figure(ExpectedAmount(600.000_01, .milliseconds), at: nil))
        .hasSuffix("it is 600.00001 ms"))
    #expect(
      line(limit, "x", .figure(ExpectedAmount(600.nextUp, .milliseconds), at: nil))
        .hasSuffix("it is 600.0000000000001 ms"))
  }

  @Test func whatThereIsNotIsToldInWords() {
    let absences: [ExpectationResult.Absence] = [
      .noTravel, .neverReaches, .neverStays, .noOvershoot, .noUndershoot, .noRebound, .noMotion,
      .noSpring, .noSwing, .noInitialVelocity, .isFunction, .isKeyframes, .noKeyframes, .endless,
      .noAnimation, .notFollowed(until: 2),
    ]
    let lines = absences.map { line(limit, "x", .absent($0)) }
    #expect(Set(lines).count == absences.count)
    #expect(lines.allSatisfy { !$0.hasSuffix(".") && !$0.hasSuffix(": ") })
    #expect(lines[1] == "card: x does not hold: it never reaches its target")
  }

  @Test func propertiesAreToldEitherWay() {
    for property in MotionProperty.allCases where property != .monotone {
      let claim = MotionExpectation.Claim.property(property, isExpected: true)
      let words = [true, false].map { line(claim, "x", .property(property, holds: $0)) }
      #expect(words[0] != words[1])
    }
    #expect(
      line(.property(.monotone, isExpected: true), "monotone", .turnsBack(at: 0.35, by: 0.04))
        == "card: monotone does not hold: it turns back at 0.35 s, by 0.04")
  }
}
