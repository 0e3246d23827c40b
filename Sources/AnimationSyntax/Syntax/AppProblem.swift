public import SwiftProgram

/// A problem with something that only an app knows, whose code is never run.
public enum AppProblem: Problem {
  /// A name that the app defines. `expected` says what to write instead, in words.
  case dependsOnApp(name: String, expected: String)
  /// A choice with `?`, and the condition it depends on.
  case choiceDependsOnApp(condition: String)
  /// A setting in a statement of which only the app knows whether it runs.
  case settingDependsOnApp(String)
  /// A call of a function that is not SwiftUI's.
  case unknownFunction(String)
  /// A whole call such as `withAnimation(…)`, and the animation inside it.
  case onlyTheAnimation(function: String, animation: String?)
  /// A member that is not SwiftUI's, and may be the app's extension.
  case unknownExtension(String, expected: String)
  /// A call by a label that no function of that name has in SwiftUI, UIKit or AppKit.
  case ownOverload(function: String, label: String)
  /// A type of another framework than those that are read, by its name.
  case foreignType(String, owner: String)
  /// A call as another library has it; `instead` is how SwiftUI writes it.
  case foreignCall(String, owner: String, instead: String)
  /// `Animation(…)` around an animation of the app's own.
  case customAnimation
}

extension AppProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    case .dependsOnApp(let name, let expected):
      "'\(Self.short(name))' is defined by the app, and no app code runs here; write \(expected)"
    case .choiceDependsOnApp(let condition):
      "this depends on '\(Self.short(condition))', and no app code runs here; write one of the two"
    case .settingDependsOnApp(let setting):
      "what '\(Self.short(setting))' does depends on the app, and no app code runs here; write it outside of "
        + "conditions and closures, or leave it out"
    case .unknownFunction(let name):
      "'\(Self.short(name))' is not a known function; write its result"
    case .onlyTheAnimation(let function, let animation?):
      "'\(function)' is not run; write only the animation: \(SentenceParts.whole(animation))"
    case .onlyTheAnimation(let function, nil):
      "'\(function)' is not run; write only the animation"
    case .unknownExtension(let name, let expected):
      "'.\(Self.short(name))' is not SwiftUI's; if it is an extension of the app's, paste its declaration with it "
        + "or write its value: expected \(expected)"
    case .ownOverload(let function, let label):
      "'\(function)' with '\(Self.short(label)):' is a function of the app's own, and no app code runs here; write the "
        + "animation that it uses"
    case .foreignType(let name, let owner):
      "'\(Self.short(name))' is \(owner) and is no animation by itself; write its whole call, or one of SwiftUI's "
        + "animations in its place"
    case .foreignCall(let call, let owner, let instead):
      "'\(call)' is \(owner), not SwiftUI's; SwiftUI's is '\(instead)'"
    case .customAnimation:
      "'Animation(…)' wraps a type defined by the app, and no app code runs here; write one of SwiftUI's "
        + "animations"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  init(_ problem: AppProblem, _ range: Range<Int>) { self.init(problem: problem, range: range) }

  /// Whether it says that only the app knows something.
  var isAboutApp: Bool { problem is AppProblem }
}
