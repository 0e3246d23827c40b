internal import SwiftSyntax

/// The awaited calls of an expression: they are made before the rest of it is evaluated, and their values are kept
/// until then.
///
/// This is Swift's order, unless a value that may change during a wait is read before a call, or a condition decides
/// whether a call is made. In such an expression no call is made early.
struct AwaitedValues {
  /// The calls that are made first.
  private(set) var steps: [AsyncCode] = []

  /// The compiler of the expression, which knows the awaited values.
  private(set) var body: BodyCompiler

  /// The number of reads so far whose values may change.
  private var readCount = 0

  /// Whether some call cannot be made early, so that none is.
  private(set) var isTangled = false

  /// The context of a node.
  private struct Context {
    var isAwaited = false
    var dropsErrors = false

    /// Whether a condition decides if the node is evaluated.
    var isConditional = false
  }

  /// Visits the parts of a statement that are evaluated first.
  ///
  /// - Parameters:
  ///   - nodes: The parts.
  ///   - body: The compiler of the statement.
  ///   - isAwaited: Whether calls in them are awaited without `await`, as in `async let`.
  init(in nodes: [Syntax], _ body: BodyCompiler, isAwaited: Bool = false) throws {
    self.body = body
    guard isAwaited || nodes.contains(where: SuspensionCompiler.waits) else { return }
    for node in nodes { try visit(node, Context(isAwaited: isAwaited)) }
    if isTangled { (steps, self.body) = ([], body) }
  }

  /// Returns code that runs once the values are there.
  func before(_ code: AsyncCode) -> AsyncCode {
    steps.isEmpty
      ? code : .sequence(steps.map { AsyncCode.Step(code: $0) } + [AsyncCode.Step(code: code)])
  }

  private mutating func visit(_ node: Syntax, _ context: Context) throws {
    var context = context
    switch node.kind {
    case .closureExpr, .functionDecl, .codeBlock, .structDecl, .classDecl, .enumDecl: return
    case .ifExpr, .switchExpr: context.isConditional = true
    case .awaitExpr: context.isAwaited = true
    default: break
    }
    if let tried = node.as(TryExprSyntax.self), tried.questionOrExclamationMark?.text == "?" {
      context.dropsErrors = true
    }
    if let sequence = node.as(SequenceExprSyntax.self) { return try visit(sequence, context) }
    if let call = node.as(FunctionCallExprSyntax.self) { return try visit(call, context) }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      if let (_, local) = body.scope.find(name.baseName.plainText), local.isTask {
        guard context.isAwaited else { return }
        let task = try body.expression(ExprSyntax(name))
        return keep(context, name.id, local.type) {
          .join(task.evaluate, instead: task.evaluate, keep: $0)
        }
      }
      note(name.baseName.plainText)
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      if context.isAwaited, member.declName.baseName.text == "value", let base = member.base,
        case let task = try body.expression(base), task.type.isUnknown
      {
        let value = try body.expression(ExprSyntax(member)).evaluate
        return keep(context, member.id, .unknown) {
          .join(task.evaluate, instead: value, keep: $0)
        }
      }
      // `self.count` reads a value that may change, `.zero` does not.
      if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        readCount += 1
      }
      if let base = member.base { try visit(Syntax(base), context) }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { try visit(child, context) }
  }

  private mutating func note(_ name: String) {
    guard name != "self", name.first?.isUppercase == false, body.scope.find(name) == nil else {
      return
    }
    readCount += 1
  }

  private mutating func visit(_ sequence: SequenceExprSyntax, _ context: Context) throws {
    var context = context
    var elements = Array(sequence.elements)[...]
    // The target of an assignment is not read before; `await` and `try` cover everything after them.
    if AssignmentCompiler.isAssignment(ExprSyntax(sequence)) { elements = elements.dropFirst(2) }
    for element in elements {
      if let operation = element.as(BinaryOperatorExprSyntax.self) {
        if ["&&", "||", "??"].contains(operation.operator.text) { context.isConditional = true }
        continue
      }
      if element.is(UnresolvedTernaryExprSyntax.self) { context.isConditional = true }
      try visit(Syntax(element), context)
      var inner = element
      while true {
        if let tried = inner.as(TryExprSyntax.self) {
          if tried.questionOrExclamationMark?.text == "?" { context.dropsErrors = true }
          inner = tried.expression
        } else if let awaited = inner.as(AwaitExprSyntax.self) {
          context.isAwaited = true
          inner = awaited.expression
        } else {
          break
        }
      }
    }
  }

  private mutating func visit(_ call: FunctionCallExprSyntax, _ context: Context) throws {
    let before = readCount
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      try visit(Syntax(base), context)
    } else if !call.calledExpression.is(DeclReferenceExprSyntax.self) {
      try visit(Syntax(call.calledExpression), context)
    }
    for argument in call.arguments { try visit(Syntax(argument), context) }
    guard context.isAwaited, !isTangled else { return }
    guard let code = try body.suspensions.value(of: call) else { return }
    // The values that the call itself reads are read before it waits.
    readCount = before
    keep(context, call.id, try body.expression(ExprSyntax(call)).type) { code.keeping($0) }
  }

  /// Keeps the value of an awaited node until the expression is evaluated.
  private mutating func keep(
    _ context: Context, _ node: SyntaxIdentifier, _ type: SwiftType,
    _ code: (@escaping AsyncCode.Keep) -> AsyncCode
  ) {
    if context.isConditional || readCount > 0 { isTangled = true }
    let slot = body.scope.declare("await \(body.scope.slotCount)", type)
    let work = code { value, run, frame in frame.slots[slot] = run.types.coerce(value, to: type) }
    steps.append(context.dropsErrors ? work.catching { $0.slots[slot] = .nothing } : work)
    body.awaited[node] = Typed(type) { _, frame in frame.slots[slot] }
  }
}

extension AsyncCode {
  /// Returns the code with a function that keeps its result.
  fileprivate func keeping(_ keep: @escaping Keep) -> AsyncCode {
    switch self {
    case .call(let begin, _): .call(begin, keep: keep)
    default:
      .sequence([
        Step(code: self),
        Step(
          code: .plain { run, frame in
            keep(.void, run, frame)
            return .next
          }),
      ])
    }
  }

  /// Returns the code with work that is done where it throws an error, which is caught.
  fileprivate func catching(_ work: @escaping @Sendable (Frame) -> Void) -> AsyncCode {
    let instead = AsyncCode.plain { _, frame in
      work(frame)
      return .next
    }
    return .caught(self, .all(instead))
  }
}
