extension ExpressionError {
  /// What is wrong, in one line: what was found, what was expected, and the nearest valid spelling.
  public var sentence: String {
    switch kind {
    case .emptyExpression: "there is no expression here"
    case .emptyFile: "there are no expressions in it"
    case .emptyLabel: "there is no name before '='"
    case .declaration(let name):
      "a declaration is not an expression; to name the curve write '\(name)=' before it"
    case .tooLong(let bytes, let limit):
      "the expression is \(bytes) bytes long; at most \(limit) are allowed"
    case .tooDeep(let limit): "this is nested too deeply; at most \(limit) levels are allowed"
    case .tooManyModifiers(let limit): "too many modifiers; a chain may have at most \(limit)"
    case .tooManyCurves(let limit): "the arrays make too many curves; at most \(limit) are allowed"
    case .controlCharacter(let scalar):
      "there is a control character here (\(SentenceParts.number(of: scalar))); "
        + "expressions contain none"
    case .unclosed, .unexpectedText, .expected, .malformedNumber, .numberWithoutZero,
      .decimalComma, .equalsSignAfterLabel, .notUnderstood:
      grammarSentence
    case .dependsOnApp, .choiceDependsOnApp, .unknownFunction, .onlyTheAnimation,
      .customAnimation:
      appSentence
    case .unknownName, .typeName, .notAFunction, .notCalled, .modifierWithoutAnimation,
      .modifierOf, .notAModifier, .cssWithoutPrefix:
      nameSentence
    case .unknownParameter, .missingArgument, .missingLabel, .unexpectedLabel, .wrongOrder,
      .duplicateArgument, .tooManyArguments, .mixedForms, .wrongType:
      argumentSentence
    case .outOfRange, .notFinite, .tooLarge, .divisionByZero, .unsupportedOperator,
      .remainderOfFractions, .impossibleSpring, .springWithoutAnimator, .transitionWithoutSize,
      .velocityAlongTwoAxes,
      .secondVelocity, .emptyArray, .misplacedArray:
      numberSentence
    case .cssProperty, .cssDependsOnPage, .cssTimeWithoutUnit, .cssTooManyTimes,
      .cssTooFewStops, .cssBadStop:
      cssSentence
    case .keyframes(let problem): problem.sentence
    case .dialect(let problem): problem.sentence
    case .scenario(let problem): problem.sentence
    case .expectation(let problem): problem.sentence
    }
  }

  private var grammarSentence: String {
    switch kind {
    case .unclosed(let bracket): "this '\(bracket)' is never closed"
    case .unexpectedText(let text): "'\(Self.short(text))' was not expected here"
    case .expected(let what): "expected \(what) here"
    case .malformedNumber(let text):
      "'\(Self.short(text))' is not a number; write it like 0.5, without a unit"
    case .numberWithoutZero(let suggestion): "a digit is missing; write '\(suggestion)'"
    case .decimalComma(let suggestion): "decimals need a point; write '\(suggestion)'"
    case .equalsSignAfterLabel(let label): "a label ends with a colon; write '\(label):'"
    case .notUnderstood(let what): "\(Self.short(what)) cannot be part of an expression here"
    default: ""
    }
  }

  private var appSentence: String {
    switch kind {
    case .dependsOnApp(let name, let expected):
      "'\(Self.short(name))' is defined by the app, and no app code runs here; write \(expected)"
    case .choiceDependsOnApp(let condition):
      "this depends on '\(Self.short(condition))', and no app code runs here; write one of the two"
    case .unknownFunction(let name):
      "'\(Self.short(name))' is not a known function; write its result"
    case .onlyTheAnimation(let function, let animation?):
      "'\(function)' is not run; write only the animation: \(Self.short(animation))"
    case .onlyTheAnimation(let function, nil):
      "'\(function)' is not run; write only the animation"
    case .customAnimation:
      "'Animation(…)' wraps a type defined by the app, and no app code runs here; write one of SwiftUI's "
        + "animations"
    default: ""
    }
  }

  private var nameSentence: String {
    switch kind {
    case .unknownName(let name, _, let suggestion?):
      "'\(Self.short(name))' is not known; did you mean '\(suggestion)'?"
    case .unknownName(let name, let expected, nil):
      "'\(Self.short(name))' is not known; expected \(expected)"
    case .typeName(let name, let example): "'\(name)' is a type; write for example '\(example)'"
    case .notAFunction(let name): "'\(name)' takes no arguments; write it without parentheses"
    case .notCalled(let name, let signature): "'\(name)' must be called: \(signature)"
    case .modifierWithoutAnimation(let name):
      "'\(name)' modifies an animation; write one before it, as in '.spring.\(name)(…)'"
    case .modifierOf(let name, let found):
      "'\(name)' modifies an animation, and this is \(found)"
    case .notAModifier(let name, let owner):
      "'\(name)' starts \(owner); it cannot follow another one"
    case .cssWithoutPrefix(let text):
      "'\(Self.short(text))' is CSS; write 'css:' before it"
    default: ""
    }
  }

  private var argumentSentence: String {
    switch kind {
    case .unknownParameter(let function, let label, let suggestion?, _):
      "'\(function)' has no parameter '\(Self.short(label))'; did you mean '\(suggestion)'?"
    case .unknownParameter(let function, let label, nil, let known) where !known.isEmpty:
      "'\(function)' has no parameter '\(Self.short(label))'; it has \(Self.list(known))"
    case .unknownParameter(let function, let label, nil, _):
      "'\(function)' has no parameter '\(Self.short(label))'"
    case .missingArgument(let function, let parameter):
      "'\(function)' needs the argument '\(parameter)'"
    case .missingLabel(let function, let label):
      "'\(function)' needs a label before this argument; write '\(label):'"
    case .unexpectedLabel(let function, let label):
      "'\(function)' takes this argument without a label; leave out '\(Self.short(label)):'"
    case .wrongOrder(let label, let before): "'\(label)' must come before '\(before)'"
    case .duplicateArgument(let label): "'\(label)' is given twice"
    case .tooManyArguments(let function, 0): "'\(function)' takes no arguments"
    case .tooManyArguments(let function, 1): "'\(function)' takes only one argument"
    case .tooManyArguments(let function, let limit):
      "'\(function)' takes at most \(limit) arguments"
    case .mixedForms(let function, let label, let other):
      "'\(function)' takes '\(label)' or '\(other)', not both"
    case .wrongType(let parameter?, let expected, let found):
      "'\(parameter)' must be \(expected), not \(found)"
    case .wrongType(nil, let expected, let found): "expected \(expected), not \(found)"
    default: ""
    }
  }

  private var numberSentence: String {
    switch kind {
    case .outOfRange(let parameter, let value, let range):
      "'\(parameter)' must be \(range), not \(value)"
    case .notFinite(let parameter, let value):
      "'\(parameter)' must be a finite number, not \(value)"
    case .tooLarge(let value): "\(Self.short(value)) is too large"
    case .divisionByZero: "a whole number cannot be divided by zero"
    case .unsupportedOperator(let name, let suggestion?):
      "'\(name)' is not an operation on numbers; did you mean '\(suggestion)'?"
    case .unsupportedOperator(let name, nil):
      "'\(name)' is not a known operation on numbers; use + - * / or %"
    case .remainderOfFractions: "'%' works on whole numbers only"
    case .impossibleSpring(let function):
      "'\(function)' with these numbers makes a spring that cannot be computed"
    case .springWithoutAnimator:
      "this spring has the duration of its animator; wrap it in "
        + "'UIViewPropertyAnimator(duration: 0.5, timingParameters: …)'"
    case .transitionWithoutSize:
      "this moves a view by its own size; set the size with --view-size, as in '--view-size 50x30'"
    case .velocityAlongTwoAxes(let parameter):
      "a curve shows one axis; in '\(parameter)' write 0 for the other one"
    case .secondVelocity(let parameter):
      "'\(parameter)' sets a velocity, and so does --gesture-velocity; leave one of them out"
    case .emptyArray: "an array makes one curve for each element, and this one is empty"
    case .misplacedArray(let reason): "an array is not allowed here; \(reason)"
    default: ""
    }
  }

  private var cssSentence: String {
    switch kind {
    case .cssProperty(let name):
      "leave out '\(Self.short(name))'; write only the times and the easing, as in "
        + "'css:300ms ease-out'"
    case .cssDependsOnPage(let name):
      "'\(Self.short(name))' depends on the page, which is not read here; write the value itself"
    case .cssTimeWithoutUnit(let number):
      "a time needs a unit; write '\(Self.short(number))s' or '\(Self.short(number))ms'"
    case .cssTooManyTimes: "a transition has two times, its duration and its delay"
    case .cssTooFewStops: "'linear' needs at least two stops"
    case .cssBadStop(let text) where text.isEmpty: "a stop of 'linear' needs a number"
    case .cssBadStop(let text):
      "'\(Self.short(text))' is not a stop of 'linear'; a stop is a number and at most two percentages"
    default: ""
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }

  private static func list(_ words: [String]) -> String { SentenceParts.list(words) }
}
