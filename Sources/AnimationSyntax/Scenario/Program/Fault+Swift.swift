internal import SwiftProgram

extension Fault {
  /// Whether the fault is that something is none of a scenario's own words, in which case it may be Swift.
  var mayBeSwift: Bool {
    switch problem {
    case let problem as ScenarioProblem:
      switch problem {
      case .controlFlow, .notInScenarios, .unknownType, .noMember, .misplaced,
        .animationDependsOnState:
        true
      default: false
      }
    case let problem as SyntaxProblem:
      switch problem {
      case .notUnderstood, .unsupportedOperator, .unexpectedText: true
      default: false
      }
    case let problem as AppProblem:
      switch problem {
      case .dependsOnApp, .choiceDependsOnApp, .unknownFunction, .unknownExtension: true
      default: false
      }
    case let problem as NameProblem:
      // The output of an app's `print` is not shown; that of `log` is.
      if case .unknownName(let name, _, _) = problem { name != "print" } else { false }
    default: false
    }
  }

  /// Whether the fault is about something that only the app knows, or that is not read here.
  var dependsOnApp: Bool {
    if problem is AppProblem { return true }
    if case .unknownName(_, _, nil) = problem as? NameProblem { return true }
    if case .notUnderstood = problem as? SyntaxProblem { return true }
    if case .usedBeforeDeclaration = problem as? ScenarioProblem { return true }
    return false
  }

  /// The name that only the app knows; nil for any other fault.
  var nameOfApp: String? {
    if case .dependsOnApp(let name, _) = problem as? AppProblem { return name }
    if case .unknownFunction(let name) = problem as? AppProblem { return name }
    if case .unknownName(let name, _, _) = problem as? NameProblem { return name }
    return nil
  }

  /// Whether the fault is that a statement is not allowed, although it may be if everything in it is known.
  var isAboutStatement: Bool {
    switch problem as? ScenarioProblem {
    case .controlFlow: true
    case .misplaced(let word, _): ["let", "var", "func"].contains(word)
    default: false
    }
  }
}
