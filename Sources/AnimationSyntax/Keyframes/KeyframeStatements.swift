internal import MotionRecording
internal import SwiftSyntax

/// The calls in a builder of keyframes or tracks, loops written out and conditions decided.
struct KeyframeStatements {
  /// A call, and the names that mean something where it stands.
  struct Entry {
    let call: FunctionCallExprSyntax
    /// The name of what is called.
    let name: TokenSyntax
    let scope: Scope
    let app: AppScope
  }

  let source: SwiftText
  private(set) var entries: [Entry] = []

  /// The most calls in one builder.
  static let mostEntries = 2_000

  /// The most passes through loops, be they empty.
  private static let mostPasses = 100_000

  private var passes = 0

  /// What names mean beyond the scope, those that `let` has given so far among them.
  private var app: AppScope

  /// Writes out the statements of a builder.
  init(
    _ statements: CodeBlockItemListSyntax, source: SwiftText, scope: Scope, app: AppScope
  ) throws(Fault) {
    self.source = source
    self.app = app
    try add(statements, scope)
  }

  private mutating func add(
    _ statements: CodeBlockItemListSyntax, _ scope: Scope
  ) throws(Fault) {
    for statement in statements {
      switch statement.item {
      case .expr(let expression): try add(expression, scope)
      case .stmt(let inner):
        if let expression = inner.as(ExpressionStmtSyntax.self) {
          try add(expression.expression, scope)
        } else if let loop = inner.as(ForStmtSyntax.self) {
          try add(loop, scope)
        } else {
          throw notUnderstood(inner)
        }
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
          throw notUnderstood(declaration)
        }
        for property in AppType.Property.all(in: variable) {
          let evaluator = AppEvaluator(source: source, constants: scope, app: app)
          app = app.naming(property.name, evaluator.known(property, enclosing: app.enclosing))
        }
      }
    }
  }

  private mutating func add(_ expression: ExprSyntax, _ scope: Scope) throws(Fault) {
    if let choice = expression.as(IfExprSyntax.self) { return try add(choice, scope) }
    if expression.is(SwitchExprSyntax.self) { throw notUnderstood(expression) }
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.keyframeCallee
    else {
      throw Fault(
        .wrongType(parameter: nil, expected: ValueType.keyframe.words, found: "this"),
        source.range(of: expression))
    }
    guard entries.count < Self.mostEntries else {
      throw Fault(.keyframes(.tooMany(limit: Self.mostEntries)), source.range(of: call))
    }
    entries.append(Entry(call: call, name: name, scope: scope, app: app))
  }

  private mutating func add(_ loop: ForStmtSyntax, _ scope: Scope) throws(Fault) {
    let range = try LoopRange(
      loop, formulas: TermReader.values(in: source), scope: scope)
    for index in range.indices {
      passes += 1
      guard passes <= Self.mostPasses else {
        throw Fault(.scenario(.loopIsTooLong), source.range(of: loop.forKeyword))
      }
      var inner = scope
      if let name = range.name { inner.set(name, to: .constant(.integer, .integer(index))) }
      try add(loop.body.statements, inner)
    }
  }

  private mutating func add(_ choice: IfExprSyntax, _ scope: Scope) throws(Fault) {
    if !app.isEmpty {
      let evaluator = AppEvaluator(source: source, constants: scope, app: app)
      do throws(Fault) {
        if let names = try evaluator.met(choice.conditions) {
          let outer = app
          app = names
          try add(choice.body.statements, scope)
          app = outer
          return
        }
      } catch {
        guard error.dependsOnApp else { throw error }
        throw Fault(
          .choiceDependsOnApp(condition: source.text(of: choice.conditions)), error.range)
      }
    } else if try isMet(choice.conditions, scope) {
      try add(choice.body.statements, scope)
      return
    }
    switch choice.elseBody {
    case .codeBlock(let block): try add(block.statements, scope)
    case .ifExpr(let next): try add(next, scope)
    case nil: break
    }
  }

  private func isMet(
    _ conditions: ConditionElementListSyntax, _ scope: Scope
  ) throws(Fault) -> Bool {
    for condition in conditions {
      guard case .expression(let expression) = condition.condition else {
        throw Fault(
          .choiceDependsOnApp(condition: source.text(of: conditions)),
          source.range(of: condition))
      }
      do throws(Fault) {
        let term = try TermReader.values(in: source).term(of: expression)
        let formula = try FormulaCompiler.compile(term, as: .boolean, in: scope)
        guard case .boolean(true) = try FormulaCompiler.constant(formula) else { return false }
      } catch {
        guard case .dependsOnApp = error.problem as? AppProblem else { throw error }
        throw Fault(
          .choiceDependsOnApp(condition: source.text(of: conditions)), error.range)
      }
    }
    return true
  }

  private func notUnderstood(_ node: some SyntaxProtocol) -> Fault {
    let token = node.firstToken(viewMode: .sourceAccurate)
    let word = token?.text ?? ""
    return Fault(
      .scenario(
        .controlFlow(
          word, instead: "keyframes are written one after the other, or with 'for' and 'if'")),
      token.map { source.range(of: Syntax($0)) } ?? source.range(of: node))
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, with or without `SwiftUI.` before it; nil if it is no plain name.
  var keyframeCallee: TokenSyntax? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName
    }
    if let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI"
    {
      return member.declName.baseName
    }
    return nil
  }
}
