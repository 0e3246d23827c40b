internal import MotionRecording
internal import SwiftSyntax

/// Decides `?`, `if` and `switch` in one phase, where everything is known.
struct PhaseChoice {
  let source: SwiftText
  let scope: ScenarioScope
  /// The names of the phases, if they are cases of an enumeration.
  let cases: Set<String>

  /// What statements come to: the operands and operators of one value.
  func leaf(
    of statements: CodeBlockItemListSyntax, in range: Range<Int>
  ) throws(Fault) -> ArraySlice<ExprSyntax> {
    guard let only = statements.first, statements.count == 1 else {
      throw Fault(.expected("one value"), range)
    }
    switch only.item {
    case .expr(let expression): return try leaf(of: expression)
    case .stmt(let statement):
      if let inner = statement.as(ReturnStmtSyntax.self)?.expression { return try leaf(of: inner) }
      if let inner = statement.as(ExpressionStmtSyntax.self)?.expression {
        return try leaf(of: inner)
      }
      throw Fault(.expected("a value"), source.range(of: statement))
    case .decl(let declaration): throw Fault(.expected("a value"), source.range(of: declaration))
    }
  }

  /// What an expression comes to.
  func leaf(of expression: ExprSyntax) throws(Fault) -> ArraySlice<ExprSyntax> {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return try leaf(of: Array(sequence.elements)[...])
    case .tupleExpr(let tuple):
      guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else {
        return [expression]
      }
      return try leaf(of: only.expression)
    case .ifExpr(let choice): return try leaf(of: choice)
    case .switchExpr(let choice): return try leaf(of: choice)
    default: return [expression]
    }
  }

  private func leaf(of elements: ArraySlice<ExprSyntax>) throws(Fault) -> ArraySlice<ExprSyntax> {
    guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    else { return elements.count == 1 ? try leaf(of: elements[elements.startIndex]) : elements }
    let condition = try TermReader.values(in: source).term(of: elements[..<mark])
    return try holds(condition)
      ? leaf(of: ternary.thenExpression) : leaf(of: elements[(mark + 1)...])
  }

  private func leaf(of choice: IfExprSyntax) throws(Fault) -> ArraySlice<ExprSyntax> {
    var isMet = true
    for element in choice.conditions {
      guard case .expression(let condition) = element.condition else {
        throw Fault(.notUnderstood("a pattern"), source.range(of: element))
      }
      if try !holds(TermReader.values(in: source).term(of: condition)) { isMet = false }
    }
    if isMet { return try leaf(of: choice.body.statements, in: source.range(of: choice.body)) }
    switch choice.elseBody {
    case .codeBlock(let block):
      return try leaf(of: block.statements, in: source.range(of: block))
    case .ifExpr(let next): return try leaf(of: next)
    case nil: throw Fault(.expected("'else { … }'"), source.range(of: choice.ifKeyword))
    }
  }

  private func leaf(of choice: SwitchExprSyntax) throws(Fault) -> ArraySlice<ExprSyntax> {
    let subject = try TermReader.values(in: source).term(of: choice.subject)
    for element in choice.cases {
      guard case .switchCase(let branch) = element else {
        throw Fault(.notUnderstood("a compilation condition"), source.range(of: element))
      }
      if try matches(branch.label, subject) {
        return try leaf(of: branch.statements, in: source.range(of: branch))
      }
    }
    let phase =
      if let name = subject.onlyName, case .constant(_, let value) = scope.meanings[name] {
        value.phaseText
      } else {
        scope.origin.text(in: subject.range)
      }
    throw Fault(
      .scenario(.animator(.noChoice(phase: phase))),
      source.range(of: choice.switchKeyword))
  }

  private func matches(
    _ label: SwitchCaseSyntax.Label, _ subject: Term
  ) throws(Fault) -> Bool {
    guard case .case(let label) = label else { return true }
    for item in label.caseItems {
      guard let pattern = item.pattern.as(ExpressionPatternSyntax.self), item.whereClause == nil
      else { throw Fault(.notUnderstood("a pattern"), source.range(of: item)) }
      let value = try TermReader.values(in: source).term(of: pattern.expression)
      let sign = Term.Operator(name: "==", range: value.range)
      if try holds(
        Term(kind: .operation(.comparison, [subject, value], [sign]), range: value.range))
      {
        return true
      }
    }
    return false
  }

  private func holds(_ condition: Term) throws(Fault) -> Bool {
    let formula = try FormulaCompiler.compile(
      condition.namingCases(cases), as: .boolean, in: scope)
    return try FormulaCompiler.constant(formula) == .boolean(true)
  }
}

extension ScenarioValue {
  /// The value as a phase, for a sentence: a text is the name of a case.
  fileprivate var phaseText: String {
    switch self {
    case .boolean(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .number(let number): NumberText.shortest(number)
    case .text(let name): ".\(name)"
    case .vector(let vector):
      "("
        + vector.components.map { "\($0.name): \(NumberText.shortest($0.value))" }
        .joined(separator: ", ") + ")"
    }
  }
}

extension Term {
  /// The name, if it may be the case of an enumeration of the app's own: `.up` or `Phase.up`.
  var caseName: String? {
    switch shape {
    case .implicitMember(let call) where call.arguments == nil: return call.name
    case .member(let base, let call) where call.arguments == nil:
      guard let type = base.onlyName, type.first?.isUppercase == true,
        ScenarioType(swiftName: type) == nil
      else { return nil }
      return call.name
    default: return nil
    }
  }

  /// The term with cases that are compared written as texts.
  func namingCases(_ cases: Set<String>) -> Term {
    guard !cases.isEmpty else { return self }
    return replacing { term in
      guard case .operation(.comparison, let operands, let operators) = term.kind else {
        return nil
      }
      let named = operands.map { operand in
        guard let name = operand.caseName, cases.contains(name) else {
          return operand.namingCases(cases)
        }
        return Term(kind: .text(name), range: operand.range)
      }
      return Term(kind: .operation(.comparison, named, operators), range: term.range)
    }
  }
}
