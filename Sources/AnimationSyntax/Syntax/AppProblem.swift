/// What only an app knows, whose code is never run.
public enum AppProblem: Problem {
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
}

extension AppProblem {
  /// What is wrong, in one line.
  public var sentence: String {
    switch self {
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
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Fault {
  /// Something wrong at a place, in UTF-8 offsets in the text being read.
  init(_ problem: AppProblem, _ range: Range<Int>) { self.init(problem: problem, range: range) }
}
