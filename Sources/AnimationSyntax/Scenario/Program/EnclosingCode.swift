internal import SwiftProgram
internal import SwiftSyntax

/// The declarations around a piece of code: the enclosing type, and the variables of the enclosing functions and
/// closures.
struct EnclosingCode {
  /// A variable.
  struct Variable {
    let name: String

    /// The initial value; nil for a variable that only the running app knows.
    let value: ExprSyntax?
    var type: TypeSyntax?
  }

  /// The variables, outermost first, each after those that its value may name.
  private(set) var variables: [Variable] = []

  /// The declaration or extension of the enclosing type; nil outside of types.
  private(set) var type: DeclSyntax?

  /// Finds the declarations around a node.
  init(_ node: Syntax) {
    var child = node
    while let parent = child.parent, type == nil {
      switch parent.kind {
      case .codeBlockItemList:
        if parent.parent?.is(SourceFileSyntax.self) == false { add(parent, before: child) }
      case .closureExpr:
        // The parameters of a closure are visible in all of its code.
        if let closure = parent.as(ClosureExprSyntax.self) { add(closure) }
      case .functionDecl:
        add(parent.as(FunctionDeclSyntax.self)?.signature.parameterClause)
      case .initializerDecl:
        add(parent.as(InitializerDeclSyntax.self)?.signature.parameterClause)
      case .ifExpr: add(patternsIn: parent.as(IfExprSyntax.self)?.conditions)
      case .whileStmt: add(patternsIn: parent.as(WhileStmtSyntax.self)?.conditions)
      case .forStmt: add(patternsIn: parent.as(ForStmtSyntax.self)?.pattern)
      case .switchCase: add(patternsIn: parent.as(SwitchCaseSyntax.self)?.label)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
        type = parent.as(DeclSyntax.self)
      default: break
      }
      child = parent
    }
    variables.reverse()
  }

  /// Adds the declarations of the statements before a node, the last one first, as in the whole list.
  private mutating func add(_ statements: Syntax, before child: Syntax) {
    guard let statements = statements.as(CodeBlockItemListSyntax.self) else { return }
    var found: [Variable] = []
    for statement in statements {
      guard Syntax(statement) != child else { break }
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in variable.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
            let value = isConstant ? binding.initializer?.value : nil
            found.append(
              Variable(name: name, value: value, type: binding.typeAnnotation?.type))
          } else {
            found += Self.names(in: Syntax(binding.pattern))
          }
        }
      } else if let guarded = statement.item.as(GuardStmtSyntax.self) {
        found += Self.names(in: Syntax(guarded.conditions))
      }
    }
    variables += found.reversed()
  }

  private mutating func add(_ closure: ClosureExprSyntax) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): add(names.map(\.name))
    case .parameterClause(let clause):
      add(clause.parameters.map { $0.secondName ?? $0.firstName })
    case nil: break
    }
  }

  private mutating func add(_ clause: FunctionParameterClauseSyntax?) {
    add(clause?.parameters.map { $0.secondName ?? $0.firstName } ?? [])
  }

  private mutating func add(_ names: [TokenSyntax]) {
    variables += names.map { Variable(name: $0.plainText, value: nil) }
  }

  private mutating func add(patternsIn node: (some SyntaxProtocol)?) {
    if let node { variables += Self.names(in: Syntax(node)) }
  }

  /// Returns the names in patterns, whose values are unknown.
  private static func names(in node: Syntax) -> [Variable] {
    var names: [Variable] = []
    var stack = [node]
    while let node = stack.popLast() {
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        names.append(Variable(name: pattern.identifier.plainText, value: nil))
      }
      stack.append(childrenOf: node)
    }
    return names
  }
}
