extension Fault {
  /// Whether it says that something is none of the words of a scenario, which may be Swift all the same.
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
      // What an app prints is not seen, and 'log' is.
      if case .unknownName(let name, _, _) = problem { name != "print" } else { false }
    default: false
    }
  }

  /// Whether it says that a statement cannot be written, which can be if everything in it is known.
  var isAboutStatement: Bool {
    switch problem as? ScenarioProblem {
    case .controlFlow: true
    case .misplaced(let word, _): ["let", "var", "func"].contains(word)
    default: false
    }
  }
}
