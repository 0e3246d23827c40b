public import SwiftProgram

/// A problem with something that depends on the app, whose code is never run.
public enum AppProblem: Problem {
  /// A name that the app defines; `expected` describes what to write instead.
  case dependsOnApp(name: String, expected: String)
  /// A choice with `?`, and the condition that it depends on.
  case choiceDependsOnApp(condition: String)
  /// A setting in a statement that may or may not run, depending on the app.
  case settingDependsOnApp(String)
  /// A call of a function that is not part of SwiftUI.
  case unknownFunction(String)
  /// A whole call such as `withAnimation(…)`, and the animation inside it.
  case onlyTheAnimation(function: String, animation: String?)
  /// A member that is not part of SwiftUI and may be an extension of the app.
  case unknownExtension(String, expected: String)
  /// A call with a label that no function of the name has in SwiftUI, UIKit or AppKit.
  case ownOverload(function: String, label: String)
  /// A type of a framework that is not supported, by its name.
  case foreignType(String, owner: String)
  /// A call of another library's API; `instead` is the SwiftUI equivalent.
  case foreignCall(String, owner: String, instead: String)
  /// `Animation(…)` with an animation type that the app declares.
  case customAnimation
}

extension AppProblem {
  /// The sentence about the problem, on one line.
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
  /// Creates the fault of a problem in a range, given as UTF-8 offsets in the text being read.
  init(_ problem: AppProblem, _ range: Range<Int>) { self.init(problem: problem, range: range) }

  /// Whether the fault is that something depends on the app.
  var isAboutApp: Bool { problem is AppProblem }
}
