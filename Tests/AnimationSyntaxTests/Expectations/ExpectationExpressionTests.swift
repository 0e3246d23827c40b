import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct ExpectationExpressionTests {
  static func compared(
    _ measure: ExpectedMeasure, _ comparison: ExpectedRelation.Comparison, _ number: Double,
    _ unit: ExpectedAmount.Unit = .none
  ) -> MotionExpectation.Claim {
    .measure(measure, .compared(comparison, ExpectedAmount(number, unit)))
  }

  @Test(arguments: [
    ("overshoot < 5%", compared(.extreme(.overshoot, .whole), .less, 5, .percent)),
    ("overshoot<=12", compared(.extreme(.overshoot, .whole), .lessOrEqual, 12)),
    ("settle(1%) < 600ms", compared(.settling(within: 0.01), .less, 600, .milliseconds)),
    ("settle( 0.25 % )>0.6 s", compared(.settling(within: 0.0025), .greater, 0.6, .seconds)),
    ("peakVelocity < 8", compared(.extreme(.peakVelocity, .whole), .less, 8)),
    ("peakVelocity.time != 0", compared(.extreme(.peakVelocity, .time), .notEqual, 0, .seconds)),
    ("rebound.fraction == 1e-3", compared(.extreme(.rebound, .fraction), .equal, 0.001)),
    ("crossings <= 1", compared(.figure(.crossings), .lessOrEqual, 1)),
    ("value(0.2s) >= -3.5", compared(.value(at: 0.2), .greaterOrEqual, -3.5)),
    ("velocity(200 ms) > 300%", compared(.velocity(at: 0.2), .greater, 300, .percent)),
    ("dampingRatio == 0.7", compared(.figure(.dampingRatio), .equal, 0.7)),
    ("initialVelocity.travelsPerSecond > 2", compared(.figure(.travelsPerSecond), .greater, 2)),
    ("monotone", .property(.monotone, isExpected: true)),
    ("not finishes", .property(.finishes, isExpected: false)),
    ("removal never", .measure(.figure(.removal), .never)),
    ("overshoot none", .measure(.extreme(.overshoot, .whole), .never)),
    (
      "highest in 1...1.5",
      .measure(
        .extreme(.highest, .whole),
        .within(ExpectedAmount(1), ExpectedAmount(1.5), isClosed: true))
    ),
    (
      "firstCrossing in 200..<300ms",
      .measure(
        .figure(.firstCrossing),
        .within(
          ExpectedAmount(200, .milliseconds), ExpectedAmount(300, .milliseconds), isClosed: false))
    ),
    (
      "logical in 0.2s ... 300ms",
      .measure(
        .figure(.logicalCompletion),
        .within(
          ExpectedAmount(200, .milliseconds), ExpectedAmount(300, .milliseconds), isClosed: true))
    ),
  ])
  func aClaimIsRead(text: String, claim: MotionExpectation.Claim) throws {
    #expect(try ExpectationExpression.parse(text) == [MotionExpectation(claim, text: text)])
  }

  @Test(arguments: [
    ("first crossing", ExpectedMeasure.figure(.firstCrossing)),
    ("settled within 2 %", .settling(within: 0.02)),
    ("settled within 0.1 %", .settling(within: 0.001)),
    ("settledWithin0.1Percent", .settling(within: 0.001)),
    ("settling duration", .figure(.settlingDuration)),
    ("logical completion", .figure(.logicalCompletion)),
    ("removed", .figure(.removal)),
    ("removal at 60 Hz", .figure(.removalAt60Hertz)),
    ("track duration", .figure(.duration)),
    ("timeline duration", .figure(.timelineDuration)),
    ("response", .figure(.response)),
  ])
  func timesHaveTheNamesThatAreInspected(name: String, measure: ExpectedMeasure) throws {
    let claim = Self.compared(measure, .less, 1, .seconds)
    #expect(try ExpectationExpression.parse("\(name) < 1s").map(\.claim) == [claim])
  }

  @Test(arguments: [
    ("damping ratio", ExpectedMeasure.figure(.dampingRatio)), ("Q", .figure(.qualityFactor)),
    ("natural frequency", .figure(.naturalFrequency)), ("bounce", .figure(.bounce)),
    ("damped frequency", .figure(.dampedFrequency)), ("mass", .figure(.mass)),
    ("stiffness", .figure(.stiffness)), ("damping", .figure(.damping)),
    ("crossings", .figure(.crossings)),
    ("peak velocity", .extreme(.peakVelocity, .whole)),
    ("peak acceleration", .extreme(.peakAcceleration, .whole)),
    ("Largest Value", .extreme(.highest, .whole)),
    ("smallest value", .extreme(.lowest, .whole)),
    ("initial velocity", .figure(.initialVelocity)), ("undershoot", .extreme(.undershoot, .whole)),
    ("start", .figure(.start)), ("target", .figure(.target)),
  ])
  func otherFiguresHaveTheNamesThatAreInspected(
    name: String, measure: ExpectedMeasure
  ) throws {
    let claim = Self.compared(measure, .less, 1)
    #expect(try ExpectationExpression.parse("\(name) < 1").map(\.claim) == [claim])
  }

  @Test(arguments: [
    ("scale: overshoot < 5%", "scale", "overshoot < 5%"),
    ("scale.overshoot < 5%", "scale", "overshoot < 5%"),
    ("size.width.peakVelocity.time < 1s", "size.width", "peakVelocity.time < 1s"),
    ("card.settledWithin0.1Percent < 1s", "card", "settledWithin0.1Percent < 1s"),
    (".bouncy: monotone", ".bouncy", "monotone"),
    (".bouncy.monotone", ".bouncy", "monotone"),
    (
      ".spring(duration: 0.5, bounce: 0.3): crossings == 1",
      ".spring(duration: 0.5, bounce: 0.3)", "crossings == 1"
    ),
    ("'a, b: c': finishes", "a, b: c", "finishes"),
    ("\"<x>\".finishes", "<x>", "finishes"),
    ("scale: not monotone", "scale", "not monotone"),
    ("scale.not monotone", "scale", "not monotone"),
  ])
  func aCurveIsNamedBeforeTheClaim(text: String, curve: String, claim: String) throws {
    let read = try ExpectationExpression.parse(text)
    #expect(read.map(\.curve) == [curve])
    #expect(read.map(\.text) == [claim])
    #expect(read.map(\.claim) == (try ExpectationExpression.parse(claim)).map(\.claim))
  }

  @Test func aListHasCommasAndMayHaveLines() throws {
    let text = "overshoot < 5%, settle(1%) < 600ms,\n  monotone"
    let list = try ExpectationExpression.parse(text)
    #expect(list.map(\.text) == ["overshoot < 5%", "settle(1%) < 600ms", "monotone"])
  }

  @Test(arguments: [
    ("⟨overshot⟩ < 5%", ExpectationProblem.unknownMeasure("overshot", suggestion: "overshoot")),
    ("⟨setle⟩(1%) < 5s", .unknownMeasure("setle", suggestion: "settle(1%)")),
    ("scale.⟨monotne⟩", .unknownMeasure("monotne", suggestion: "monotone")),
    ("⟨wibble⟩ < 3", .unknownMeasure("wibble", suggestion: nil)),
    (
      "initialVelocity.⟨waysPerSecond⟩ > 2",
      .formerName("waysPerSecond", isNow: "travelsPerSecond")
    ),
    (
      "scale: initialVelocity.⟨waysPerSecond⟩ > 2",
      .formerName("waysPerSecond", isNow: "travelsPerSecond")
    ),
    (
      "overshoot.⟨speed⟩ < 3",
      .unknownPart("speed", of: "overshoot", known: ["time", "value", "fraction"])
    ),
    (
      "a.overshoot.⟨speed⟩ < 3",
      .unknownPart("speed", of: "overshoot", known: ["time", "value", "fraction"])
    ),
    ("⟨overshoot⟩", .notCompared("overshoot", example: "overshoot < 5%")),
    ("monotone ⟨< 3⟩", .propertyCompared("monotone")),
    ("⟨not overshoot⟩ < 3", .negatedMeasure("overshoot")),
    ("⟨settle⟩ < 1s", .missingArgument("settle", example: "settle(1%)")),
    ("⟨value()⟩ < 1", .missingArgument("value", example: "value(0.2s)")),
    ("overshoot⟨(1%)⟩ < 1", .unexpectedArgument("overshoot")),
    (
      "settle(⟨1⟩) < 1s",
      .badArgument("1", function: "settle", expected: "a percentage above 0, such as 1%")
    ),
    (
      "settle(⟨0%⟩) < 1s",
      .badArgument("0%", function: "settle", expected: "a percentage above 0, such as 1%")
    ),
    (
      "value(⟨-1s⟩) < 1",
      .badArgument("-1s", function: "value", expected: "a time, such as 0.2s or 200ms")
    ),
    ("overshoot < ⟨five⟩", .malformedAmount("five")),
    ("overshoot < ⟨inf⟩", .malformedAmount("inf")),
    ("overshoot < ⟨0x10⟩", .malformedAmount("0x10")),
    ("overshoot ⟨=⟩ 5%", .singleEqualsSign),
    ("overshoot < 1% ⟨< 2%⟩", .secondComparison),
    ("⟨0.1⟩ < overshoot < 0.2", .numberFirst),
    ("removal in ⟨3s⟩", .notARange),
    ("highest in ⟨5%...3⟩", .notARange),
    ("removal in ⟨3s...2s⟩", .reversedRange),
    ("⟨:⟩ overshoot < 1", .emptyCurve),
    ("monotone,⟨⟩", .nothingExpected),
  ])
  func whatIsWrongIsToldWithItsPlace(marked: String, problem: ExpectationProblem) {
    let marked = MarkedText(marked)
    #expect {
      try ExpectationExpression.parse(marked.text)
    } throws: { error in
      let error = error as? ExpressionError
      return error?.problem == problem && error?.range == marked.range
    }
  }

  @Test(arguments: [
    ("settle(1%) < 5", "is a time; write it with its unit, such as 600ms or 0.6s"),
    ("settle(1%) < 5%", "'5%' does not fit 'settle(1%)', which is a time"),
    ("overshoot < 5ms", "is a distance"), ("bounce == 30%", "is a number without a unit"),
    ("peakVelocity < 1s", "is a velocity"), ("highest < 1s", "is a value"),
    ("wibble < 1", "unknown measure 'wibble'; the measures are settle(1%)"),
    ("overshoot <", "there is no amount here"),
    ("settle(1% < 5", "this '(' is never closed"),
  ])
  func aWrongUnitIsExplained(text: String, words: String) {
    #expect {
      try ExpectationExpression.parse(text)
    } throws: { error in
      (error as? ExpressionError)?.sentence.contains(words) ?? false
    }
  }

  @Test(arguments: [
    ("overshoot.fraction < ⟨5⟩", "(500%); did you mean 5%?"),
    ("rebound.fraction in 0.1...⟨2.5⟩", "(250%); did you mean 2.5%?"),
  ])
  func aShareAboveOneIsAPercentage(marked: String, words: String) {
    let marked = MarkedText(marked)
    #expect {
      try ExpectationExpression.parse(marked.text)
    } throws: { error in
      let error = error as? ExpressionError
      return error?.sentence.contains(words) == true && error?.range == marked.range
    }
  }

  @Test(arguments: [
    ("overshoot < 5", 1.0), ("undershoot<=12.5", 10.0), ("rebound in 0...3", 2.0),
    ("overshoot in 0.5..<7", 1.0),
  ])
  func aDistanceBeyondTheTravelIsAPercentage(text: String, travel: Double) throws {
    let expectation = try #require(try ExpectationExpression.parse(text).first)
    let error = try #require(throws: ExpressionError.self) {
      try ExpectationExpression.checkShares(of: expectation, travel: travel)
    }
    let found = String(decoding: Array(text.utf8)[error.range], as: UTF8.self)
    #expect(error.sentence.hasSuffix("did you mean \(found)%?"), "\(error.sentence)")
    #expect(Double(found) != nil)
  }

  @Test(arguments: [
    ("overshoot < 5", 100.0), ("overshoot < 5%", 1.0), ("overshoot < 0.05", 1.0),
    ("overshoot < 1", 1.0), ("overshoot.time < 5s", 1.0), ("peakVelocity < 8", 1.0),
    ("overshoot never", 1.0), ("highest < 5", 1.0), ("overshoot < 5", 0.0),
    ("overshoot < 5", -20.0),
  ])
  func otherAmountsAreWhatTheyAre(text: String, travel: Double) throws {
    let expectation = try #require(try ExpectationExpression.parse(text).first)
    #expect(throws: Never.self) {
      try ExpectationExpression.checkShares(of: expectation, travel: travel)
    }
  }

  @Test(arguments: [
    "", " ", ",", "<", ":", ".", "()", "not", "in", "never", "a.b.", "%", "s", "'", "value(",
    "value)", "overshoot <> 3", "\u{0}", "é < 3", "overshoot < 5%%", "in in in",
    "settle((1%)) < 1s",
    "overshoot in ...", "overshoot never ever", "[", "𝟙 < 𝟚",
  ])
  func noTextIsACrash(text: String) {
    #expect(throws: ExpressionError.self) { try ExpectationExpression.parse(text) }
  }
}
