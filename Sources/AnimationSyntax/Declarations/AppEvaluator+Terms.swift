internal import MotionRecording

// Terms with something that the text itself declares: its value replaces it.
extension AppEvaluator {
  /// A term without anything of the text's own: values in place of names and properties, choices decided.
  func inlined(_ term: Term) throws(Fault) -> Term {
    var fault: Fault?
    let result = term.replacing { part in
      guard fault == nil else { return nil }
      do throws(Fault) {
        return try replacement(for: part)
      } catch {
        fault = error
        return part
      }
    }
    if let fault { throw fault }
    return result
  }

  private func replacement(for part: Term) throws(Fault) -> Term? {
    switch part.kind {
    case .choice(let condition, let one, let other):
      return try inlined(isTrue(condition) ? one : other)
    case .operation(.comparison, _, _), .operation(.conjunction, _, _),
      .operation(.disjunction, _, _):
      return Term(kind: .boolean(try isTrue(part)), range: part.range)
    case .chain:
      guard let value = try appValue(of: part) else { return nil }
      return try term(of: value, range: part.range)
    default: return nil
    }
  }

  /// What would be written for a value.
  func term(of value: AppValue, range: Range<Int>) throws(Fault) -> Term {
    switch value {
    case .plain(let type, .vector(let vector)):
      return self.vector(vector, of: type, range)
    case .plain(_, let value):
      if let term = Term(value, at: range) { return term }
      throw Fault(.wrongType(parameter: nil, expected: "a value", found: "this"), range)
    case .term(let term): return Term(kind: term.kind, range: term.range)
    case .unknown(let fault): throw fault
    case .enumCase, .record, .array, .nothing:
      throw Fault(
        .wrongType(parameter: nil, expected: "a value", found: value.words), range)
    }
  }

  /// A size and its like as it would be written: `CGSize(width: 1, height: 2)`.
  private func vector(_ vector: ScenarioVector, of type: ScenarioType, _ range: Range<Int>) -> Term
  {
    let labels = type == .rectangle ? ["x", "y", "width", "height"] : vector.components.map(\.name)
    let arguments = zip(labels, vector.components).map { label, component in
      Term.Argument(
        label: label, labelRange: range,
        value: Term(component.value, at: range))
    }
    let link = Term.Link(name: type.name, nameRange: range, arguments: arguments, range: range)
    return Term(kind: .chain(Term.Chain(head: .bare, links: [link])), range: range)
  }

  // MARK: - Conditions

  /// Whether a condition holds; of what only the app knows, what is assumed.
  func isTrue(_ condition: Term) throws(Fault) -> Bool {
    switch condition.kind {
    case .boolean(let flag): return flag
    case .signed(let sign, let operand) where sign.name == "!": return try !isTrue(operand)
    case .operation(.conjunction, let operands, _): return try decided(operands, by: false)
    case .operation(.disjunction, let operands, _): return try decided(operands, by: true)
    case .choice(let condition, let one, let other):
      return try isTrue(isTrue(condition) ? one : other)
    default:
      do throws(Fault) {
        return try isKnownTrue(condition)
      } catch {
        guard let assumption = app.assumption, error.dependsOnApp else { throw error }
        return assumption
      }
    }
  }

  /// Whether a condition holds that is not made of other ones.
  private func isKnownTrue(_ condition: Term) throws(Fault) -> Bool {
    if case .operation(.comparison, let operands, let operators) = condition.kind,
      operands.count == 2
    {
      return try holds(operands[0], operators[0], operands[1])
    }
    guard case .plain(_, .boolean(let flag)) = try resolved(condition, as: .plain(.boolean))
    else {
      throw Fault(.wrongType(parameter: nil, expected: "a Bool", found: "this"), condition.range)
    }
    return flag
  }

  /// Operands of `&&` or `||`: one that decides does so even if another cannot be known.
  private func decided(_ operands: [Term], by flag: Bool) throws(Fault) -> Bool {
    var fault: Fault?
    for operand in operands {
      do throws(Fault) {
        if try isTrue(operand) == flag { return flag }
      } catch {
        fault = fault ?? error
      }
    }
    if let fault { throw fault }
    return !flag
  }

  private func holds(
    _ one: Term, _ sign: Term.Operator, _ other: Term
  ) throws(Fault) -> Bool {
    let values = [try appValue(of: one), try appValue(of: other)]
    if sign.name == "==" || sign.name == "!=",
      let type = values.lazy.compactMap({ $0?.comparedType }).first
    {
      let first: AppValue
      if let known = values[0] { first = known } else { first = try operand(one, as: type) }
      let second: AppValue
      if let known = values[1] { second = known } else { second = try operand(other, as: type) }
      guard let isEqual = first.isEqual(to: second) else {
        throw Fault(.notUnderstood("this comparison"), sign.range)
      }
      return isEqual == (sign.name == "==")
    }
    let term = Term(
      kind: .operation(.comparison, [try inlined(one), try inlined(other)], [sign]),
      range: one.range.lowerBound..<other.range.upperBound)
    let formula = try FormulaCompiler.compile(term, as: .boolean, in: constants)
    return try FormulaCompiler.constant(formula) == .boolean(true)
  }

  /// An operand that is compared to a case: `.up`, or `Phase.up` of a type that the text does not declare.
  private func operand(_ term: Term, as expected: AppExpectation) throws(Fault) -> AppValue {
    if case .foreign("nil") = term.kind { return .nothing }
    if case .app(let type) = expected, app.types[type] == nil, let name = term.caseName {
      return .enumCase(type: type, name: name, values: [])
    }
    return try resolved(term, as: expected)
  }
}

extension AppValue {
  /// What the other side of a `==` is expected to be; nil for what formulas compare.
  fileprivate var comparedType: AppExpectation? {
    switch self {
    case .enumCase(let type, _, _): .app(type)
    case .record(let type, _): .app(type)
    case .array, .nothing: .any
    case .plain, .term, .unknown: nil
    }
  }
}
