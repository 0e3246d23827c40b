internal import SwiftSyntax

// The role of types in calls: they decide which types the type parameters are, and which function of several
// extensions is meant.
extension CallCompiler {
  /// Compiles arguments for the parameters of a function of the app's own; nil if they do not fit.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - function: The function.
  ///   - expected: The type that is expected of what it gives.
  ///   - base: The type whose member it is.
  /// - Returns: The arguments and the type of what the function gives for them.
  func arguments(
    of call: FunctionCallExprSyntax, for function: FunctionCode, as expected: SwiftType,
    on base: SwiftType
  ) throws -> (arguments: [TypedArgument], result: SwiftType)? {
    let parameters = function.parameters
    guard let types = argumentTypes(of: call, for: parameters),
      let matches = ParameterMatching.matches(parameters, call.argumentLabels)
    else { return nil }
    var shared = TypeParameters(body.program.declarations, of: base)
    if let result = function.resultPattern, expected.isNumeric || expected.holdsFractions {
      shared.match(result, expected)
    }
    var patterns: [Int: SwiftType] = [:]
    for (parameter, indices) in zip(parameters, matches) {
      for index in indices {
        patterns[index] = parameter.isVariadic ? parameter.pattern?.element : parameter.pattern
      }
    }
    let automatic = ParameterMatching.automatic(parameters, call.argumentLabels)
    let all = try arguments(
      of: call, types, patterns: patterns, automatic: automatic, sharing: &shared)
    return (
      body.resultBuilders.built(all, of: call, for: function),
      function.resultPattern.map(shared.filled) ?? function.result
    )
  }

  /// Compiles arguments some of which share type parameters: literals and closures take the types that the others give.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - types: The types that are expected of the arguments, by their indices.
  ///   - patterns: Those of them that have type parameters in them, with these.
  ///   - automatic: The indices of those that are closures which evaluate what is written.
  ///   - shared: The types for the type parameters, about which the arguments say more.
  func arguments(
    of call: FunctionCallExprSyntax, _ types: [Int: SwiftType], patterns: [Int: SwiftType],
    automatic: Set<Int> = [], sharing shared: inout TypeParameters
  ) throws -> [TypedArgument] {
    if patterns.isEmpty {
      return try arguments(of: call, automatic: automatic) { i, _ in types[i] ?? .unknown }
    }
    let (labels, values) = (call.argumentLabels, call.argumentExpressions)
    let order =
      values.indices.filter {
        !LiteralSyntax.isLiteral(values[$0]) && !values[$0].is(ClosureExprSyntax.self)
      }
      + values.indices.filter {
        LiteralSyntax.hasFraction(values[$0]) && LiteralSyntax.isLiteral(values[$0])
      }
      + values.indices.filter {
        !LiteralSyntax.hasFraction(values[$0]) && LiteralSyntax.isLiteral(values[$0])
      }
      + values.indices.filter { values[$0].is(ClosureExprSyntax.self) }
    var compiled: [Int: TypedArgument] = [:]
    for index in order {
      let value = try body.closures.argument(
        values[index], as: patterns[index].map(shared.filled) ?? types[index] ?? .unknown,
        automatic.contains(index))
      if let pattern = patterns[index] { shared.match(pattern, value.type) }
      compiled[index] = TypedArgument(
        label: labels[index], value: value, position: body.position(of: values[index]))
    }
    return values.indices.compactMap { compiled[$0] }
  }

  /// Returns the code that gives a value whose type is made of type parameters: in generic code a whole number that
  /// is written out may be a fraction.
  func settled(_ typed: Typed, of pattern: SwiftType?) -> Typed {
    guard pattern != nil, typed.type.holdsFractions else { return typed }
    var settled = typed
    let (evaluate, type) = (typed.evaluate, typed.type)
    settled.evaluate = { run, frame in run.types.coerce(try evaluate(run, frame), to: type) }
    return settled
  }

  /// Returns the arguments that are given to a case of an enumeration, and the type of the value that it makes; nil
  /// if they do not fit.
  func arguments(
    of call: FunctionCallExprSyntax, for entry: CaseCode, in type: SwiftType
  ) throws -> (arguments: [TypedArgument], result: SwiftType)? {
    guard case .declared(let number, _) = type else { return nil }
    let maker = FunctionCode(
      name: entry.name, parameters: entry.parameters, result: type,
      resultPattern: body.program.declarations.pattern(of: number))
    return try arguments(of: call, for: maker, as: .unknown, on: type)
  }

  /// A call of one of several functions of extensions that ask for different types: the value decides which is meant.
  func undecided(
    _ chosen: ChosenFunction, among candidates: [Int], of base: Typed,
    _ call: FunctionCallExprSyntax
  ) -> Typed {
    let functions = candidates.map { body.program.code.functions[$0] }
    let (name, position) = (functions[0].name, body.position(of: call))
    let isSame = functions.allSatisfy { $0.result == functions[0].result }
    let (evaluate, locate, values) = (base.evaluate, base.locate, chosen.arguments.evaluation)
    let isMutating = functions.contains(where: \.isMutating)
    return body.calls.inlined(
      Typed(isSame ? chosen.result : .unknown) { run, frame in
        let given = try values(run, frame)
        guard isMutating, let locate else {
          return try run.methods.method(
            name, of: try evaluate(run, frame), given, at: position)
        }
        return try run.mutations.mutate(
          name, at: run.stateAccess.settled(try locate(run, frame)), given, position: position)
      }, at: position)
  }
}
