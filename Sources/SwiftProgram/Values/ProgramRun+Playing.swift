// Calls of an app's own animations: the values that they see, and the effects that they may not have.
extension ProgramRun {
  /// Takes over the variables, the objects and the views of another run.
  func takeValues(of home: ProgramRun) {
    globals = home.globals
    objects = home.objects
    states = home.states
    instances = home.instances
    environment = home.environment
    environments = home.environments
  }

  /// Stores the state of the random numbers, if one was drawn.
  package func keepRandomState(in stored: inout StoredValues) {
    let before = stored.randomState ?? setting.seed ?? 0
    if setting.seed != nil, randomState != before { stored.randomState = randomState }
  }

  /// Returns an error at the position of a function.
  package func error(_ problem: CustomAnimationProblem, of function: Int) -> ExpressionError {
    error(problem, at: code.functions[function].position)
  }

  /// Returns the error about an unknown value, or another one at the function where the reason is unknown.
  package func error(
    _ problem: CustomAnimationProblem, because unknown: UnknownValue?, of function: Int
  ) -> ExpressionError {
    if let trapped { return trapped }
    guard let unknown else { return error(problem, of: function) }
    guard unknown.position != .none else {
      return error(.unknown(unknown.sentence), of: function)
    }
    return error(.unknown(unknown.sentence), at: unknown.position)
  }

  package func error(_ problem: CustomAnimationProblem, at position: SourcePosition)
    -> ExpressionError
  {
    let position = position == .none ? lastPosition : position
    return error(Fault(problem, position.range), in: position.file)
  }

  /// Throws if a call has reached code that is not played.
  package func checkCall(_ function: Int) throws {
    if let trapped { throw trapped }
    if let unknown = ledger.unknowns.first {
      throw error(.noAnswer(""), because: unknown, of: function)
    }
    if !ledger.isEmpty {
      let words = ledger.sentences { _ in "" }.first
      throw error(.notPlayed(words ?? "this is not played in an animation"), at: lastPosition)
    }
    guard steps.isEmpty, instants.isEmpty, end == nil, !dependencies.isChanged else {
      throw error(.writesOutside, of: function)
    }
  }

  /// Throws if an animation writes to a location that is not its own.
  func checkWrite(to location: Location) throws {
    guard playing != nil else { return }
    switch location {
    case .state, .field, .global: throw error(.writesOutside, at: lastPosition)
    case .local, .observed, .member, .element, .subscripted, .defaulted, .constant, .custom,
      .transacted, .unobserved:
      return
    }
  }
}
