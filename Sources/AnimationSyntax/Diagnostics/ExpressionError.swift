/// Why a text is not understood, and where.
///
/// The error is a kind and a place; ``sentence`` says it in words, and ``message(width:)`` shows the
/// line with a caret under the place.
public struct ExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind

  /// The place, as UTF-8 offsets in ``source``: always inside it.
  ///
  /// An empty range is a point, such as the end of a text that ends too early.
  public var range: Range<Int>

  /// The text that was read, label and all.
  ///
  /// From a file, the lines of the expression.
  public var source: String

  /// The file the text comes from, if it comes from one.
  public var fileName: String?

  /// The number of the line in the file with which ``source`` begins, from 1.
  public var firstLine: Int

  /// Makes an error.
  ///
  /// The range is cut to what lies inside the source.
  public init(
    kind: Kind, range: Range<Int>, source: String, fileName: String? = nil, firstLine: Int = 1
  ) {
    self.kind = kind
    self.range = range.clamped(to: 0..<source.utf8.count)
    self.source = source
    self.fileName = fileName
    self.firstLine = firstLine
  }
}

extension ExpressionError {
  /// What can be wrong with an expression.
  public enum Kind: Hashable, Sendable {
    // MARK: The text as a whole

    /// There is nothing to read.
    case emptyExpression
    /// A file has no expression in it.
    case emptyFile
    /// There is no name before the `=`.
    case emptyLabel
    /// A declaration instead of an expression: `let NAME = …`.
    case declaration(String)
    /// The expression is longer than the limit.
    case tooLong(bytes: Int, limit: Int)
    /// Brackets, or chains within them, are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// More modifiers in a chain than the limit.
    case tooManyModifiers(limit: Int)
    /// A sweep of more curves than the limit.
    case tooManyCurves(limit: Int)
    /// A character that is obeyed instead of seen: a control character, or one that turns text around.
    case controlCharacter(Unicode.Scalar)

    // MARK: Grammar

    /// An opening bracket whose closing one is missing.
    case unclosed(String)
    /// Something that has no business here.
    case unexpectedText(String)
    /// Something is missing here, in words.
    case expected(String)
    /// A number that is spelled wrong.
    case malformedNumber(String)
    /// `.5` or `1.` instead of what is suggested.
    case numberWithoutZero(suggestion: String)
    /// `0,5` instead of what is suggested.
    case decimalComma(suggestion: String)
    /// `=` after an argument's label instead of `:`.
    case equalsSignAfterLabel(String)
    /// A language construct that is no part of an animation, in words.
    case notUnderstood(String)

    // MARK: What only an app knows

    /// A name that the app defines. `expected` says what to write instead, in words.
    case dependsOnApp(name: String, expected: String)
    /// A choice with `?`, and the condition it depends on.
    case choiceDependsOnApp(condition: String)
    /// A call of a function that is not SwiftUI's.
    case unknownFunction(String)
    /// A whole call such as `withAnimation(…)`, and the animation inside it.
    case onlyTheAnimation(function: String, animation: String?)
    /// `Animation(…)` around an animation of the app's own.
    case customAnimation

    // MARK: Names

    /// A name that is not a member of what is expected here.
    case unknownName(String, expected: String, suggestion: String?)
    /// A type where a value is expected.
    case typeName(String, example: String)
    /// A call of something that is no function.
    case notAFunction(String)
    /// A function that is not called, with its signature.
    case notCalled(String, signature: String)
    /// A modifier without an animation before it.
    case modifierWithoutAnimation(String)
    /// A modifier after something that is no animation, in words.
    case modifierOf(String, found: String)
    /// A member that begins an expression, used like a modifier. `owner` says of what, in words.
    case notAModifier(String, owner: String)
    /// CSS without `css:` before it.
    case cssWithoutPrefix(String)

    // MARK: Arguments

    /// A label that a function does not have; `known` are those it has.
    case unknownParameter(
      function: String, label: String, suggestion: String?, known: [String])
    /// An argument without which the function cannot be called.
    case missingArgument(function: String, parameter: String)
    /// An argument that needs a label.
    case missingLabel(function: String, label: String)
    /// A label before an argument that has none.
    case unexpectedLabel(function: String, label: String)
    /// An argument that must stand before another.
    case wrongOrder(label: String, before: String)
    /// A second argument of one label.
    case duplicateArgument(label: String)
    /// More arguments than the function takes.
    case tooManyArguments(function: String, limit: Int)
    /// Two labels of which the function takes one or the other.
    case mixedForms(function: String, label: String, other: String)
    /// A value of another type than the parameter's. Both are told in words.
    case wrongType(parameter: String?, expected: String, found: String)

    // MARK: Numbers

    /// A number that makes no sense for a parameter; `range` is in words.
    case outOfRange(parameter: String, value: String, range: String)
    /// Infinity or NaN.
    case notFinite(parameter: String, value: String)
    /// A number beyond what can be computed with.
    case tooLarge(String)
    /// A whole number divided by zero.
    case divisionByZero
    /// An operator that numbers do not have, and what may have been meant.
    case unsupportedOperator(String, suggestion: String?)
    /// `%` between numbers that are not whole.
    case remainderOfFractions
    /// A spring that has no solution or whose figures exceed what can be computed with.
    case impossibleSpring(function: String)
    /// A spring of UIKit's that takes as long as its animator, without one.
    case springWithoutAnimator
    /// A transition that moves a view by its own size, which is not said.
    case transitionWithoutSize
    /// A velocity along two axes where a curve shows one.
    case velocityAlongTwoAxes(parameter: String)
    /// A velocity beside that of a gesture.
    case secondVelocity(parameter: String)

    // MARK: Sweeps

    /// An array with nothing in it.
    case emptyArray
    /// An array where it cannot be a sweep. The reason is in words.
    case misplacedArray(String)

    // MARK: CSS

    /// A property name, or a whole declaration, before a transition's times.
    case cssProperty(String)
    /// A CSS function that reads the page.
    case cssDependsOnPage(String)
    /// A time without a unit.
    case cssTimeWithoutUnit(String)
    /// A third time.
    case cssTooManyTimes
    /// A `linear()` with fewer than two stops.
    case cssTooFewStops
    /// A stop of `linear()` that is not one number and at most two percentages.
    case cssBadStop(String)

    // MARK: Keyframes

    /// What only keyframes can have wrong.
    case keyframes(KeyframeProblem)

    // MARK: Other libraries

    /// What only the parameters of another library's spring can have wrong.
    case dialect(DialectProblem)

    // MARK: Scenarios

    /// What only a scenario can have wrong.
    case scenario(ScenarioProblem)

    // MARK: Expectations

    /// What only an expectation can have wrong.
    case expectation(ExpectationProblem)
  }
}
