internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// Reads one keyframe: `SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)`.
struct KeyframeCallReader {
  let source: SwiftText
  let scope: ScenarioScope
  /// What names mean beyond the scope.
  let app: AppScope
  let semantics: Semantics

  private var evaluator: AppEvaluator {
    AppEvaluator(source: source, constants: scope, app: app)
  }

  /// Reads a keyframe.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - name: The name of the keyframe, one of the catalogue's.
  ///   - type: The type that the track moves.
  func keyframe(
    _ call: FunctionCallExprSyntax, name: TokenSyntax, type: ScenarioType
  ) throws(Fault) -> Keyframe<DynamicVector> {
    let range = source.range(of: name).lowerBound..<source.range(of: call).upperBound
    if let closure = call.trailingClosure {
      throw Fault(.notUnderstood("a closure"), source.range(of: closure))
    }
    guard let signature = Catalog.keyframes.first(where: { $0.name == name.text }) else {
      throw Fault(.unknownFunction(name.text), source.range(of: name))
    }
    let given = try assignment(call.arguments, to: signature, name: name)
    var values: [ArgumentValue] = []
    for (parameter, expression) in zip(signature.parameters, given) {
      if let expression {
        values.append(try value(expression, for: parameter, type: type))
      } else if let value = parameter.defaultValue {
        values.append(value)
      } else {
        throw Fault(
          .missingArgument(function: name.text, parameter: parameter.label ?? "a value"),
          source.range(of: name))
      }
    }
    guard case .keyframe(let keyframe) = signature.build(nil, values, semantics) else {
      throw Fault(.unknownFunction(name.text), source.range(of: name))
    }
    if case .spring(_, nil, let spring, _) = keyframe, !(spring.dampingRatio > 0) {
      throw Fault(.keyframes(.neverSettles), range)
    }
    return keyframe
  }

  // MARK: - Arguments

  /// For each parameter its argument, if there is one.
  private func assignment(
    _ arguments: LabeledExprListSyntax, to signature: CallableSignature, name: TokenSyntax
  ) throws(Fault) -> [ExprSyntax?] {
    let parameters = signature.parameters
    var found = [ExprSyntax?](repeating: nil, count: parameters.count)
    var next = 0
    for argument in arguments {
      let place = try place(of: argument, in: signature, from: next)
      let label = argument.label?.text ?? ""
      let range = argument.label.map { source.range(of: $0) } ?? source.range(of: argument)
      guard found[place] == nil else { throw Fault(.duplicateArgument(label: label), range) }
      if place < next {
        let later = parameters.indices.last { found[$0] != nil } ?? place
        throw Fault(
          .wrongOrder(label: label, before: parameters[later].label ?? parameters[later].name),
          range)
      }
      found[place] = argument.expression
      next = place + 1
    }
    return found
  }

  private func place(
    of argument: LabeledExprSyntax, in signature: CallableSignature, from next: Int
  ) throws(Fault) -> Int {
    let parameters = signature.parameters
    guard let label = argument.label else {
      if next < parameters.count, parameters[next].label == nil { return next }
      guard next < parameters.count, let missing = parameters[next].label else {
        throw Fault(
          .tooManyArguments(function: signature.name, limit: parameters.count),
          source.range(of: argument))
      }
      throw Fault(
        .missingLabel(function: signature.name, label: missing), source.range(of: argument))
    }
    if let place = parameters.firstIndex(where: { $0.label == label.text }) { return place }
    if next == 0, label.text == parameters[0].name {
      throw Fault(
        .unexpectedLabel(function: signature.name, label: label.text), source.range(of: label))
    }
    let known = parameters.compactMap(\.label)
    throw Fault(
      .unknownParameter(
        function: signature.name, label: label.text,
        suggestion: SpellingSuggestion.nearest(to: label.text, among: known), known: known),
      source.range(of: label))
  }

  // MARK: - Values

  private func value(
    _ expression: ExprSyntax, for parameter: ParameterSignature, type: ScenarioType
  ) throws(Fault) -> ArgumentValue {
    let isNil = expression.is(NilLiteralExprSyntax.self)
    switch parameter.type {
    case .optionalSeconds where isNil, .optionalValue where isNil: return .nothing
    case .value, .optionalValue:
      let numbers = try constant(expression, as: type, for: parameter).keyframeNumbers
      return .vector(DynamicVector((0..<max(type.components.count, 1)).map { numbers[$0] }))
    case .seconds, .optionalSeconds, .number:
      let value = try constant(expression, as: .number, for: parameter).keyframeNumbers[0]
      try ExpressionResolver.check(value, for: parameter, range: source.range(of: expression))
      return .number(value)
    case .spring: return try resolved(expression, as: .spring, for: parameter)
    case .unitCurve: return try resolved(expression, as: .unitCurve, for: parameter)
    case .integer, .flag, .unitPoint, .velocity, .velocityVector, .animationOptions,
      .animationCurve,
      .timingParameters, .timingFunctionName, .optionalAnimation, .transition, .edge, .size,
      .blurReplace, .cssNumber,
      .cssInteger, .cssStops, .cssStepPosition:
      throw Fault(.notUnderstood("this"), source.range(of: expression))
    }
  }

  /// What numbers come to.
  private func constant(
    _ expression: ExprSyntax, as type: ScenarioType, for parameter: ParameterSignature
  ) throws(Fault) -> ScenarioValue {
    if !app.isEmpty, let value = try evaluator.value(expression, as: .plain(type)).plain?.value {
      return value
    }
    let term = try TermReader.values(in: source).term(of: expression)
    return try FormulaCompiler.constant(
      FormulaCompiler.compile(term, as: type, for: parameter.name, in: scope))
  }

  /// What a spring or a curve comes to.
  private func resolved(
    _ expression: ExprSyntax, as type: ValueType, for parameter: ParameterSignature
  ) throws(Fault) -> ArgumentValue {
    let names = scope.names
    let written = try TermReader(
      source: source, grammar: ExpressionGrammar(hasChoices: !app.isEmpty)
    ).term(of: expression)
    let term = names.resolved(app.isEmpty ? written : try evaluator.inlined(written))
    var resolver = ExpressionResolver(semantics: semantics, scope: names)
    let value: CatalogValue
    do throws(Fault) {
      value = try resolver.value(of: term, expected: type)
    } catch {
      guard case .wrongType(nil, let expected, let found) = error.problem as? ArgumentProblem else {
        throw error
      }
      throw Fault(
        .wrongType(parameter: parameter.name, expected: expected, found: found), error.range)
    }
    if let axis = resolver.sweep.axes.first {
      throw Fault(.misplacedArray("keyframes here have one value each"), axis.range)
    }
    switch value {
    case .spring(let spring): return .spring(spring)
    case .unitCurve(let curve): return .unitCurve(curve)
    case .animation, .unitPoint, .uiKit, .timingParameters, .keyframe, .transition, .easing:
      throw Fault(
        .wrongType(parameter: parameter.name, expected: type.words, found: value.type.article),
        term.range)
    }
  }
}
