internal import TextForms

/// A problem with an app's own animation, or with the choice of an animation in a file of them.
public enum CustomAnimationProblem: Problem {
  /// Something unknown, with the sentence that says so.
  case unknown(String)

  /// A part of a statement that is not played.
  case notPlayed(String)

  /// The time of day, which would make the motion different each time it is played.
  case clock(String)

  /// Random numbers without a seed.
  case random

  /// A variable that is not the animation's own.
  case writesOutside

  /// A function whose result at a time in seconds is not a number.
  case notFinite(String, time: Double)

  /// A function without a usable result.
  case noAnswer(String)

  /// A type that does not have the function that animates.
  case noFunction(String, type: String)

  /// An expression that is not an animation.
  case noAnimation(found: String)

  /// An animation in a file that cannot be played without arguments.
  case needsArguments(String)

  /// An animation that a file makes from any other animation, by its name.
  case needsAnimation(String)
}

extension CustomAnimationProblem {
  /// The problem, in one line.
  public var sentence: String {
    switch self {
    case .unknown(let sentence), .notPlayed(let sentence): sentence
    case .clock(let call):
      "'\(call)' is the time of the day, and every play would be another; an animation is given 'time'"
    case .random:
      "random numbers in an animation need --seed NUMBER, which draws the same ones in every play"
    case .writesOutside:
      "an animation that changes something besides its context is not played; 'context.state' remembers"
    case .notFinite(let function, let time):
      "what '\(function)' gives at \(NumberText.swift(time)) s is no number that can be shown"
    case .noAnswer(let function): "what '\(function)' gives is not known"
    case .noFunction(let name, let type):
      "'\(type)' has no function '\(name)(value:time:context:)'"
    case .noAnimation(let found): "this is no animation but \(found)"
    case .needsArguments(let call):
      "an animation that needs arguments is asked for with them, as '@FILE#\(call)'"
    case .needsAnimation(let name):
      "what follows an animation needs one before it, as '@FILE#smooth.\(name)'"
    }
  }
}

extension Fault {
  /// Something wrong with an app's own animation.
  package init(_ problem: CustomAnimationProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
