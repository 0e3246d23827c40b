internal import SwiftSyntax

// The code that may throw an error of the app.
extension WriteAnalysis {
  /// Returns the names of the functions and initializers that may throw.
  static func throwing(in declarations: ProgramDeclarations) -> Set<String> {
    var names: Set<String> = []
    func add(_ function: FunctionDeclSyntax) {
      if function.signature.effectSpecifiers?.throwsClause != nil {
        names.insert(function.name.plainText)
      }
    }
    for (function, _) in declarations.functions { add(function) }
    for type in declarations.types {
      for member in type.members {
        if let function = member.declaration.as(FunctionDeclSyntax.self) { add(function) }
        if let made = member.declaration.as(InitializerDeclSyntax.self),
          made.signature.effectSpecifiers?.throwsClause != nil
        {
          names.insert(type.name)
        }
      }
    }
    return names
  }

  /// Returns whether statements may throw an error that nothing in them catches, closures and functions in them aside.
  func mayThrow(_ node: Syntax) -> Bool {
    var stack = [node]
    while let node = stack.popLast() {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { continue }
      if node.is(ThrowStmtSyntax.self) { return true }
      if let tried = node.as(TryExprSyntax.self) {
        if tried.questionOrExclamationMark != nil { continue }
        if callsThrowing(Syntax(tried.expression)) { return true }
      }
      if let node = node.as(DoStmtSyntax.self), node.catchClauses.contains(where: Self.catchesAll) {
        stack += node.catchClauses.map { Syntax($0) }
        continue
      }
      stack.append(childrenOf: node)
    }
    return false
  }

  private func callsThrowing(_ node: Syntax) -> Bool {
    node.containsNode { node in
      guard let call = node.as(FunctionCallExprSyntax.self), let name = Self.calledName(call)
      else { return false }
      return throwing.contains(name)
    }
  }

  private static func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
    guard let item = clause.catchItems.first else { return true }
    guard clause.catchItems.count == 1, item.whereClause == nil else { return false }
    guard let pattern = item.pattern else { return true }
    return pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self)
      ?? pattern.is(WildcardPatternSyntax.self)
  }
}
