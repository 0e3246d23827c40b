internal import SwiftSyntax

// The changes that the calls in a closure may make.
extension WriteAnalysis {
  /// Returns the closures in properties and parameters that a node calls, where nothing else in it can change anything;
  /// nil if something can, and if it calls none.
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

  /// Returns the plain name of a closure in the enclosing code, such as `action`, `self.action` or `action?`; nil for
  /// anything longer.
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

  /// Returns the first call of a function that the files do not declare, in statements and in functions that they call.
  ///
  /// - Parameters:
  ///   - node: The statements.
  ///   - source: The file of the statements.
  /// - Returns: The call, with its file.
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

  /// Returns the operators of the files that change an operand.
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

  /// Returns the call in a statement, `try`, `await` and `_ =` aside; nil for any other statement.
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

  /// Returns whether a call is one of a function that the files do not declare and that may change something that is
  /// shown.
  private func isForeign(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = Self.calledName(call), functions[name] == nil,
      name.first?.isUppercase == false, !Self.known.contains(name)
    else { return false }
    return !frameworks.changesNothing(call)
  }

  /// Functions of Swift that are played, or that only call their arguments.
  private static let known: Set<String> = [
    "async", "asyncAfter", "asyncAfterUnsafe", "run", "sleep", "forEach", "detached", "cancel",
    "fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition",
  ]
}
