internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// Values with known types: the Swift interpreter computes those that depend on states.
extension ScenarioProgram {
  /// Returns the formula that plays a value.
  ///
  /// - Parameter scope: The names that are declared before the value.
  func formula(of term: EvaluatedTerm, in scope: Scope) throws(Fault) -> ScenarioFormula {
    let play = try play(term, in: scope) { compiler, source in
      try compiler.value(in: term.range, of: source, as: term.type)?.evaluate
    }
    return ScenarioFormula(term: term, play: play)
  }

  /// Returns the formula for the new value of the target of an assignment such as `x += 3`.
  ///
  /// - Parameters:
  ///   - result: The new value, with the range of the assignment.
  ///   - target: The range of the target.
  ///   - sign: The operator between the old value and the other one.
  ///   - other: The other value.
  ///   - scope: The names that are declared before the assignment.
  func formula(
    of result: EvaluatedTerm, changing target: Range<Int>, _ sign: Term.Operator,
    by other: EvaluatedTerm, in scope: Scope
  ) throws(Fault) -> ScriptFormula {
    try play(result, in: scope) { compiler, source in
      guard let old = try compiler.value(in: target, of: source, as: result.type),
        let change = try compiler.value(in: other.range, of: source, as: other.type)
      else { return nil }
      let place = OperatorPlace(
        sign: SourcePosition(file: 0, range: sign.range),
        operand: SourcePosition(file: 0, range: other.range),
        whole: SourcePosition(file: 0, range: result.range))
      return { run, frame in
        try run.operators.combined(
          try old.evaluate(run, frame), sign.name, try change.evaluate(run, frame), at: place)
      }
    }
  }

  private func play(
    _ term: EvaluatedTerm, in scope: Scope,
    _ compile: (BodyCompiler, ProgramSource) throws -> Compute?
  ) throws(Fault) -> ScriptFormula {
    if let known = term.known { return { _ in known } }
    let fault = Fault(
      .notUnderstood("'\(SentenceParts.short(origin.text(in: term.range)))'"), term.range)
    return try Self.reading(orElse: fault) {
      let file = try load()
      let names = ScenarioNames(scope, without: file.others)
      let place = FormulaPlace(range: term.range, type: term.type, constants: names.constants)
      guard
        let compute = try formulas[place]
          ?? compile(BodyCompiler(file.compiler, file.source, names.scope), file.source)
      else { throw fault }
      try file.compiler.finish()
      // The statements of a loop are read again in each of its turns.
      if !names.constants.isEmpty { formulas[place] = compute }
      return code(file, names, scope, fault).formula(
        of: compute, as: term.type, at: term.range, reading: term.states)
    }
  }
}

extension BodyCompiler {
  /// Compiles the value in a range; nil if there is none.
  fileprivate func value(
    in range: Range<Int>, of source: ProgramSource, as type: BasicType
  ) throws -> Typed? {
    if let node = source.node(at: range, { $0.as(ExprSyntax.self) }) {
      return try expression(node, as: type.swiftType)
    }
    return try source.operands(in: range).map { try operators.operation($0, as: type.swiftType) }
  }
}
