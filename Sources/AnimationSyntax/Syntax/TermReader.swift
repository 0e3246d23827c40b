internal import SwiftSyntax

/// Turns the Swift syntax tree into a ``Term``.
///
/// Descends only into brackets, which are counted beforehand; chains and operations of any length are
/// walked in loops.
struct TermReader {
  let source: SwiftText

  /// Functions that use an animation, and of which only that animation is meant.
  var refusedCalls = Self.wholeCalls

  /// The most links in a chain.
  ///
  /// Far beyond any use, and few enough for everything that later descends through modifier after
  /// modifier.
  static let mostModifiers = 100

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
    case .arrayExpr(let array):
      var elements: [Term] = []
      for element in array.elements { elements.append(try term(of: element.expression)) }
      return Term(kind: .array(elements), range: range)
    case .tupleExpr(let tuple):
      guard let inner = Self.parenthesised(tuple) else {
        return Term(kind: .foreign("a tuple"), range: range)
      }
      return Term(kind: try term(of: inner).kind, range: range)
    case .prefixOperatorExpr(let prefixed):
      let sign = Term.Operator(
        name: prefixed.operator.text, range: source.range(of: prefixed.operator))
      return Term(kind: .signed(sign, try term(of: prefixed.expression)), range: range)
    case .sequenceExpr(let sequence):
      return try operation(sequence, range: range)
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr:
      return try chain(expression, range: range)
    default:
      return try foreign(expression, range: range)
    }
  }

  private static func parenthesised(_ tuple: TupleExprSyntax) -> ExprSyntax? {
    guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else {
      return nil
    }
    return only.expression
  }

  private func operation(
    _ sequence: SequenceExprSyntax, range: Range<Int>
  ) throws(Fault) -> Term {
    var operands: [Term] = []
    var operators: [Term.Operator] = []
    for element in sequence.elements {
      let elementRange = source.range(of: element)
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let binary):
        operators.append(Term.Operator(name: binary.operator.text, range: elementRange))
      case .unresolvedTernaryExpr:
        throw Fault(.choiceDependsOnApp(condition: source.text(from: sequence, to: element)), range)
      case .assignmentExpr:
        let label = source.text(from: sequence, to: element)
        throw Fault(.equalsSignAfterLabel(label), elementRange)
      case .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr:
        throw Fault(.notUnderstood("a type conversion"), elementRange)
      default:
        operands.append(try term(of: element))
      }
    }
    guard operands.count == operators.count + 1 else {
      throw Fault(.expected("a value"), range.upperBound..<range.upperBound)
    }
    return Term(kind: .operation(operands, operators), range: range)
  }

  private func chain(_ expression: ExprSyntax, range: Range<Int>) throws(Fault) -> Term {
    if !refusedCalls.isEmpty, expression.beginsTransition {
      return try TermReader(source: source, refusedCalls: []).chain(expression, range: range)
    }
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
      } else {
        let value = try term(of: node)
        if let call { throw Fault(.unexpectedText("("), source.range(of: call)) }
        head = .value(value)
      }
      if links.count > Self.mostModifiers {
        throw Fault(.tooManyModifiers(limit: Self.mostModifiers), source.range(of: node))
      }
    }
    return Term(
      kind: .chain(Term.Chain(head: head ?? .implicit, links: links.reversed())), range: range)
  }

  private func link(
    _ name: DeclReferenceExprSyntax, call: FunctionCallExprSyntax?
  ) throws(Fault) -> Term.Link {
    let nameRange = source.range(of: name.baseName)
    if let labels = name.argumentNames {
      // `linear(duration:)` is the function's name; the value is what is missing.
      let end = source.range(of: labels).upperBound - 1
      throw Fault(.expected("a value"), end..<end)
    }
    let text = name.baseName.text.filter { $0 != "`" }
    guard let call else {
      return Term.Link(name: text, nameRange: nameRange, arguments: nil, range: nameRange)
    }
    let end = source.range(of: call).upperBound
    if refusedCalls.contains(text) {
      let first = call.arguments.first.map { source.text(of: $0.expression) }
      throw Fault(.onlyTheAnimation(function: text, animation: first), nameRange)
    }
    if Self.keyframeNames.contains(text) { throw Fault(.notUnderstood("keyframes"), nameRange) }
    if let closure = call.trailingClosure {
      throw Fault(.notUnderstood("a closure"), source.range(of: closure))
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
      name: text, nameRange: nameRange, arguments: arguments, range: nameRange.lowerBound..<end)
  }

  /// Functions that use an animation, and around which one is often pasted.
  static let wholeCalls: Set<String> = ["withAnimation", "animation"]

  private static let keyframeNames: Set<String> = [
    "KeyframeTimeline", "KeyframeTrack", "LinearKeyframe", "CubicKeyframe", "MoveKeyframe",
    "SpringKeyframe",
  ]

  /// What no animation contains: an error that says why, or a value of a foreign type.
  private func foreign(_ expression: ExprSyntax, range: Range<Int>) throws(Fault) -> Term {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return Term(kind: .foreign("text in quotes"), range: range)
    case .nilLiteralExpr: return Term(kind: .foreign("nil"), range: range)
    case .dictionaryExpr: return Term(kind: .foreign("a dictionary"), range: range)
    case .closureExpr: return Term(kind: .foreign("a closure"), range: range)
    case .keyPathExpr: return Term(kind: .foreign("a key path"), range: range)
    case .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      throw Fault(
        .dependsOnApp(name: source.text(of: expression), expected: "its value"), range)
    default:
      throw Fault(.notUnderstood("this"), range)
    }
  }
}

extension ExprSyntax {
  /// Whether the expression begins with `AnyTransition.` or `AnyTransition(`, or with a member that only
  /// transitions have: `.slide`.
  fileprivate var beginsTransition: Bool {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else {
          return Catalog.beginsTransition(member.declName.baseName.text)
        }
        if member.declName.baseName.text == "AnyTransition" { return true }
        node = base
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text == "AnyTransition"
      }
    }
  }
}
