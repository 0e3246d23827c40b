internal import SwiftSyntax

// The changes that the calls in a closure may make.
extension WriteAnalysis {
  /// The closures that a node calls which are handed to it by properties and parameters, where nothing else in it can
  /// change anything; nil where something can, and where it calls none.
  func handedClosures(in node: Syntax) -> [ExprSyntax]? {
    var called: [ExprSyntax] = []
    let found = scan(node) { call, name, locals in
      guard functions[name] == nil, !locals.contains(name),
        let closure = Self.plainName(call.calledExpression)
      else { return true }
      called.append(closure)
      return false
    }
    guard !found.writes, found.names.isDisjoint(with: writing) else { return nil }
    return called.isEmpty ? nil : called
  }

  /// `action`, `self.action`, `action?`: a name of what is around a closure; nil for anything longer.
  private static func plainName(_ node: ExprSyntax) -> ExprSyntax? {
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return plainName(optional.expression)
    }
    if node.is(DeclReferenceExprSyntax.self) { return node }
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText == "self"
    else { return nil }
    return node
  }

  /// The first call in statements, those of functions that they call included, of what the files do not declare.
  ///
  /// - Parameters:
  ///   - node: The statements.
  ///   - source: The file that they are in.
  /// - Returns: The call, and the file that it is in.
  func foreignCall(
    in node: Syntax, of source: ProgramSource
  ) -> (call: FunctionCallExprSyntax, source: ProgramSource)? {
    var seen: Set<String> = []
    var stack = [Body(statements: node, source: source)]
    while let body = stack.popLast() {
      let (node, source) = (body.statements, body.source)
      if let item = node.as(CodeBlockItemSyntax.self), let call = Self.call(Syntax(item.item)) {
        if isForeign(call) { return (call, source) }
        if let name = Self.calledName(call), seen.insert(name).inserted {
          stack += functions[name] ?? []
        }
      }
      var children: [Syntax] = []
      children.appendReversed(childrenOf: node)
      stack += children.map { Body(statements: $0, source: source) }
    }
    return nil
  }

  /// The operators for which the files have functions that change an operand.
  static func changingOperators(in declarations: ProgramDeclarations) -> Set<String> {
    let functions =
      declarations.functions.map(\.declaration)
      + declarations.types.flatMap(\.members).compactMap {
        $0.declaration.as(FunctionDeclSyntax.self)
      }
    return Set(
      functions.lazy.filter { function in
        guard let first = function.name.text.first, !first.isLetter, first != "_", first != "`"
        else { return false }
        return function.signature.parameterClause.parameters.contains {
          $0.type.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription.contains("inout")
            ?? false
        }
      }.map(\.name.text))
  }

  /// The call that a statement is, `try`, `await` and `_ =` aside.
  private static func call(_ node: Syntax) -> FunctionCallExprSyntax? {
    if let marked = node.as(TryExprSyntax.self) { return call(Syntax(marked.expression)) }
    if let marked = node.as(AwaitExprSyntax.self) { return call(Syntax(marked.expression)) }
    if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    {
      return sequence.elements.last.flatMap { call(Syntax($0)) }
    }
    return node.as(FunctionCallExprSyntax.self)
  }

  /// Whether a call is one of what the files do not declare, and may change something that is shown.
  private func isForeign(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = Self.calledName(call), functions[name] == nil,
      name.first?.isUppercase == false, !Self.known.contains(name)
    else { return false }
    return !frameworks.changesNothing(call)
  }

  /// Swift's own functions that are played, or call what they are given.
  private static let known: Set<String> = [
    "async", "asyncAfter", "asyncAfterUnsafe", "run", "sleep", "forEach", "detached", "cancel",
    "fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition",
  ]
}
