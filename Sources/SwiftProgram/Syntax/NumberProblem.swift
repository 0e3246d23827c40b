/// A problem with numbers, or with values that are made of them.
public enum NumberProblem: Problem {
  /// A number that is invalid for a parameter; `range` is the valid range in words.
  case outOfRange(parameter: String, value: String, range: String)
  /// A bounce at its lower limit, which makes the damping infinite.
  case infiniteDamping(parameter: String, value: String)
  /// Infinity or NaN.
  case notFinite(parameter: String, value: String)
  /// A result that is infinite or NaN, although its parts are finite.
  case resultIsNotFinite
  /// A number too large to compute with.
  case tooLarge(String)
  /// An integer divided by zero.
  case divisionByZero
  /// `%` between numbers that are not integers.
  case remainderOfFractions
  /// A spring that has no solution, or whose numbers are too large to compute with.
  case impossibleSpring(function: String)
  /// A UIKit spring that takes its duration from its animator, without an animator.
  case springWithoutAnimator
  /// A transition that moves a view by its own size, which is unknown.
  case transitionWithoutSize
  /// A velocity along two axes where a curve has one.
  case velocityAlongTwoAxes(parameter: String)
  /// A velocity in addition to that of a gesture.
  case secondVelocity(parameter: String)
}

extension NumberProblem {
  /// The problem, in one line.
  public var sentence: String {
    switch self {
    case .outOfRange(let parameter, let value, let range):
      "'\(parameter)' must be \(range), not \(value)"
    case .infiniteDamping(let parameter, let value):
      "'\(parameter)' of \(value) is SwiftUI's lower limit: the damping there is infinite, and the spring never "
        + "moves; write a number above it, such as '\(parameter): -0.9'"
    case .notFinite(let parameter, let value):
      "'\(parameter)' must be a finite number, not \(value)"
    case .resultIsNotFinite: "the result of this is not a finite number"
    case .tooLarge(let value): "\(Self.short(value)) is too large"
    case .divisionByZero: "a whole number cannot be divided by zero"
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
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  package init(_ problem: NumberProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
