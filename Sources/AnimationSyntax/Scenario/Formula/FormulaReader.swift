internal import SwiftSyntax

/// Turns the Swift syntax tree of a value into a ``FormulaTerm``.
///
/// Descends into brackets and `?` only, both of which are counted beforehand.
struct FormulaReader {
  let source: SwiftText

  /// The most members in a chain.
  private static let mostMembers = 16

  /// Reads an expression.
  func term(of expression: ExprSyntax) throws(Fault) -> FormulaTerm {
    let range = source.range(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return FormulaTerm(kind: .integer(literal.literal.text), range: range)
    case .floatLiteralExpr(let literal):
      return FormulaTerm(kind: .decimal(literal.literal.text), range: range)
    case .booleanLiteralExpr(let literal):
      return FormulaTerm(kind: .boolean(literal.literal.text == "true"), range: range)
    case .stringLiteralExpr(let literal):
      return FormulaTerm(kind: .text(try text(of: literal)), range: range)
    case .tupleExpr(let tuple):
      guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else {
        throw Fault(.notUnderstood("a tuple"), range)
      }
      return FormulaTerm(kind: try term(of: only.expression).kind, range: range)
    case .prefixOperatorExpr(let prefixed):
      let sign = FormulaTerm.Operator(
        name: prefixed.operator.text, range: source.range(of: prefixed.operator))
      return FormulaTerm(kind: .prefixed(sign, try term(of: prefixed.expression)), range: range)
    case .sequenceExpr(let sequence):
      return try term(of: Array(sequence.elements)[...])
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr:
      return try chain(expression)
    default:
      throw notAValue(expression)
    }
  }

  /// The characters of a text in quotes.
  func text(of literal: StringLiteralExprSyntax) throws(Fault) -> String {
    var text = ""
    for segment in literal.segments {
      guard case .stringSegment(let characters) = segment else {
        throw Fault(.scenario(.textIsNotPlain), source.range(of: segment))
      }
      text += characters.content.text
    }
    return text
  }

  private func notAValue(_ expression: ExprSyntax) -> Fault {
    let range = source.range(of: expression)
    return switch expression.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: Fault(.notUnderstood("nil"), range)
    case .arrayExpr, .subscriptCallExpr: Fault(.notUnderstood("an array"), range)
    case .dictionaryExpr: Fault(.notUnderstood("a dictionary"), range)
    case .closureExpr: Fault(.notUnderstood("a closure"), range)
    case .forceUnwrapExpr, .optionalChainingExpr: Fault(.notUnderstood("an optional"), range)
    case .ifExpr:
      Fault(.scenario(.controlFlow("if", instead: "write 'condition ? one : other'")), range)
    case .switchExpr:
      Fault(.scenario(.controlFlow("switch", instead: "write 'condition ? one : other'")), range)
    default: Fault(.notUnderstood("this"), range)
    }
  }
}

// MARK: - Operators

extension FormulaReader {
  /// Groups operands and the operators between them as Swift does.
  func term(of elements: ArraySlice<ExprSyntax>) throws(Fault) -> FormulaTerm {
    guard let first = elements.first, let last = elements.last else {
      throw Fault(.expected("a value"), 0..<0)
    }
    let range = source.range(of: first).lowerBound..<source.range(of: last).upperBound
    guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    else {
      return try binary(operands(of: elements), range: range)
    }
    let condition = try term(of: elements[..<mark])
    let one = try term(of: ternary.thenExpression)
    let other = try term(of: elements[(mark + 1)...])
    return FormulaTerm(kind: .choice(condition, one, other), range: range)
  }

  private typealias Operands = (terms: [FormulaTerm], operators: [FormulaTerm.Operator])

  private func operands(of elements: ArraySlice<ExprSyntax>) throws(Fault) -> Operands {
    var terms: [FormulaTerm] = []
    var operators: [FormulaTerm.Operator] = []
    for element in elements {
      let range = source.range(of: element)
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let binary):
        operators.append(FormulaTerm.Operator(name: binary.operator.text, range: range))
      case .assignmentExpr: throw Fault(.unexpectedText("="), range)
      case .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr:
        throw Fault(.notUnderstood("a type conversion"), range)
      default: terms.append(try term(of: element))
      }
    }
    guard terms.count == operators.count + 1 else {
      let end = elements.last.map { source.range(of: $0).upperBound } ?? 0
      throw Fault(.expected("a value"), end..<end)
    }
    return (terms, operators)
  }

  /// Operators from the loosest to the tightest; at each level operands of the tighter ones.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"],
  ]

  private func binary(_ operands: Operands, range: Range<Int>) throws(Fault) -> FormulaTerm {
    if let unknown = operands.operators.first(where: { sign in
      !Self.levels.contains { $0.contains(sign.name) }
    }) {
      throw NumberResolver.unsupported(
        Term.Operator(name: unknown.name, range: unknown.range))
    }
    return try grouped(operands, level: 0)
  }

  private func grouped(_ operands: Operands, level: Int) throws(Fault) -> FormulaTerm {
    guard operands.terms.count > 1 else { return operands.terms[0] }
    var parts: [FormulaTerm] = []
    var operators: [FormulaTerm.Operator] = []
    var start = 0
    for (index, sign) in operands.operators.enumerated()
    where Self.levels[level].contains(sign.name) {
      parts.append(try part(of: operands, start...index, level: level))
      operators.append(sign)
      start = index + 1
    }
    let last = try part(of: operands, start...(operands.terms.count - 1), level: level)
    guard !operators.isEmpty else { return last }
    parts.append(last)
    let range = parts[0].range.lowerBound..<last.range.upperBound
    switch level {
    case 0: return FormulaTerm(kind: .disjunction(parts), range: range)
    case 1: return FormulaTerm(kind: .conjunction(parts), range: range)
    case 2:
      guard parts.count == 2 else {
        throw Fault(.unexpectedText(operators[1].name), operators[1].range)
      }
      return FormulaTerm(kind: .comparison(parts[0], operators[0], parts[1]), range: range)
    case 3: return FormulaTerm(kind: .sum(parts, operators), range: range)
    default: return FormulaTerm(kind: .product(parts, operators), range: range)
    }
  }

  private func part(
    of operands: Operands, _ range: ClosedRange<Int>, level: Int
  ) throws(Fault) -> FormulaTerm {
    try grouped(
      (
        Array(operands.terms[range]),
        Array(operands.operators[range.lowerBound..<range.upperBound])
      ), level: level + 1)
  }
}

// MARK: - Names, members and calls

extension FormulaReader {
  private func chain(_ expression: ExprSyntax) throws(Fault) -> FormulaTerm {
    var links: [FormulaTerm.Call] = []
    var node = expression
    var call: FunctionCallExprSyntax?
    var head: FormulaTerm?
    var isImplicit = false
    while head == nil && !isImplicit {
      if let found = node.as(FunctionCallExprSyntax.self) {
        if call != nil { throw Fault(.unexpectedText("("), source.range(of: node)) }
        call = found
        node = found.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        links.append(try link(member.declName, call: call))
        call = nil
        if let base = member.base { node = base } else { isImplicit = true }
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        let link = try link(reference, call: call)
        head = FormulaTerm(
          kind: link.arguments == nil ? .name(link.name) : .call(link), range: link.range)
      } else {
        if let call { throw Fault(.unexpectedText("("), source.range(of: call)) }
        head = try term(of: node)
      }
      guard links.count <= Self.mostMembers else {
        throw Fault(.tooManyModifiers(limit: Self.mostMembers), source.range(of: node))
      }
    }
    if head == nil, let first = links.popLast() {
      let start = source.range(of: expression).lowerBound
      head = FormulaTerm(kind: .implicitMember(first), range: start..<first.range.upperBound)
    }
    guard var term = head else { throw notAValue(expression) }
    if case .name("self") = term.kind, let member = links.last {
      throw Fault(.scenario(.leaveOutSelf(member.name)), term.range)
    }
    for link in links.reversed() {
      term = FormulaTerm(
        kind: .member(term, link), range: term.range.lowerBound..<link.range.upperBound)
    }
    return term
  }

  private func link(
    _ name: DeclReferenceExprSyntax, call: FunctionCallExprSyntax?
  ) throws(Fault) -> FormulaTerm.Call {
    let nameRange = source.range(of: name.baseName)
    if let labels = name.argumentNames {
      throw Fault(.unexpectedText(source.text(of: labels)), source.range(of: labels))
    }
    let text = name.baseName.text.filter { $0 != "`" }
    guard let call else {
      return FormulaTerm.Call(name: text, nameRange: nameRange, arguments: nil, range: nameRange)
    }
    if let closure = call.trailingClosure {
      throw Fault(.notUnderstood("a closure"), source.range(of: closure))
    }
    var arguments: [FormulaTerm.Argument] = []
    for element in call.arguments {
      let value = try term(of: element.expression)
      let start = element.label.map { source.range(of: $0).lowerBound } ?? value.range.lowerBound
      arguments.append(
        FormulaTerm.Argument(
          label: element.label?.text, value: value, range: start..<value.range.upperBound))
    }
    return FormulaTerm.Call(
      name: text, nameRange: nameRange, arguments: arguments,
      range: nameRange.lowerBound..<source.range(of: call).upperBound)
  }
}
