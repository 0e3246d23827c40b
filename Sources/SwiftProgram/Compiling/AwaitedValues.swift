internal import SwiftSyntax

/// The calls of which an expression waits for the values: they are made before the rest of it is evaluated, and their
/// values are kept until then.
///
/// That is the order of Swift's unless something is read before a call that may change while it waits, or it depends on
/// something whether a call is made. Of such an expression nothing is made before.
struct AwaitedValues {
  /// The steps that are done first.
  private(set) var steps: [AsyncCode] = []

  /// Compiles the expression, and knows the values.
  private(set) var body: BodyCompiler

  /// How much has been read that may change.
  private var readCount = 0

  /// Whether something cannot be done first, so that nothing is.
  private(set) var isTangled = false

  /// The surroundings of a node.
  private struct Context {
    var isAwaited = false
    var dropsErrors = false

    /// Whether it depends on something whether the node is evaluated.
    var isConditional = false
  }

  /// Looks through the parts of a statement that are evaluated first.
  ///
  /// - Parameters:
  ///   - nodes: The parts.
  ///   - body: The compiler of the statement.
  ///   - isAwaited: Whether what they call is waited for without `await`, as in `async let`.
  init(in nodes: [Syntax], _ body: BodyCompiler, isAwaited: Bool = false) throws {
    self.body = body
    guard isAwaited || nodes.contains(where: SuspensionCompiler.waits) else { return }
    for node in nodes { try visit(node, Context(isAwaited: isAwaited)) }
    if isTangled { (steps, self.body) = ([], body) }
  }

  /// Code that is done once the values are there.
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
      // `self.count` reads what may change, `.zero` does not.
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
    // The target of an assignment is not read before; `await` and `try` are meant for all that follows them.
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
    // The values that the call reads itself are read before it waits.
    readCount = before
    keep(context, call.id, try body.expression(ExprSyntax(call)).type) { code.keeping($0) }
  }

  /// Keeps the value of a node that is waited for until the expression is evaluated.
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
  /// The same, with something that is done with the value that it gives.
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

  /// The same, with something that is done where it throws an error, which goes no further.
  fileprivate func catching(_ work: @escaping @Sendable (Frame) -> Void) -> AsyncCode {
    let instead = AsyncCode.plain { _, frame in
      work(frame)
      return .next
    }
    return .caught(self, .all(instead))
  }
}
