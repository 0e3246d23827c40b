internal import SwiftSyntax

// The role of types in calls: they determine the type parameters, and which function of several extensions is meant.
extension CallCompiler {
  /// Compiles arguments for the parameters of a function of the app; nil if they do not fit.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - function: The function.
  ///   - expected: The type that is expected of what it gives.
  ///   - base: The type whose member it is.
  /// - Returns: The arguments, the type of what the function gives for them, and the types for the type parameters that
  ///   it asks for.
  func arguments(
    of call: FunctionCallExprSyntax, for function: FunctionCode, as expected: SwiftType,
    on base: SwiftType
  ) throws -> (arguments: [TypedArgument], result: SwiftType, types: [String: SwiftType])? {
    let parameters = function.parameters
    guard let types = argumentTypes(of: call, for: parameters),
      let matches = ParameterMatching.matches(parameters, call.argumentLabels)
    else { return nil }
    var shared = TypeParameters(body.program.declarations, of: base, function.generics)
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
    for (parameter, indices) in zip(parameters, matches) {
      guard let name = parameter.typeParameter, let index = indices.first,
        let type = all[index].value.metatype
      else { continue }
      shared.match(.parameter(name), type)
    }
    var known = shared
    // The expected type determines a type parameter that the arguments do not determine.
    if let result = function.resultPattern, !function.generics.isEmpty {
      var returned = TypeParameters(body.program.declarations)
      returned.match(result, expected)
      for (name, type) in returned.types where shared.types[name] == nil {
        known.match(.parameter(name), type)
      }
    }
    return (
      body.resultBuilders.built(all, of: call, for: function),
      function.resultPattern.map(known.filled) ?? function.result,
      known.types.filter {
        function.generics[$0.key] != nil || function.askedTypes[$0.key] == .parameter($0.key)
      }
    )
  }

  /// Compiles arguments that may share type parameters: literals and closures take the types that the others determine.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - types: The types that are expected of the arguments, by the indices of the arguments.
  ///   - patterns: The expected types that contain type parameters, by the indices of the arguments.
  ///   - automatic: The indices of the arguments for `@autoclosure` parameters.
  ///   - shared: The types for the type parameters, to which the arguments add more.
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

  /// Returns the code for a value whose type contains type parameters: in generic code an integer literal may be a
  /// fraction, and a leading dot is resolved later.
  func settled(_ typed: Typed, of pattern: SwiftType?) -> Typed {
    guard pattern != nil, !typed.type.isUnknown else { return typed }
    var settled = typed
    let (evaluate, type) = (typed.evaluate, typed.type)
    settled.evaluate = { run, frame in run.types.settled(try evaluate(run, frame), as: type) }
    return settled
  }

  /// Returns the arguments of a case of an enumeration, and the type of the value that it makes; nil if they do not
  /// fit.
  func arguments(
    of call: FunctionCallExprSyntax, for entry: CaseCode, in type: SwiftType
  ) throws -> (arguments: [TypedArgument], result: SwiftType)? {
    guard case .declared(let number, _) = type else { return nil }
    let maker = FunctionCode(
      name: entry.name, parameters: entry.parameters, result: type,
      resultPattern: body.program.declarations.pattern(of: number))
    return try arguments(of: call, for: maker, as: .unknown, on: type).map {
      ($0.arguments, $0.result)
    }
  }

  /// Compiles a call of one of several functions of extensions with different conditions: the value decides at run
  /// time.
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
