internal import SwiftProgram
internal import SwiftSyntax

/// Converts the Swift syntax tree into a ``Term``: the only reader of values, whatever their purpose.
///
/// Recursion occurs only in brackets and `?`, whose depth is limited beforehand; chains and operations of any length
/// are read iteratively.
struct TermReader {
  let source: SwiftText

  /// The grammar of the terms that are allowed.
  let grammar: any TermGrammar

  /// Reads an expression.
  func term(of expression: ExprSyntax) throws(Fault) -> Term {
    let range = source.range(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return Term(kind: .integer(literal.literal.text), range: range)
    case .floatLiteralExpr(let literal):
      return Term(kind: .decimal(literal.literal.text), range: range)
    case .booleanLiteralExpr(let literal):
      return Term(kind: .boolean(literal.literal.text == "true"), range: range)
    case .tupleExpr(let tuple):
      guard let inner = tuple.parenthesized else {
        return try grammar.other(expression, in: source, read: term(of:))
      }
      return Term(kind: try term(of: inner).kind, range: range)
    case .prefixOperatorExpr(let prefixed):
      let sign = try sign(prefixed.operator)
      return Term(kind: .signed(sign, try term(of: prefixed.expression)), range: range)
    case .sequenceExpr(let sequence):
      return try term(of: Array(sequence.elements)[...])
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr:
      let inner = TermReader(source: source, grammar: grammar.grammar(inside: expression))
      return try inner.chain(expression, range: range)
    default:
      return try grammar.other(expression, in: source, read: term(of:))
    }
  }

  // MARK: - Operations

  /// Reads operands and the operators between them.
  func term(of elements: ArraySlice<ExprSyntax>) throws(Fault) -> Term {
    guard let first = elements.first, let last = elements.last else {
      throw Fault(.expected("a value"), 0..<0)
    }
    let range = source.range(of: first).lowerBound..<source.range(of: last).upperBound
    if grammar.hasChoices,
      let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = try term(of: elements[..<mark])
      let one = try term(of: ternary.thenExpression)
      let other = try term(of: elements[(mark + 1)...])
      return Term(kind: .choice(condition, one, other), range: range)
    }
    var operands: [Term] = []
    var operators: [Term.Operator] = []
    for element in elements {
      let elementRange = source.range(of: element)
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let binary):
        operators.append(try sign(binary.operator))
      case .unresolvedTernaryExpr:
        throw grammar.choice(condition: source.text(from: first, to: element), range: range)
      case .assignmentExpr:
        throw grammar.assignment(to: source.text(from: first, to: element), at: elementRange)
      case .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr:
        throw Fault(.notUnderstood("a type conversion"), elementRange)
      default:
        operands.append(try term(of: element))
      }
    }
    guard operands.count == operators.count + 1 else {
      throw Fault(.expected("a value"), range.upperBound..<range.upperBound)
    }
    guard !operators.isEmpty else { return operands[0] }
    try grammar.check(operators)
    let grouped = Term(kind: Term.grouped(operands, operators).kind, range: range)
    try grammar.check(grouped)
    return grouped
  }

  /// Returns an operator; throws for a superfluous dot, which Swift's parser takes for one.
  private func sign(_ token: TokenSyntax) throws(Fault) -> Term.Operator {
    let range = source.range(of: token)
    guard token.text != ".." else { throw Fault(.unexpectedText(token.text), range) }
    return Term.Operator(name: token.text, range: range)
  }

  // MARK: - Names, members and calls

  private func chain(_ expression: ExprSyntax, range: Range<Int>) throws(Fault) -> Term {
    var links: [Term.Link] = []
    var head: Term.Chain.Head?
    var node = expression
    var call: FunctionCallExprSyntax?
    while head == nil {
      if let found = node.as(FunctionCallExprSyntax.self) {
        if let call {
          throw Fault(.unexpectedText("("), source.range(of: call.leftParen ?? .leftParenToken()))
        }
        call = found
        node = found.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        links.append(try link(member.declName, call: call))
        call = nil
        if let base = member.base { node = base } else { head = .implicit }
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        links.append(try link(reference, call: call))
        call = nil
        head = .bare
        // The name at the beginning of a chain does not count as one of its links.
        break
      } else {
        let value = try term(of: node)
        if let call { throw Fault(.unexpectedText("("), source.range(of: call)) }
        head = .value(value)
      }
      if links.count > grammar.mostLinks {
        throw Fault(.tooManyModifiers(limit: grammar.mostLinks), source.range(of: node))
      }
    }
    let chain = Term(
      kind: .chain(Term.Chain(head: head ?? .implicit, links: links.reversed())), range: range)
    try grammar.check(chain)
    return chain
  }

  private func link(
    _ name: DeclReferenceExprSyntax, call: FunctionCallExprSyntax?
  ) throws(Fault) -> Term.Link {
    let nameRange = source.range(of: name.baseName)
    if let labels = name.argumentNames { throw grammar.compoundName(labels, in: source) }
    let text = name.baseName.text.filter { $0 != "`" }
    guard let call else {
      return Term.Link(name: text, nameRange: nameRange, arguments: nil, range: nameRange)
    }
    try grammar.check(call, named: text, at: nameRange, in: source)
    if let closure = call.trailingClosure {
      let range = source.range(of: closure)
      guard SyntaxProblem.closures[text] == nil else {
        throw Fault(.closure(of: text), nameRange.lowerBound..<range.upperBound)
      }
      throw Fault(.notUnderstood("a closure"), range)
    }
    var arguments: [Term.Argument] = []
    for element in call.arguments {
      let value = try term(of: element.expression)
      let labelRange = element.label.map { source.range(of: $0) }
      arguments.append(
        Term.Argument(
          label: element.label?.text,
          labelRange: labelRange ?? value.range.lowerBound..<value.range.lowerBound,
          value: value))
    }
    return Term.Link(
      name: text, nameRange: nameRange, arguments: arguments,
      range: nameRange.lowerBound..<source.range(of: call).upperBound)
  }
}
