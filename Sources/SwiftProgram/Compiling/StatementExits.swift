internal import SwiftSyntax

/// The enclosing code that a statement may leave, so that the code after it is not reached.
struct StatementExits {
  /// Whether the statement may leave the function or closure.
  private(set) var function = false

  /// Whether the statement may leave the iteration of the loop around it.
  private(set) var turn = false

  /// Whether the statement may throw an error: it contains a `try`.
  private(set) var errors = false

  /// Whether the statement may leave anything.
  var isAny: Bool { function || turn || errors }

  /// Examines a statement, except for closures and functions in it.
  init(_ node: Syntax) {
    var stack = [(node: node, isInLoop: false, isInSwitch: false)]
    while let (node, isInLoop, isInSwitch) = stack.popLast() {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { continue }
      if node.is(ReturnStmtSyntax.self) || node.is(ThrowStmtSyntax.self) { function = true }
      if let tried = node.as(TryExprSyntax.self), tried.questionOrExclamationMark == nil {
        errors = true
      }
      // A `guard` that calls a function that never returns leaves the function all the same.
      if let guarding = node.as(GuardStmtSyntax.self),
        case let exits = StatementExits(Syntax(guarding.body)), !exits.function, !exits.turn
      {
        function = true
      }
      if let leaving = node.as(BreakStmtSyntax.self) {
        // A label may be that of a loop further out.
        if leaving.label != nil || !(isInLoop || isInSwitch) { turn = true }
      } else if let leaving = node.as(ContinueStmtSyntax.self) {
        if leaving.label != nil || !isInLoop { turn = true }
      }
      let isLoop =
        node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self)
        || node.is(RepeatStmtSyntax.self)
      let (loop, choice) = (
        isInLoop || isLoop, (isInSwitch || node.is(SwitchExprSyntax.self)) && !isLoop
      )
      for child in node.children(viewMode: .sourceAccurate) { stack.append((child, loop, choice)) }
    }
  }
}
