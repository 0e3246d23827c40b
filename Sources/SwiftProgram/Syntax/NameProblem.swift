/// A problem with a name.
public enum NameProblem: Problem {
  /// A name that is not a member of the expected type.
  case unknownName(String, expected: String, suggestion: String?)
  /// A type where a value is expected.
  case typeName(String, example: String)
  /// A call of a value that is not a function.
  case notAFunction(String)
  /// A function that is not called, with its signature.
  case notCalled(String, signature: String)
  /// A transition with arguments, which are those of the view modifier of the same name.
  case modifierOfViews(String)
  /// A modifier without an animation before it.
  case modifierWithoutAnimation(String)
  /// A modifier after a value that is not an animation, in words.
  case modifierOf(String, found: String)
  /// A member that begins an expression, used as a modifier; `owner` is its owner in words.
  case notAModifier(String, owner: String)
  /// A sum of transitions.
  case sumOfTransitions
  /// A motion of SwiftUI that the system draws.
  case unpublishedMotion(String)
}

extension NameProblem {
  /// The problem, in one line.
  public var sentence: String {
    switch self {
    case .unknownName(let name, _, let suggestion?):
      "'\(Self.short(name))' is not known; did you mean '\(suggestion)'?"
    case .unknownName(let name, let expected, nil):
      "'\(Self.short(name))' is not known; expected \(expected)"
    case .typeName(let name, let example): "'\(name)' is a type; write for example '\(example)'"
    case .notAFunction(let name): "'\(name)' takes no arguments; write it without parentheses"
    case .notCalled(let name, let signature): "'\(name)' must be called: \(signature)"
    case .modifierOfViews(let name):
      "'.\(name)(…)' is a modifier of views and no animation; the transition is '.\(name)'"
    case .modifierWithoutAnimation(let name):
      "'\(name)' modifies an animation; write one before it, as in '.spring.\(name)(…)'"
    case .modifierOf(let name, let found):
      "'\(name)' modifies an animation, and this is \(found)"
    case .notAModifier(let name, let owner):
      "'\(name)' starts \(owner); it cannot follow another one"
    case .sumOfTransitions:
      "SwiftUI adds no transitions; combine them, as in '.slide.combined(with: .opacity)'"
    case .unpublishedMotion(let name):
      "the system draws '.\(name)', and how it moves is not published"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  package init(_ problem: NameProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
