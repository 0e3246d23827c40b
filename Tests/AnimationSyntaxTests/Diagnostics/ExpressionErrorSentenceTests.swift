import AnimationSyntax
import Testing

@Suite struct ExpressionErrorSentenceTests {
  /// Every kind with its whole sentence.
  static let sentences: [(ExpressionError.Kind, String)] = [
    (.emptyExpression, "there is no expression here"),
    (.emptyFile, "there are no expressions in it"),
    (.emptyLabel, "there is no name before '='"),
    (
      .declaration("quick"),
      "a declaration is not an expression; to name the curve write 'quick=' before it"
    ),
    (
      .tooLong(bytes: 70_000, limit: 65_536),
      "the expression is 70000 bytes long; at most 65536 are allowed"
    ),
    (.tooDeep(limit: 32), "this is nested too deeply; at most 32 levels are allowed"),
    (.tooManyModifiers(limit: 100), "too many modifiers; a chain may have at most 100"),
    (
      .tooManyCurves(limit: 10_000),
      "the arrays make too many curves; at most 10000 are allowed"
    ),
    (
      .controlCharacter("\u{0}"),
      "there is a control character here (U+0000); expressions contain none"
    ),
    (.unclosed("("), "this '(' is never closed"),
    (.unexpectedText("a\nb"), "'a b' was not expected here"),
    (
      .unexpectedText(String(repeating: "x", count: 50)),
      "'\(String(repeating: "x", count: 40))…' was not expected here"
    ),
    (.expected("a comma"), "expected a comma here"),
    (
      .malformedNumber("300ms"), "'300ms' is not a number; write it like 0.5, without a unit"
    ),
    (.numberWithoutZero(suggestion: "0.5"), "a digit is missing; write '0.5'"),
    (.decimalComma(suggestion: "0.5"), "decimals need a point; write '0.5'"),
    (.equalsSignAfterLabel("bounce"), "a label ends with a colon; write 'bounce:'"),
    (.notUnderstood("a closure"), "a closure cannot be part of an expression here"),
    (
      .dependsOnApp(name: "speed", expected: "the number itself"),
      "'speed' is defined by the app, and no app code runs here; write the number itself"
    ),
    (
      .choiceDependsOnApp(condition: "isOpen"),
      "this depends on 'isOpen', and no app code runs here; write one of the two"
    ),
    (
      .unknownFunction("min"), "'min' is not a known function; write its result"
    ),
    (
      .onlyTheAnimation(function: "withAnimation", animation: ".spring"),
      "'withAnimation' is not run; write only the animation: .spring"
    ),
    (
      .onlyTheAnimation(function: "withAnimation", animation: nil),
      "'withAnimation' is not run; write only the animation"
    ),
    (
      .customAnimation,
      "'Animation(…)' wraps a type defined by the app, and no app code runs here; "
        + "write one of SwiftUI's animations"
    ),
    (
      .unknownName("sprnig", expected: "an animation", suggestion: "spring"),
      "'sprnig' is not known; did you mean 'spring'?"
    ),
    (
      .unknownName("foo", expected: "an animation", suggestion: nil),
      "'foo' is not known; expected an animation"
    ),
    (
      .typeName("Spring", example: "Spring.smooth"),
      "'Spring' is a type; write for example 'Spring.smooth'"
    ),
    (.notAFunction("linear"), "'linear' takes no arguments; write it without parentheses"),
    (
      .notCalled("delay", signature: "delay(_ delay: TimeInterval)"),
      "'delay' must be called: delay(_ delay: TimeInterval)"
    ),
    (
      .modifierWithoutAnimation("delay"),
      "'delay' modifies an animation; write one before it, as in '.spring.delay(…)'"
    ),
    (
      .modifierOf("delay", found: "a spring"),
      "'delay' modifies an animation, and this is a spring"
    ),
    (
      .notAModifier("easeIn", owner: "an animation"),
      "'easeIn' starts an animation; it cannot follow another one"
    ),
    (.cssWithoutPrefix("ease-out"), "'ease-out' is CSS; write 'css:' before it"),
    (
      .unknownParameter(
        function: "spring", label: "bounse", suggestion: "bounce", known: ["bounce"]),
      "'spring' has no parameter 'bounse'; did you mean 'bounce'?"
    ),
    (
      .unknownParameter(
        function: "f", label: "x", suggestion: nil, known: ["a", "b", "c"]),
      "'f' has no parameter 'x'; it has 'a', 'b' and 'c'"
    ),
    (
      .unknownParameter(function: "f", label: "x", suggestion: nil, known: ["a"]),
      "'f' has no parameter 'x'; it has 'a'"
    ),
    (
      .unknownParameter(function: "f", label: "x", suggestion: nil, known: []),
      "'f' has no parameter 'x'"
    ),
    (
      .missingArgument(function: "easeIn", parameter: "duration"),
      "'easeIn' needs the argument 'duration'"
    ),
    (
      .missingLabel(function: "spring", label: "duration"),
      "'spring' needs a label before this argument; write 'duration:'"
    ),
    (
      .unexpectedLabel(function: "delay", label: "seconds"),
      "'delay' takes this argument without a label; leave out 'seconds:'"
    ),
    (
      .wrongOrder(label: "duration", before: "bounce"), "'duration' must come before 'bounce'"
    ),
    (.duplicateArgument(label: "bounce"), "'bounce' is given twice"),
    (.tooManyArguments(function: "f", limit: 0), "'f' takes no arguments"),
    (.tooManyArguments(function: "f", limit: 1), "'f' takes only one argument"),
    (.tooManyArguments(function: "f", limit: 2), "'f' takes at most 2 arguments"),
    (
      .mixedForms(function: "spring", label: "response", other: "bounce"),
      "'spring' takes 'response' or 'bounce', not both"
    ),
    (
      .wrongType(parameter: "bounce", expected: "a number", found: "'true'"),
      "'bounce' must be a number, not 'true'"
    ),
    (
      .wrongType(parameter: nil, expected: "a number", found: "a closure"),
      "expected a number, not a closure"
    ),
    (
      .outOfRange(parameter: "mass", value: "0", range: "above 0"),
      "'mass' must be above 0, not 0"
    ),
    (
      .notFinite(parameter: "delay", value: "NaN"), "'delay' must be a finite number, not NaN"
    ),
    (.tooLarge("1e999"), "1e999 is too large"),
    (.divisionByZero, "a whole number cannot be divided by zero"),
    (
      .unsupportedOperator("×", suggestion: "*"),
      "'×' is not an operation on numbers; did you mean '*'?"
    ),
    (
      .unsupportedOperator("<<", suggestion: nil),
      "'<<' is not a known operation on numbers; use + - * / or %"
    ),
    (.remainderOfFractions, "'%' works on whole numbers only"),
    (
      .impossibleSpring(function: "Spring"),
      "'Spring' with these numbers makes a spring that cannot be computed"
    ),
    (
      .springWithoutAnimator,
      "this spring has the duration of its animator; wrap it in "
        + "'UIViewPropertyAnimator(duration: 0.5, timingParameters: …)'"
    ),
    (
      .transitionWithoutSize,
      "this moves a view by its own size; set the size with --view-size, as in '--view-size 50x30'"
    ),
    (
      .velocityAlongTwoAxes(parameter: "initialVelocity"),
      "a curve shows one axis; in 'initialVelocity' write 0 for the other one"
    ),
    (
      .secondVelocity(parameter: "initialVelocity"),
      "'initialVelocity' sets a velocity, and so does --gesture-velocity; leave one of them out"
    ),
    (.emptyArray, "an array makes one curve for each element, and this one is empty"),
    (
      .misplacedArray("an array of arrays is not a sweep"),
      "an array is not allowed here; an array of arrays is not a sweep"
    ),
    (
      .cssProperty("opacity"),
      "leave out 'opacity'; write only the times and the easing, as in 'css:300ms ease-out'"
    ),
    (
      .cssDependsOnPage("var"),
      "'var' depends on the page, which is not read here; write the value itself"
    ),
    (.cssTimeWithoutUnit("300"), "a time needs a unit; write '300s' or '300ms'"),
    (.cssTooManyTimes, "a transition has two times, its duration and its delay"),
    (.cssTooFewStops, "'linear' needs at least two stops"),
    (.cssBadStop(""), "a stop of 'linear' needs a number"),
    (
      .cssBadStop("a"),
      "'a' is not a stop of 'linear'; a stop is a number and at most two percentages"
    ),
    (
      .keyframes(.trackInsideTrack),
      "a track cannot be inside another; put both in a timeline"
    ),
  ]

  @Test(arguments: sentences)
  func everyKindHasItsSentence(kind: ExpressionError.Kind, sentence: String) {
    let error = ExpressionError(kind: kind, range: 0..<0, source: "")
    #expect(error.sentence == sentence)
  }

  /// To be raised with every kind that is added.
  @Test func theTableHasEveryKind() {
    let names = Set(Self.sentences.map { Self.name(of: $0.0) })
    #expect(names.count == 59)
  }

  private static func name(of kind: ExpressionError.Kind) -> Substring {
    String(describing: kind).prefix { $0 != "(" }
  }
}
