import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct SweepExpansionTests {
  @Test func anArrayMakesACurveForEachElement() throws {
    let curves = try Expression.parse(".spring(bounce: [0, 0.15, 0.3])")
    #expect(
      curves.map(\.name) == [
        ".spring(bounce: 0)", ".spring(bounce: 0.15)", ".spring(bounce: 0.3)",
      ])
    #expect(
      curves.map(\.subject) == [0, 0.15, 0.3].map { .animation(.spring(bounce: $0)) })
    #expect(Set(curves.map(\.text)) == [".spring(bounce: [0, 0.15, 0.3])"])
    #expect(curves.map { $0.sweep.map(\.index) } == [[0], [1], [2]])
    #expect(curves[0].sweep[0].parameter == "bounce")
    #expect(curves[2].sweep[0].values == [0, 0.15, 0.3])
    #expect(curves[2].sweep[0].texts == ["0", "0.15", "0.3"])
  }

  @Test func twoArraysMakeAGridWithTheLastRunningFastest() throws {
    let curves = try Expression.parse(".spring(duration: [1, 2], bounce: [0, 0.5]).delay(3)")
    #expect(
      curves.map(\.name) == [
        ".spring(duration: 1, bounce: 0).delay(3)", ".spring(duration: 1, bounce: 0.5).delay(3)",
        ".spring(duration: 2, bounce: 0).delay(3)", ".spring(duration: 2, bounce: 0.5).delay(3)",
      ])
    #expect(curves.map { $0.sweep.map(\.index) } == [[0, 0], [0, 1], [1, 0], [1, 1]])
    #expect(curves[3].subject == .animation(.spring(duration: 2, bounce: 0.5).delay(3)))
  }

  @Test func elementsMayBeArithmetic() throws {
    let curves = try Expression.parse(".linear(duration: [1/4, .pi, -1 + 2])")
    #expect(
      curves.map(\.name)
        == [".linear(duration: 1/4)", ".linear(duration: .pi)", ".linear(duration: -1 + 2)"])
    #expect(curves[0].sweep[0].values == [0.25, .pi, 1])
  }

  @Test func flagsAndWholeNumbersMayBeSwept() throws {
    let curves = try Expression.parse(".linear.repeatCount([1, 7/2], autoreverses: [true, false])")
    #expect(curves.count == 4)
    #expect(
      curves[3].subject == .animation(.linear.repeatCount(3, autoreverses: false)))
    #expect(curves[0].sweep.map(\.values) == [[1, 3], [1, 0]])
    #expect(curves[0].sweep.map(\.parameter) == ["repeatCount", "autoreverses"])
  }

  @Test func arraysMayStandDeepInside() throws {
    let curves = try Expression.parse(
      ".timingCurve(.bezier(startControlPoint: UnitPoint(x: [0.1, 0.2], y: 0), "
        + "endControlPoint: .init(x: 1, y: 1)), duration: 1)")
    #expect(curves.count == 2)
    #expect(curves[1].subject == .animation(.timingCurve(0.2, 0, 1, 1, duration: 1)))
  }

  @Test func equalArraysAreArraysOfTheirOwn() throws {
    #expect(try Expression.parse(".spring(duration: [1, 2], bounce: [1, 2])").count == 4)
  }

  @Test func aLabelTellsTheElements() throws {
    let curves = try Expression.parse("quick=.spring(duration: [1, 2], bounce: [0.5])")
    #expect(
      curves.map(\.name) == [
        "quick (duration: 1, bounce: 0.5)", "quick (duration: 2, bounce: 0.5)",
      ])
    #expect(curves.map(\.isLabelled) == [true, true])
  }

  @Test func namesStayOnOneLine() throws {
    let curves = try Expression.parse(".spring(\n  bounce: [\n    0, // none\n    0.5\n  ]\n)")
    #expect(curves.map(\.name) == [".spring(bounce: 0)", ".spring(bounce: 0.5)"])
  }

  @Test func tooManyCurvesAreRefused() {
    let hundred = "[\(Array(repeating: "1", count: 100).joined(separator: ", "))]"
    let more = "[\(Array(repeating: "1", count: 101).joined(separator: ", "))]"
    let found = error(in: ".spring(duration: \(hundred), blendDuration: \(more))")
    #expect(found?.problem == SweepProblem.tooManyCurves(limit: 10_000))
    #expect(error(in: ".spring(duration: \(more), bounce: \(more), blendDuration: \(more))") != nil)
  }

  @Test func everyElementIsChecked() {
    let text = MarkedText(".spring(duration: [1, 2, ⟨-3⟩], bounce: [0, 1])")
    #expect(error(in: text.text)?.range == text.range)
  }
}
