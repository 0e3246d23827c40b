import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct ScheduleExpressionTests {
  @Test(arguments: [
    ("animation", RecordingSchedule.animation()),
    (".animation", .animation()),
    ("animation(minimumInterval: 1/30)", .animation(minimumInterval: 1.0 / 30)),
    (
      ".animation(minimumInterval: 0.5, paused: true)",
      .animation(minimumInterval: 0.5, paused: true)
    ),
    ("animation(paused: false)", .animation()),
    ("periodic(from: 0, by: 0.5)", .periodic(from: 0, by: 0.5)),
    (".periodic(from: .now, by: 60)", .periodic(from: 0, by: 60)),
    ("periodic(from: Date.now, by: 2 * 3)", .periodic(from: 0, by: 6)),
    ("periodic(from: Date(), by: 1) // a clock", .periodic(from: 0, by: 1)),
    (" everyMinute ", .everyMinute),
    (".explicit([-1, 0, 0.5, 2])", .explicit([-1, 0, 0.5, 2])),
    ("explicit([])", .explicit([])),
  ])
  func aScheduleIsReadAsSwiftUIWritesIt(text: String, schedule: RecordingSchedule) throws {
    #expect(try ScheduleExpression.parse(text) == schedule)
  }

  @Test(
    arguments: [
      (
        "⟨periodical⟩(from: 0, by: 1)",
        NameProblem.unknownName(
          "periodical", expected: "a schedule such as '.periodic(from: 0, by: 0.5)'",
          suggestion: "periodic")
      ),
      ("⟨periodic⟩", NameProblem.notCalled("periodic", signature: "periodic(from: by:)")),
      (
        "⟨periodic⟩(from: 0)",
        ArgumentProblem.missingArgument(function: "periodic", parameter: "by")
      ),
      ("periodic(⟨0⟩, by: 1)", ArgumentProblem.missingLabel(function: "periodic", label: "from")),
      ("periodic(by: 1, ⟨from⟩: 0)", ArgumentProblem.wrongOrder(label: "from", before: "by")),
      (
        "periodic(from: 0, by: ⟨0⟩)",
        NumberProblem.outOfRange(parameter: "by", value: "0", range: "above 0")
      ),
      ("periodic(from: 0, by: ⟨1/0⟩)", NumberProblem.notFinite(parameter: "by", value: "infinity")),
      (
        "animation(minimumInterval: ⟨-1⟩)",
        NumberProblem.outOfRange(parameter: "minimumInterval", value: "-1", range: "0 or more")
      ),
      (
        "animation(⟨interval⟩: 1)",
        ArgumentProblem.unknownParameter(
          function: "animation", label: "interval", suggestion: nil,
          known: ["minimumInterval", "paused"])
      ),
      (
        "animation(paused: ⟨1⟩)",
        ArgumentProblem.wrongType(parameter: "paused", expected: "true or false", found: "1")
      ),
      ("⟨everyMinute()⟩", NameProblem.notAFunction("everyMinute")),
      (
        "explicit(⟨3⟩)",
        ArgumentProblem.wrongType(
          parameter: "dates", expected: "an array such as '[0, 0.5, 1]'", found: "3")
      ),
      (
        "explicit([0, 0.3, ⟨0.1⟩, 0.5])",
        NumberProblem.outOfRange(
          parameter: "dates", value: "0.1", range: "in increasing order, 0.3 or later here")
      ),
      ("everyMinute.⟨delay⟩(1)", SyntaxProblem.notUnderstood("'.delay'")),
    ] as [(String, any Problem)])
  func errorsCarryTheirPosition(marked: String, kind: any Problem) {
    let marked = MarkedText(marked)
    #expect {
      try ScheduleExpression.parse(marked.text)
    } throws: { error in
      let error = error as? ExpressionError
      return error?.problem == kind && error?.range == marked.range
    }
  }

  @Test(arguments: ["", " ", "3", "explicit(", "animation(minimumInterval: )", "}", "a b"])
  func noTextIsACrash(text: String) {
    #expect(throws: ExpressionError.self) { try ScheduleExpression.parse(text) }
  }
}
