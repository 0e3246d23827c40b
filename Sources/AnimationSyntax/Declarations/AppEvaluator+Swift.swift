internal import MotionRecording
internal import SwiftSyntax

// What is more than decisions and arithmetic is worked out by the interpreter that plays an app's views.
extension AppEvaluator {
  /// The value of an expression; nil where it cannot be known either.
  ///
  /// - Parameter fault: What is wrong with it otherwise.
  func swiftValue(
    _ expression: ExprSyntax, as expected: AppExpectation, orElse fault: Fault
  ) -> AppValue? {
    guard fault.mayBeSwift || fault.findsText, let program = app.program else { return nil }
    let type: ViewType
    switch expected {
    case .term, .app: return nil
    case .plain(let plain): type = plain.viewType
    case .any, .array: type = .unknown
    }
    return try? program.value(
      at: source.range(of: expression), as: type, in: constants, naming: app, orElse: fault)
  }
}

extension Fault {
  /// Whether a text is written where another value is expected, as in `Double("3")`.
  fileprivate var findsText: Bool {
    guard case .wrongType(_, _, let found) = problem as? ArgumentProblem else { return false }
    return found == ScenarioType.text.article
  }
}

extension ScenarioProgram {
  /// Works out an expression in the code of an app.
  ///
  /// - Throws: What is wrong with it where it cannot be known.
  fileprivate func value(
    at range: Range<Int>, as type: ViewType, in scope: Scope, naming app: AppScope,
    orElse fault: Fault
  ) throws(Fault) -> AppValue {
    var variables: [String: ViewValue] = [:]
    for (name, value) in app.locals { variables[name] = viewValue(value) }
    variables["self"] = app.itself.flatMap(viewValue)
    let found = try value(at: range, as: type, in: scope, naming: variables, orElse: fault)
    guard found.states.isEmpty || isPasted, let first = found.first, let value = appValue(first)
    else { throw fault }
    return value
  }

  /// A value of an app's code as the interpreter has it; nil for one that it cannot have.
  private func viewValue(_ value: AppValue) -> ViewValue? {
    switch value {
    case .plain(_, let plain): return ViewValue(plain)
    case .nothing: return .nothing
    case .array(let values):
      let all = values.compactMap(viewValue)
      return all.count == values.count ? .array(all) : nil
    case .enumCase(let type, let name, let values):
      let payload = values.compactMap { viewValue($0.value) }
      guard payload.count == values.count, let (number, code) = self.type(named: type),
        let index = code.cases.firstIndex(where: { $0.name == name })
      else { return nil }
      return .enumeration(EnumValue(type: number, index: index, payload: payload))
    case .record(let type, let parts):
      let all = parts.compactMap { part in viewValue(part.value).map { (part.name, $0) } }
      guard all.count == parts.count else { return nil }
      if type.isEmpty { return .tuple(all.map { (label: $0.0, value: $0.1) }) }
      guard let (number, code) = self.type(named: type) else { return nil }
      var fields = Array(repeating: ViewValue.nothing, count: code.properties.count)
      for (name, value) in all {
        guard let index = code.propertyIndices[name] else { return nil }
        fields[index] = value
      }
      return .structure(StructValue(type: number, fields: fields))
    case .term, .unknown: return nil
    }
  }

  /// A value as it is in an app's code; nil for one that is not looked into there.
  private func appValue(_ value: ViewValue) -> AppValue? {
    if let type = ScenarioType(value) { return .plain(type, value.scenarioValue) }
    switch value {
    case .nothing: return .nothing
    case .array(let values):
      let all = values.compactMap(appValue)
      return all.count == values.count ? .array(all) : nil
    case .enumeration(let value):
      guard let code = type(value.type), code.cases.indices.contains(value.index) else {
        return nil
      }
      let values = value.payload.compactMap(appValue)
      guard values.count == value.payload.count else { return nil }
      let entry = code.cases[value.index]
      return .enumCase(
        type: code.name, name: entry.name,
        values: zip(entry.parameters, values).map { (label: $0.label, value: $1) })
    default: return nil
    }
  }
}
