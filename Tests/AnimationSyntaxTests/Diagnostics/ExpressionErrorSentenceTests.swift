import AnimationSyntax
import Testing

@testable import SwiftProgram

@Suite struct ExpressionErrorSentenceTests {
  /// Every kind of error, with its whole sentence.
  static let sentences: [(any Problem, String)] = [
    (SyntaxProblem.emptyExpression, "there is no expression here"),
    (SyntaxProblem.emptyFile, "there are no expressions in it"),
    (SyntaxProblem.emptyLabel, "there is no name before '='"),
    (
      SyntaxProblem.declaration("quick"),
      "a declaration is not an expression; to name the curve write 'quick=' before it"
    ),
    (
      SyntaxProblem.tooLong(bytes: 70_000, limit: 65_536),
      "the expression is 70000 bytes long; at most 65536 are allowed"
    ),
    (SyntaxProblem.tooDeep(limit: 32), "this is nested too deeply; at most 32 levels are allowed"),
    (
      SyntaxProblem.tooManyModifiers(limit: 100), "too many modifiers; a chain may have at most 100"
    ),
    (
      SweepProblem.tooManyCurves(limit: 10_000),
      "the arrays make too many curves; at most 10000 are allowed"
    ),
    (
      SyntaxProblem.controlCharacter("\u{0}"),
      "there is a control character here (U+0000); expressions contain none"
    ),
    (SyntaxProblem.unclosed("("), "this '(' is never closed"),
    (SyntaxProblem.unexpectedText("a\nb"), "'a b' was not expected here"),
    (
      SyntaxProblem.unexpectedText(String(repeating: "x", count: 50)),
      "'\(String(repeating: "x", count: 40))…' was not expected here"
    ),
    (SyntaxProblem.expected("a comma"), "expected a comma here"),
    (
      SyntaxProblem.malformedNumber("300ms"),
      "'300ms' is not a number; write it like 0.5, without a unit"
    ),
    (SyntaxProblem.numberWithoutZero(suggestion: "0.5"), "a digit is missing; write '0.5'"),
    (SyntaxProblem.decimalComma(suggestion: "0.5"), "decimals need a point; write '0.5'"),
    (SyntaxProblem.equalsSignAfterLabel("bounce"), "a label ends with a colon; write 'bounce:'"),
    (SyntaxProblem.notUnderstood("a closure"), "a closure cannot be part of an expression here"),
    (
      SyntaxProblem.closure(of: "zoom"),
      "'zoom { … }' is no animation: the system zooms from one screen to another, and how is not known"
    ),
    (
      SyntaxProblem.closure(of: "animate"),
      "'animate { … }' is no animation: what is in it has the animation of the transaction around it; "
        + "write that one"
    ),
    (
      AppProblem.dependsOnApp(name: "speed", expected: "the number itself"),
      "'speed' is defined by the app, and no app code runs here; write the number itself"
    ),
    (
      AppProblem.choiceDependsOnApp(condition: "isOpen"),
      "this depends on 'isOpen', and no app code runs here; write one of the two"
    ),
    (
      AppProblem.unknownFunction("min"), "'min' is not a known function; write its result"
    ),
    (
      AppProblem.onlyTheAnimation(function: "withAnimation", animation: ".spring"),
      "'withAnimation' is not run; write only the animation: .spring"
    ),
    (
      AppProblem.onlyTheAnimation(function: "withAnimation", animation: nil),
      "'withAnimation' is not run; write only the animation"
    ),
    (
      AppProblem.customAnimation,
      "'Animation(…)' wraps a type defined by the app, and no app code runs here; "
        + "write one of SwiftUI's animations"
    ),
    (
      NameProblem.unknownName("sprnig", expected: "an animation", suggestion: "spring"),
      "'sprnig' is not known; did you mean 'spring'?"
    ),
    (
      NameProblem.unknownName("foo", expected: "an animation", suggestion: nil),
      "'foo' is not known; expected an animation"
    ),
    (
      NameProblem.typeName("Spring", example: "Spring.smooth"),
      "'Spring' is a type; write for example 'Spring.smooth'"
    ),
    (
      NameProblem.notAFunction("linear"),
      "'linear' takes no arguments; write it without parentheses"
    ),
    (
      NameProblem.notCalled("delay", signature: "delay(_ delay: TimeInterval)"),
      "'delay' must be called: delay(_ delay: TimeInterval)"
    ),
    (
      NameProblem.modifierWithoutAnimation("delay"),
      "'delay' modifies an animation; write one before it, as in '.spring.delay(…)'"
    ),
    (
      NameProblem.modifierOf("delay", found: "a spring"),
      "'delay' modifies an animation, and this is a spring"
    ),
    (
      NameProblem.notAModifier("easeIn", owner: "an animation"),
      "'easeIn' starts an animation; it cannot follow another one"
    ),
    (CSSProblem.cssWithoutPrefix("ease-out"), "'ease-out' is CSS; write 'css:' before it"),
    (
      ArgumentProblem.unknownParameter(
        function: "spring", label: "bounse", suggestion: "bounce", known: ["bounce"]),
      "'spring' has no parameter 'bounse'; did you mean 'bounce'?"
    ),
    (
      ArgumentProblem.unknownParameter(
        function: "f", label: "x", suggestion: nil, known: ["a", "b", "c"]),
      "'f' has no parameter 'x'; it has 'a', 'b' and 'c'"
    ),
    (
      ArgumentProblem.unknownParameter(function: "f", label: "x", suggestion: nil, known: ["a"]),
      "'f' has no parameter 'x'; it has 'a'"
    ),
    (
      ArgumentProblem.unknownParameter(function: "f", label: "x", suggestion: nil, known: []),
      "'f' has no parameter 'x'"
    ),
    (
      ArgumentProblem.missingValues(
        function: "timingCurve", parameters: ["p1x", "p1y", "p2x", "p2y"], found: 3),
      "'timingCurve' needs four values, p1x, p1y, p2x and p2y; found three"
    ),
    (
      ArgumentProblem.missingValues(function: "max", parameters: ["x", "y"], found: 0),
      "'max' needs two values, x and y; found none"
    ),
    (
      ArgumentProblem.missingArgument(function: "easeIn", parameter: "duration"),
      "'easeIn' needs the argument 'duration'"
    ),
    (
      ArgumentProblem.missingValue(
        function: "delay", expected: "a number of seconds", example: "0.2"),
      "'delay' needs a number of seconds, such as 'delay(0.2)'"
    ),
    (
      SyntaxProblem.severalExpressions(".bouncy", ".smooth"),
      "a comma does not separate expressions; quote each: '.bouncy' '.smooth'"
    ),
    (
      SyntaxProblem.severalExpressions(".bouncy", ""),
      "a comma does not separate expressions; leave it out behind '.bouncy'"
    ),
    (
      ArgumentProblem.missingLabel(function: "spring", label: "duration"),
      "'spring' needs a label before this argument; write 'duration:'"
    ),
    (
      ArgumentProblem.unexpectedLabel(function: "delay", label: "seconds"),
      "'delay' takes this argument without a label; leave out 'seconds:'"
    ),
    (
      ArgumentProblem.wrongOrder(label: "duration", before: "bounce"),
      "'duration' must come before 'bounce'"
    ),
    (ArgumentProblem.duplicateArgument(label: "bounce"), "'bounce' is given twice"),
    (ArgumentProblem.tooManyArguments(function: "f", limit: 0), "'f' takes no arguments"),
    (ArgumentProblem.tooManyArguments(function: "f", limit: 1), "'f' takes only one argument"),
    (ArgumentProblem.tooManyArguments(function: "f", limit: 2), "'f' takes at most 2 arguments"),
    (
      ArgumentProblem.mixedForms(function: "spring", label: "response", other: "bounce"),
      "'spring' takes 'response' or 'bounce', not both"
    ),
    (
      ArgumentProblem.wrongType(parameter: "bounce", expected: "a number", found: "'true'"),
      "'bounce' must be a number, not 'true'"
    ),
    (
      ArgumentProblem.wrongType(parameter: nil, expected: "a number", found: "a closure"),
      "expected a number, not a closure"
    ),
    (
      NumberProblem.outOfRange(parameter: "mass", value: "0", range: "above 0"),
      "'mass' must be above 0, not 0"
    ),
    (
      NumberProblem.notFinite(parameter: "delay", value: "NaN"),
      "'delay' must be a finite number, not NaN"
    ),
    (NumberProblem.tooLarge("1e999"), "1e999 is too large"),
    (NumberProblem.divisionByZero, "a whole number cannot be divided by zero"),
    (
      SyntaxProblem.unsupportedOperator("×", suggestion: "*"),
      "'×' is not an operation on numbers; did you mean '*'?"
    ),
    (
      SyntaxProblem.unsupportedOperator("<<", suggestion: nil),
      "'<<' is not a known operation on numbers; use + - * / or %"
    ),
    (NumberProblem.remainderOfFractions, "'%' works on whole numbers only"),
    (
      NumberProblem.impossibleSpring(function: "Spring"),
      "'Spring' with these numbers makes a spring that cannot be computed"
    ),
    (
      NumberProblem.springWithoutAnimator,
      "this spring has the duration of its animator; wrap it in "
        + "'UIViewPropertyAnimator(duration: 0.5, timingParameters: …)'"
    ),
    (
      NumberProblem.transitionWithoutSize,
      "this moves a view by its own size; set the size with --view-size, as in '--view-size 50x30'"
    ),
    (
      NumberProblem.velocityAlongTwoAxes(parameter: "initialVelocity"),
      "a curve shows one axis; in 'initialVelocity' write 0 for the other one"
    ),
    (
      NumberProblem.secondVelocity(parameter: "initialVelocity"),
      "'initialVelocity' sets a velocity, and so does --gesture-velocity; leave one of them out"
    ),
    (SweepProblem.emptyArray, "an array makes one curve for each element, and this one is empty"),
    (
      SweepProblem.misplacedArray("an array of arrays is not a sweep"),
      "an array is not allowed here; an array of arrays is not a sweep"
    ),
    (
      CSSProblem.cssProperty("opacity"),
      "leave out 'opacity'; write only the times and the easing, as in 'css:300ms ease-out'"
    ),
    (
      CSSProblem.cssDependsOnPage("var"),
      "'var' depends on the page, which is not read here; write the value itself"
    ),
    (CSSProblem.cssTimeWithoutUnit("300"), "a time needs a unit; write '300s' or '300ms'"),
    (CSSProblem.cssTooManyTimes, "a transition has two times, its duration and its delay"),
    (CSSProblem.cssTooFewStops, "'linear' needs at least two stops"),
    (CSSProblem.cssBadStop(""), "a stop of 'linear' needs a number"),
    (
      CSSProblem.cssBadStop("a"),
      "'a' is not a stop of 'linear'; a stop is a number and at most two percentages"
    ),
    (
      KeyframeProblem.trackInsideTrack,
      "a track cannot be inside another; put both in a timeline"
    ),
  ]

  @Test(arguments: sentences)
  func everyKindHasItsSentence(kind: any Problem, sentence: String) {
    let error = ExpressionError(problem: kind, range: 0..<0, source: "")
    #expect(error.sentence == sentence)
  }

  /// The count must be increased with every kind that is added.
  @Test func theTableHasEveryKind() {
    let names = Set(Self.sentences.map { Self.name(of: $0.0) })
    #expect(names.count == 63)
  }

  private static func name(of kind: any Problem) -> Substring {
    String(describing: kind).prefix { $0 != "(" }
  }
}
