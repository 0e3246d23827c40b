internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// Reads one keyframe: `SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)`.
struct KeyframeCallReader {
  let source: SwiftText
  let scope: Scope
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
    try keyframe(call, name: name) { (expression, parameter) throws(Fault) in
      let numbers = try constant(expression, as: type, for: parameter).keyframeNumbers
      return DynamicVector((0..<max(type.components.count, 1)).map { numbers[$0] })
    }
  }

  /// Reads a keyframe.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - name: The name of the keyframe, one of the catalogue's.
  ///   - vector: Reads where it leads to, and its velocities.
  func keyframe(
    _ call: FunctionCallExprSyntax, name: TokenSyntax,
    vector: (ExprSyntax, ParameterSignature) throws(Fault) -> DynamicVector
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
        values.append(try value(expression, for: parameter, vector))
      } else if let value = parameter.defaultValue {
        values.append(value)
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

  /// Seconds that a keyframe takes, whatever its value is; nil if they are not written.
  func duration(_ call: FunctionCallExprSyntax, name: TokenSyntax) -> Double? {
    guard let signature = Catalog.keyframes.first(where: { $0.name == name.text }),
      let given = try? assignment(call.arguments, to: signature, name: name)
    else { return nil }
    for (parameter, written) in zip(signature.parameters, given) where parameter.label == "duration"
    {
      return written.flatMap {
        try? constant($0, as: .number, for: parameter).keyframeNumbers[0]
      }
    }
    // A jump takes no time.
    return 0
  }

  // MARK: - Arguments

  /// For each parameter its argument, if there is one.
  private func assignment(
    _ arguments: LabeledExprListSyntax, to signature: CallableSignature, name: TokenSyntax
  ) throws(Fault) -> [ExprSyntax?] {
    let matched = arguments.map { argument in
      let value = source.range(of: argument.expression)
      let label = argument.label.map { source.range(of: $0) }
      return ArgumentMatching.Argument(
        label: argument.label?.text, labelRange: label ?? value.lowerBound..<value.lowerBound,
        range: (label ?? value).lowerBound..<value.upperBound)
    }
    let expressions = arguments.map(\.expression)
    return try ArgumentMatching.assignment(
      of: matched,
      to: ArgumentMatching.Function(
        name: signature.name,
        parameters: signature.parameters.map {
          ArgumentMatching.Parameter(
            label: $0.label, name: $0.label ?? "a value", isRequired: $0.defaultValue == nil)
        },
        missingAt: source.range(of: name))
    ).map { $0.map { expressions[$0] } }
  }

  // MARK: - Values

  private func value(
    _ expression: ExprSyntax, for parameter: ParameterSignature,
    _ vector: (ExprSyntax, ParameterSignature) throws(Fault) -> DynamicVector
  ) throws(Fault) -> ArgumentValue {
    let isNil = expression.is(NilLiteralExprSyntax.self)
    switch parameter.type {
    case .optionalSeconds where isNil, .optionalValue where isNil: return .nothing
    case .value, .optionalValue: return .vector(try vector(expression, parameter))
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
    do throws(Fault) {
      let term = try TermReader.values(in: source).term(of: expression)
      return try FormulaCompiler.constant(
        FormulaCompiler.compile(term, as: type, for: parameter.name, in: scope))
    } catch {
      guard let value = evaluator.swiftValue(expression, as: .plain(type), orElse: error)?.plain
      else { throw error }
      return value.value
    }
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
