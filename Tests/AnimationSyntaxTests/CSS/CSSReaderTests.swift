import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct CSSReaderTests {
  static let easings: [(String, EasingFunction)] = [
    ("linear", .linear),
    ("ease", .ease),
    ("ease-in", .easeIn),
    ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
    ("step-start", .stepStart),
    ("step-end", .stepEnd),
    ("EASE-Out", .easeOut),
    ("cubic-bezier(0.2, 0, 0, 1)", .cubicBezier(0.2, 0, 0, 1)),
    ("cubic-bezier(.2,-.5,+1,1e1)", .cubicBezier(0.2, -0.5, 1, 10)),
    ("Cubic-Bezier( 0.2 , 0 ,\n0, 1 )", .cubicBezier(0.2, 0, 0, 1)),
    ("steps(4)", .steps(4, .jumpEnd)),
    ("steps(4, jump-end)", .steps(4, .jumpEnd)),
    ("steps(4, end)", .steps(4, .jumpEnd)),
    ("steps(4, start)", .steps(4, .jumpStart)),
    ("steps(4, jump-start)", .steps(4, .jumpStart)),
    ("steps(4, JUMP-NONE)", .steps(4, .jumpNone)),
    ("steps(1, jump-both)", .steps(1, .jumpBoth)),
    ("linear(0, 1)", .linear),
    (
      "linear(0, 0.25 75%, 1)", .linear([LinearStop(0), LinearStop(0.25, at: 0.75), LinearStop(1)])
    ),
    (
      "linear(0, 25% 75% 0.5, 1)",
      .linear([LinearStop(0), LinearStop(0.5, at: 0.25, to: 0.75), LinearStop(1)])
    ),
    (
      "linear(0, 0.5 25% 75%, 1)",
      .linear([LinearStop(0), LinearStop(0.5, at: 0.25, to: 0.75), LinearStop(1)])
    ),
    (
      "linear(-0.5 -10%, 1.5 110%)",
      .linear([LinearStop(-0.5, at: -0.1), LinearStop(1.5, at: 1.1)])
    ),
    ("ease /* slow */ ;", .ease),
    ("  ease  ", .ease),
  ]

  @Test(arguments: easings)
  func easingsAloneAreFunctions(text: String, function: EasingFunction) {
    #expect(subject(of: "css:" + text) == .easing(function))
    #expect(subject(of: "CSS:" + text) == .easing(function))
  }

  private static func transition(_ function: EasingFunction, _ duration: Double) -> Animation {
    Animation(EasingAnimation(function: function, duration: duration))
  }

  static let transitions: [(String, Animation)] = [
    ("300ms ease-out 50ms", transition(.easeOut, 0.3).delay(0.05)),
    ("ease-out 300ms 50ms", transition(.easeOut, 0.3).delay(0.05)),
    ("300ms 50ms ease-out", transition(.easeOut, 0.3).delay(0.05)),
    (".3s ease-out", transition(.easeOut, 0.3)),
    ("0.3S", transition(.ease, 0.3)),
    ("0s ease", transition(.ease, 0)),
    ("1e3ms linear", transition(.linear, 1)),
    ("1s -250ms ease", transition(.ease, 1).delay(-0.25)),
    ("1s 0s ease", transition(.ease, 1)),
    ("1s cubic-bezier(0.2, 0, 0, 1);", transition(.cubicBezier(0.2, 0, 0, 1), 1)),
  ]

  @Test(arguments: transitions)
  func withTimesTheyAreTransitions(text: String, animation: Animation) {
    #expect(subject(of: "css:" + text) == .animation(animation))
  }

  static let faults: [(String, any Problem)] = [
    (
      "css:⟨⟩",
      SyntaxProblem.expected("an easing such as 'ease-out' or 'cubic-bezier(0.2, 0, 0, 1)'")
    ),
    ("css:⟨opacity⟩ 300ms ease", CSSProblem.cssProperty("opacity")),
    ("css:⟨transition:⟩ opacity 300ms ease", CSSProblem.cssProperty("transition:")),
    ("css:⟨transition :⟩ 1s", CSSProblem.cssProperty("transition:")),
    ("css:⟨300⟩ ease", CSSProblem.cssTimeWithoutUnit("300")),
    (
      "css:⟨300px⟩ ease",
      ArgumentProblem.wrongType(
        parameter: nil, expected: "a time such as '300ms' or '0.3s'", found: "'300px'")
    ),
    (
      "css:⟨-1s⟩ ease",
      NumberProblem.outOfRange(parameter: "duration", value: "-1s", range: "0 or more")
    ),
    ("css:1s 2s ⟨3s⟩", CSSProblem.cssTooManyTimes),
    ("css:⟨1e999s⟩", NumberProblem.tooLarge("1e999s")),
    ("css:ease ⟨linear⟩", SyntaxProblem.unexpectedText("linear")),
    ("css:ease ⟨steps(⟩4)", SyntaxProblem.unexpectedText("steps(")),
    ("css:1s ease⟨,⟩ 2s ease", SyntaxProblem.unexpectedText(",")),
    ("css:ease⟨;⟩ 1s", SyntaxProblem.unexpectedText(";")),
    (
      "css:⟨ease-inn⟩",
      NameProblem.unknownName(
        "ease-inn", expected: "an easing such as 'ease-out' or 'cubic-bezier(0.2, 0, 0, 1)'",
        suggestion: "ease-in")
    ),
    (
      "css:⟨cubic-beizer⟩(0, 0, 1, 1)",
      NameProblem.unknownName(
        "cubic-beizer", expected: "an easing such as 'ease-out' or 'cubic-bezier(0.2, 0, 0, 1)'",
        suggestion: "cubic-bezier")
    ),
    ("css:⟨ease⟩(1)", NameProblem.notAFunction("ease")),
    ("css:⟨steps⟩", NameProblem.notCalled("steps", signature: "steps(count, position = jump-end)")),
    ("css:⟨inherit⟩", CSSProblem.cssDependsOnPage("inherit")),
    ("css:⟨var⟩(--ease)", CSSProblem.cssDependsOnPage("var")),
    ("css:cubic-bezier(⟨attr⟩(x), 0, 1, 1)", CSSProblem.cssDependsOnPage("attr")),
    (
      "css:⟨cubic-bezier⟩(0, 0, 1)",
      ArgumentProblem.missingValues(
        function: "cubic-bezier", parameters: ["x1", "y1", "x2", "y2"], found: 3)
    ),
    (
      "css:cubic-bezier(0, 0, 1, 1, ⟨1⟩)",
      ArgumentProblem.tooManyArguments(function: "cubic-bezier", limit: 4)
    ),
    (
      "css:cubic-bezier(⟨1.1⟩, 0, 1, 1)",
      NumberProblem.outOfRange(parameter: "x1", value: "1.1", range: "from 0 to 1")
    ),
    (
      "css:cubic-bezier(0, 0, ⟨-0.1⟩, 1)",
      NumberProblem.outOfRange(parameter: "x2", value: "-0.1", range: "from 0 to 1")
    ),
    (
      "css:cubic-bezier(0, ⟨1e999⟩, 1, 1)",
      NumberProblem.notFinite(parameter: "y1", value: "infinity")
    ),
    ("css:cubic-bezier(0, ⟨1e101⟩, 1, 1)", NumberProblem.tooLarge("1e+101")),
    (
      "css:cubic-bezier(0, ⟨10%⟩, 1, 1)",
      ArgumentProblem.wrongType(parameter: "y1", expected: "a number", found: "'10%'")
    ),
    ("css:cubic-bezier(0 ⟨0⟩, 1, 1)", SyntaxProblem.unexpectedText("0")),
    ("css:cubic-bezier(0, ⟨,⟩ 1, 1)", SyntaxProblem.expected("a value")),
    ("css:⟨steps⟩()", ArgumentProblem.missingArgument(function: "steps", parameter: "count")),
    (
      "css:steps(⟨0⟩)",
      NumberProblem.outOfRange(parameter: "count", value: "0", range: "from 1 to 10000")
    ),
    (
      "css:steps(⟨10001⟩)",
      NumberProblem.outOfRange(parameter: "count", value: "10001", range: "from 1 to 10000")
    ),
    (
      "css:steps(⟨2.5⟩)",
      ArgumentProblem.wrongType(parameter: "count", expected: "a whole number", found: "'2.5'")
    ),
    (
      "css:⟨steps(⟩1, jump-none)",
      NumberProblem.outOfRange(parameter: "count", value: "1", range: "2 or more with jump-none")
    ),
    (
      "css:steps(4, ⟨jump-ned⟩)",
      NameProblem.unknownName(
        "jump-ned", expected: "a step position such as 'jump-end'", suggestion: "jump-end")
    ),
    (
      "css:steps(4, ⟨5⟩)",
      ArgumentProblem.wrongType(
        parameter: "position", expected: "a step position such as 'jump-end'", found: "'5'")
    ),
    ("css:⟨linear⟩()", CSSProblem.cssTooFewStops),
    ("css:⟨linear⟩(0.5)", CSSProblem.cssTooFewStops),
    ("css:linear(0, ⟨50%⟩, 1)", CSSProblem.cssBadStop("50%")),
    ("css:linear(0, ⟨1 2⟩, 1)", CSSProblem.cssBadStop("1 2")),
    ("css:linear(0, ⟨10% 1 20%⟩, 1)", CSSProblem.cssBadStop("10% 1 20%")),
    ("css:linear(0, ⟨1 10% 20% 30%⟩, 1)", CSSProblem.cssBadStop("1 10% 20% 30%")),
    ("css:linear(0, 1 ⟨10px⟩)", CSSProblem.cssBadStop("1 10px")),
    ("css:ease⟨)⟩", SyntaxProblem.unexpectedText(")")),
    ("css:⟨*⟩", SyntaxProblem.unexpectedText("*")),
    ("css:1s ⟨!⟩important", SyntaxProblem.unexpectedText("!")),
  ]

  @Test(arguments: faults)
  func whatIsNotUnderstoodIsShown(marked: String, kind: any Problem) {
    let text = MarkedText(marked)
    let found = error(in: text.text)
    #expect(found?.problem == kind)
    #expect(found?.range == text.range)
  }
}
