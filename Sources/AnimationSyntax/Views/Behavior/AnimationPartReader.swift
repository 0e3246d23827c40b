internal import AnimationModel
internal import SwiftProgram

extension ProgramRun {
  var animationParts: AnimationPartReader { AnimationPartReader(run: self) }
}

/// Reads vectors, contexts, states and environments: their properties, elements and functions.
struct AnimationPartReader {
  let run: ProgramRun

  /// Returns a property of a part; nil for one that the part does not have.
  func property(_ name: String, of part: AnimationPart) throws
    -> SwiftValue?
  {
    switch (part, name) {
    case (.vector(let vector), "magnitudeSquared"): return .number(vector.magnitudeSquared)
    case (.vector(let vector), _) where vector is Double: return nil
    case (.context(let context), "state"): return .part(.state(context.playedState))
    case (.context(let context), "environment"): return .part(.environment(context.environment))
    case (.context(let context), "isLogicallyComplete"):
      return .boolean(context.isLogicallyComplete)
    case (.newContext, "state"): return .part(.newState)
    case (.newContext(let environment, _), "environment"):
      return .part(.environment(environment))
    case (.newContext(_, let isComplete), "isLogicallyComplete"): return .boolean(isComplete)
    case (.timeline(let timeline), _): return run.keyframes.property(name, of: timeline)
    case (.environment(let environment), _):
      return try value(of: name, in: environment)
    default: return nil
    }
  }

  /// Returns a value of the environment by the name of its property; nil for an unknown one.
  private func value(
    of name: String, in environment: EnvironmentValues
  ) throws -> SwiftValue? {
    if name == "accessibilityReduceMotion" {
      return .boolean(environment.accessibilityReduceMotion)
    }
    if name == "isLuminanceReduced" { return .boolean(environment.isLuminanceReduced) }
    if let known = environment.ofApp[name] {
      let type = run.setting.extensions[AnimationPartKind.environment.rawValue].flatMap { number in
        run.code.types[number].propertyIndices[name].map {
          run.code.types[number].properties[$0].type
        }
      }
      return run.types.coerce(known, to: type ?? .unknown)
    }
    return try run.environmentReader.environmentDefault(name, in: environment)
      ?? EnvironmentDefaults.value(of: name)
  }

  /// Sets a part of a context; false for a part that it does not have.
  func setPart(_ name: String, of part: inout AnimationPart, to value: SwiftValue) -> Bool {
    switch (part, name) {
    case (.context(var context), "isLogicallyComplete"):
      guard let flag = value.boolean else { return false }
      context.isLogicallyComplete = flag
      part = .context(context)
    case (.newContext(let environment, let isComplete), "isLogicallyComplete"):
      guard let flag = value.boolean else { return false }
      part = .newContext(environment, isLogicallyComplete: isComplete || flag)
    case (.context(let context), "state"):
      switch value {
      case .part(.state(let state)): part = .context(context.with(state))
      case .part(.newState):
        part = .newContext(context.environment, isLogicallyComplete: context.isLogicallyComplete)
      default: return false
      }
    case (.newContext(let environment, let isComplete), "state"):
      switch value {
      case .part(.state(let state)):
        part = .context(state.context(environment, isLogicallyComplete: isComplete))
      case .part(.newState): return true
      default: return false
      }
    default: return false
    }
    return true
  }

  // MARK: - Keys

  /// Returns the value of a key of a state or of the environment; nil for an index that is not a key.
  func element(_ index: SwiftValue, of part: AnimationPart) throws -> SwiftValue? {
    guard case .type(.declared(let type, _)) = index else { return nil }
    let known: SwiftValue? =
      switch part {
      case .state(let state):
        run.playing.flatMap { state.stored.values[StateKey(program: $0.program, type: type)] }
      case .environment(let environment): environment.ofApp[Self.name(ofKey: type)]
      case .newState: nil
      case .vector, .context, .newContext, .timeline, .keyframes:
        .unknown(UnknownValue("this", at: run.lastPosition))
      }
    if let known { return known }
    return try run.code.types[type].staticGlobals[ViewTransactionValue.keyDefault, in: nil].map {
      try run.locations.global($0)
    }
      ?? .unknown(
        UnknownValue(
          "\(run.code.types[type].name).\(ViewTransactionValue.keyDefault)", at: run.lastPosition))
  }

  private static func name(ofKey type: Int) -> String { "\(type)" }

  /// Sets the value of a key of a state; false for an index that is not a key.
  func setElement(_ index: SwiftValue, of part: inout AnimationPart, to value: SwiftValue) -> Bool {
    guard case .type(.declared(let type, _)) = index, let playing = run.playing else {
      return false
    }
    switch part {
    case .state(var state):
      state.stored.values[StateKey(program: playing.program, type: type)] = value
      part = .state(state)
    case .newState:
      func state<V: VectorArithmetic>(of zero: V) -> any PlayedState { AnimationState<V>() }
      var state = state(of: playing.zero)
      state.stored.values[StateKey(program: playing.program, type: type)] = value
      part = .state(state)
    case .environment(var environment):
      environment.ofApp[Self.name(ofKey: type)] = value
      part = .environment(environment)
    case .vector, .context, .newContext, .timeline, .keyframes: return false
    }
    return true
  }

  // MARK: - Functions

  /// Calls a function of a part; nil for one that it does not have.
  func method(_ name: String, of part: AnimationPart, _ arguments: [CallArgument]) throws
    -> SwiftValue?
  {
    let labels = arguments.map(\.label)
    switch (part, name, labels) {
    case (.vector(let vector), "scaled", ["by"]):
      return arguments[0].value.double.map { .part(.vector(vector.scaled(by: $0))) }
    case (.vector(let vector), "interpolated", ["towards", "amount"]):
      guard let amount = arguments[1].value.double,
        let made = vector.interpolated(towards: arguments[0].value, by: amount)
      else { return nil }
      return .part(.vector(made))
    case (.context(let context), "withState", [nil]):
      switch arguments[0].value {
      case .part(.state(let state)): return .part(.context(context.with(state)))
      case .part(.newState):
        return .part(
          .newContext(
            context.environment, isLogicallyComplete: context.isLogicallyComplete))
      default: return nil
      }
    case (.timeline(let timeline), _, _):
      return try run.keyframes.method(name, of: timeline, arguments)
    default: return nil
    }
  }

  /// Returns the zero of the animated vector, or another static member of its type; nil for one that it does not have.
  func vectorMember(_ name: String) -> SwiftValue? {
    guard name == "zero", let playing = run.playing else { return nil }
    return .part(.vector(playing.zero))
  }

  /// Returns the result of an operator between two vectors; nil for any other operator.
  func combined(
    _ one: any VectorArithmetic, _ sign: String, _ other: SwiftValue
  ) -> SwiftValue? {
    switch sign {
    case "+": one.sum(other, isDifference: false).map { .part(.vector($0)) }
    case "-": one.sum(other, isDifference: true).map { .part(.vector($0)) }
    default: nil
    }
  }
}
