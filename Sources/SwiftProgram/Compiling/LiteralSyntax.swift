package import SwiftSyntax

/// The form of an expression before it has a type: literals take the type that is expected.
package enum LiteralSyntax {
  /// Returns whether an expression consists of literals alone, so that it takes the expected type.
  package static func isLiteral(_ node: ExprSyntax) -> Bool {
    operands(of: node).allSatisfy(isNumber)
  }

  /// Returns whether an expression consists of literals and leading dots alone, as `2 * .pi` and `isOn ? .zero : 1` do.
  static func isOpen(_ node: ExprSyntax) -> Bool {
    operands(of: node).allSatisfy { isNumber($0) || beginsWithDot($0) }
  }

  /// Returns whether an expression is a collection or tuple literal, or a choice between such literals.
  static func isCollection(_ node: ExprSyntax) -> Bool {
    operands(of: node).allSatisfy {
      $0.is(ArrayExprSyntax.self) || $0.is(DictionaryExprSyntax.self) || $0.is(TupleExprSyntax.self)
    }
  }

  /// Returns whether an expression is a fraction because of a constant that only fractions have, as in `2 * .pi`.
  static func namesFraction(_ node: ExprSyntax) -> Bool {
    let operands = operands(of: node)
    return operands.contains { operand in
      guard let member = operand.as(MemberAccessExprSyntax.self), member.base == nil else {
        return false
      }
      let name = member.declName.baseName.plainText
      return NumberConstant.doubles[name] != nil && name != "zero"
    }
  }

  /// Returns whether an expression begins with a dot or is `nil`, so that it has the expected type.
  package static func beginsWithDot(_ node: ExprSyntax) -> Bool {
    leadingName(of: node) != nil || node.is(NilLiteralExprSyntax.self)
  }

  /// Returns the name after the leading dot of an expression, and its call: `.degrees(45)`; nil for any other
  /// expression.
  package static func leadingName(of node: ExprSyntax) -> (
    name: String, call: FunctionCallExprSyntax?
  )? {
    var node = node
    var call: FunctionCallExprSyntax?
    while true {
      if let next = node.as(FunctionCallExprSyntax.self) {
        call = next
        node = next.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return (member.declName.baseName.plainText, call) }
        call = nil
        node = base
      } else {
        return nil
      }
    }
  }

  /// Returns the operands that operators, parentheses and `? :` combine, without conditions.
  static func operands(of node: ExprSyntax) -> [ExprSyntax] {
    var operands: [ExprSyntax] = []
    var stack = [node]
    while let node = stack.popLast() {
      switch node.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr: break
      case .prefixOperatorExpr(let prefixed): stack.append(prefixed.expression)
      case .postfixOperatorExpr(let postfixed): stack.append(postfixed.expression)
      case .tupleExpr(let tuple):
        guard let only = tuple.parenthesized else {
          operands.append(node)
          continue
        }
        stack.append(only)
      case .ternaryExpr(let ternary): stack += [ternary.elseExpression, ternary.thenExpression]
      case .sequenceExpr(let sequence):
        var elements = Array(sequence.elements)[...]
        var branches: [ExprSyntax] = []
        if elements.contains(where: isTest), !elements.contains(where: isChoice) {
          operands.append(node)
          continue
        }
        while let mark = elements.firstIndex(where: isChoice) {
          if let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self) {
            branches.append(ternary.thenExpression)
          }
          elements = elements[(mark + 1)...]
        }
        stack += (branches + elements).reversed()
      default: operands.append(node)
      }
    }
    return operands
  }

  /// Returns the expressions before each `?` of a chain that is written to, the first one first; empty where the chain
  /// contains a call.
  static func optionalParts(of target: ExprSyntax) -> [ExprSyntax] {
    var parts: [ExprSyntax] = []
    var node: ExprSyntax? = target
    while let inner = node {
      let optional = inner.as(OptionalChainingExprSyntax.self)
      if let optional { parts.append(optional.expression) }
      node =
        optional?.expression ?? inner.as(MemberAccessExprSyntax.self)?.base
        ?? inner.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    let calls = parts.first?.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .leftParen
    }
    return calls == true ? [] : parts.reversed()
  }

  /// Returns whether code calls an initializer of `self`, or one of `super`.
  static func callsInitializer(of base: Keyword, in node: some SyntaxProtocol) -> Bool {
    let kinds = node.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
    return zip(kinds, zip(kinds.dropFirst(), kinds.dropFirst(2))).contains {
      $0 == .keyword(base) && $1 == (.period, .keyword(.`init`))
    }
  }

  /// Returns whether code calls an initializer of `self` or of `super`.
  static func callsAnyInitializer(in node: some SyntaxProtocol) -> Bool {
    callsInitializer(of: .super, in: node) || callsInitializer(of: .self, in: node)
  }

  /// Returns whether a name follows `self` and a dot.
  static func isOfSelf(_ name: DeclReferenceExprSyntax) -> Bool {
    name.parent?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName
      .tokenKind == .keyword(.self)
  }

  /// Returns whether a `?` precedes a member, so that nil ends the whole chain.
  static func isOptionalChain(before name: DeclReferenceExprSyntax) -> Bool {
    name.parent?.as(MemberAccessExprSyntax.self)?.base.map(isOptionalChain) ?? false
  }

  /// Returns whether an expression is a chain with a `?`, so that its value may be nil: `card?.title`.
  static func isOptionalChain(_ node: ExprSyntax) -> Bool {
    var node: ExprSyntax? = node
    while let inner = node {
      if inner.is(OptionalChainingExprSyntax.self) { return true }
      node =
        inner.as(MemberAccessExprSyntax.self)?.base
        ?? inner.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? inner.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }

  /// Whether an expression is a range that is written out: `0..<3`, `2...`.
  static func isRange(_ node: ExprSyntax) -> Bool {
    let signs: Set<String> = ["...", "..<"]
    return switch node.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple): tuple.parenthesized.map(isRange) ?? false
    case .prefixOperatorExpr(let prefixed): signs.contains(prefixed.operator.text)
    case .postfixOperatorExpr(let postfixed): signs.contains(postfixed.operator.text)
    case .sequenceExpr(let sequence):
      !sequence.elements.contains(where: isChoice)
        && sequence.elements.contains {
          $0.as(BinaryOperatorExprSyntax.self).map { signs.contains($0.operator.text) } ?? false
        }
    default: false
    }
  }

  private static func isChoice(_ node: ExprSyntax) -> Bool {
    node.is(UnresolvedTernaryExprSyntax.self)
  }

  /// Returns whether an operator makes a truth value of its operands.
  private static func isTest(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return node.is(UnresolvedIsExprSyntax.self)
    }
    switch Precedence(of: name) {
    case .disjunction, .conjunction, .comparison: return true
    default: return ["===", "!==", "~="].contains(name)
    }
  }

  /// Returns whether an expression is a number literal, or `.random(in: 0...1)`, which takes the expected type, too.
  private static func isNumber(_ node: ExprSyntax) -> Bool {
    if node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self) {
      return true
    }
    guard let leading = leadingName(of: node), leading.name == "random" else { return false }
    return leading.call?.arguments.first?.label?.text == "in"
  }

  /// Returns whether a literal contains a fraction, conditions aside.
  static func hasFraction(_ node: ExprSyntax) -> Bool {
    operands(of: node).contains { $0.containsNode { $0.kind == .floatLiteralExpr } }
  }
}
