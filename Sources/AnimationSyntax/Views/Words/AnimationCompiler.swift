internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var animations: AnimationCompiler { AnimationCompiler(body: self) }
}

/// Compiles modifiers that say how changes are animated.
struct AnimationCompiler {
  let body: BodyCompiler

  /// `.animation(_:value:)` and `.animation(_:body:)`.
  func animation(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let choice = try body.expression(first.expression, as: .optional(.animation)).evaluate
    let value = try call.arguments.first { $0.label?.text == "value" }.map {
      try awaited($0.expression)
    }
    let closures = Array(zip(call.argumentLabels, call.argumentExpressions)).filter {
      $0.1.is(ClosureExprSyntax.self)
    }
    let position = body.position(of: call)
    if let code = closures.last?.1 {
      let inside = try scopedBody(code)
      let hasValue = value != nil
      return { run, frame in
        if hasValue {
          run.note(
            "'.animation(_:value:)' with a closure is not valid SwiftUI; it is read as the form with a body that acts when "
              + "the value changes", at: position)
        }
        let animation = run.catalog.animation(try choice(run, frame))
        let key = try value?(run, frame)
        return [.scoped(.animation(animation), key, try inside(run, frame))]
      }
    }
    return { run, frame in
      [
        .animation(
          run.catalog.animation(try choice(run, frame)), try value?(run, frame))
      ]
    }
  }

  /// What a link waits for: whether a value that is not known has changed is not known either, unless it is named alone
  /// and nothing was done since that could have changed it.
  private func awaited(_ node: ExprSyntax) throws
    -> @Sendable (ProgramRun, Frame) throws -> ViewKey
  {
    let evaluate = try body.expression(node).evaluate
    let isName = Self.isName(node)
    return { run, frame in
      let value = try evaluate(run, frame)
      guard let unknown = value.unknownPart else { return run.comparisons.key(of: value) }
      let count = run.changeCount(ofUnknown: isName && value.isUnknown)
      return ViewKey("\(value.key) \(count)", unknown: run.number(of: unknown))
    }
  }

  /// Whether an expression consists of names and dots alone.
  private static func isName(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base.map(isName) ?? true }
    return node.is(DeclReferenceExprSyntax.self)
  }

  /// The modifiers that the body of `.animation(_:body:)` puts on its content.
  private func scopedBody(_ node: ExprSyntax) throws -> Modify {
    let content = try body.closures.content(node, [.view]).evaluate
    return { run, frame in
      guard let closure = run.closure(try content(run, frame)) else { return [] }
      let hole = ViewElement.made(MadeView(kind: ViewElement.holeKind, position: .none))
      let element = try run.element(try run.functions.call(closure, [.view(hole)]), at: .none)
      return element.modifiersOfHole
    }
  }

  /// `.transaction(_:)`, with a value or a body; nil for arguments that SwiftUI's takes in no overload.
  func transaction(_ call: FunctionCallExprSyntax) throws -> Modify? {
    var rest = Array(zip(call.argumentLabels, call.argumentExpressions))
    let awaitedIndex = rest.firstIndex { $0.0 == "value" }
    let awaitedValue = awaitedIndex.map { rest.remove(at: $0).1 }
    guard let transform = rest.first?.1, Self.takesTransform(rest, hasValue: awaitedValue != nil)
    else { return nil }
    let value = try awaitedValue.map { try awaited($0) }
    let change = try body.expression(transform, as: .function([.transaction], .void)).evaluate
    let inside = rest.count > 1 ? try scopedBody(rest[1].1) : nil
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    let words = body.short(transform)
    let position = name.map { body.position(of: $0) } ?? body.position(of: call)
    return { run, frame in
      let given = try change(run, frame)
      let closure =
        given.closure ?? Self.transform(given.unknown ?? UnknownValue(words, at: position))
      let key = try value?(run, frame)
      guard run.transactionMaker.hasTransactions(at: position) else {
        return try inside?(run, frame) ?? []
      }
      if let inside { return [.scoped(.closure(closure), key, try inside(run, frame))] }
      return [.transaction(closure, key)]
    }
  }

  /// Whether arguments, the value that is waited for aside, are what changes a transaction and at most a body.
  private static func takesTransform(
    _ arguments: [(label: String?, value: ExprSyntax)], hasValue: Bool
  ) -> Bool {
    let isNamed =
      arguments[0].value.is(DeclReferenceExprSyntax.self)
      || arguments[0].value.is(MemberAccessExprSyntax.self)
      || arguments[0].value.is(FunctionCallExprSyntax.self)
    guard arguments[0].value.is(ClosureExprSyntax.self) || isNamed else { return false }
    switch arguments.count {
    case 1:
      return arguments[0].label == nil || arguments[0].label == ParameterMatching.trailingLabel
    case 2:
      return !hasValue && arguments[0].label != "body"
        && (arguments[1].value.is(ClosureExprSyntax.self) || arguments[1].label == "body")
    default: return false
    }
  }

  /// What changes a transaction in a way that is not known.
  private static func transform(_ unknown: UnknownValue) -> ClosureValue {
    let code = ClosureCode(
      parameterCount: 1, parameterTypes: [.transaction], slotCount: 1,
      body: { _, _ in .returned(.unknown(unknown)) }, changesState: false)
    return ClosureValue(code: code, frame: nil)
  }

  /// `.transition(_:)`.
  func transition(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try body.expression(argument.expression, as: .transition).evaluate
    let (words, position) = (
      body.short(argument.expression), body.position(of: argument.expression)
    )
    return { run, frame in
      switch try evaluate(run, frame) {
      case .transition(let value): return [.transition(value, unknown: nil)]
      case .unknown(let unknown): return [.transition(nil, unknown: unknown)]
      default: return [.transition(nil, unknown: UnknownValue(words, at: position))]
      }
    }
  }
}
