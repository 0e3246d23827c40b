internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var animations: AnimationCompiler { AnimationCompiler(body: self) }
}

/// Compiles modifiers that determine how changes are animated.
struct AnimationCompiler {
  let body: BodyCompiler

  /// Compiles `.animation(_:value:)`.
  func animation(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let (choice, value) = try animationArguments(of: call) else { return nil }
    return { run, frame in
      [
        .animation(
          AnimationChoice(try choice(run, frame), in: run), try value?(run, frame))
      ]
    }
  }

  /// A function that returns the effect on a body, and the value that the effect waits for; nil if there is no effect
  /// now.
  private typealias Scope = @Sendable (ProgramRun, Frame) throws -> (TransactionEffect, ViewKey?)?

  /// Compiles `.animation(_:body:)` and `.transaction(_:body:)`: a view with the modifiers of the body; nil for any
  /// other form.
  func scoped(_ name: String, _ base: Typed, _ call: FunctionCallExprSyntax) throws -> Typed? {
    let made: (content: ExprSyntax, scope: Scope)?
    switch name {
    case "animation": made = try animationScope(call)
    case "transaction": made = try transactionScope(call)
    default: return nil
    }
    guard let (code, scope) = made else { return nil }
    let content = try body.closures.content(code, [.view]).evaluate
    let (view, position) = (base.evaluate, body.position(of: call))
    return Typed(.view) { run, frame in
      let element = try run.element(try view(run, frame), at: position)
      let effect = try scope(run, frame)
      guard let closure = run.closure(try content(run, frame)) else { return .view(element) }
      guard let (effect, key) = effect else {
        return .view(
          try run.element(try run.functions.call(closure, [.view(element)]), at: position))
      }
      let given = SwiftValue.view(.modified(element, .scopeContent, position))
      let shown = try run.element(try run.functions.call(closure, [given]), at: position)
      return .view(.modified(shown, .scope(effect, key), position))
    }
  }

  private func animationScope(
    _ call: FunctionCallExprSyntax
  ) throws -> (content: ExprSyntax, scope: Scope)? {
    guard let code = call.argumentExpressions.last(where: { $0.is(ClosureExprSyntax.self) }),
      let (choice, value) = try animationArguments(of: call)
    else { return nil }
    let position = body.position(of: call)
    let scope: Scope = { run, frame in
      if value != nil {
        run.note(
          "'.animation(_:value:)' with a closure is not valid SwiftUI; it is read as the form with a body that acts when "
            + "the value changes", at: position)
      }
      let animation = AnimationChoice(try choice(run, frame), in: run)
      return (.animation(animation), try value?(run, frame))
    }
    return (code, scope)
  }

  /// Compiles the animation of `.animation(…)`, and the value that it waits for.
  private func animationArguments(of call: FunctionCallExprSyntax) throws
    -> (choice: Compute, value: (@Sendable (ProgramRun, Frame) throws -> ViewKey)?)?
  {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let choice = try body.expression(first.expression, as: .optional(.animation)).evaluate
    let value = try call.arguments.first { $0.label?.text == "value" }.map {
      try awaited($0.expression)
    }
    return (choice, value)
  }

  /// Compiles the value that a modifier waits for: whether an unknown value has changed is unknown, too, unless it is a
  /// plain name and nothing was done since that could have changed it.
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

  /// Returns whether an expression consists of names and dots alone.
  private static func isName(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base.map(isName) ?? true }
    return node.is(DeclReferenceExprSyntax.self)
  }

  /// Compiles `.transaction(_:)`, with a value or without one; nil for arguments that no overload of SwiftUI takes.
  func transaction(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let change = try transactionChange(call) else { return nil }
    let position = transactionPosition(of: call)
    return { run, frame in
      let (closure, key) = try change.make(run, frame)
      guard run.transactionMaker.hasTransactions(at: position) else { return [] }
      return [.transaction(closure, key)]
    }
  }

  private func transactionScope(
    _ call: FunctionCallExprSyntax
  ) throws -> (content: ExprSyntax, scope: Scope)? {
    guard let change = try transactionChange(call), let content = change.content else { return nil }
    let position = transactionPosition(of: call)
    let scope: Scope = { run, frame in
      let (closure, key) = try change.make(run, frame)
      guard run.transactionMaker.hasTransactions(at: position) else { return nil }
      return (.closure(closure), key)
    }
    return (content, scope)
  }

  private func transactionPosition(of call: FunctionCallExprSyntax) -> SourcePosition {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return name.map { body.position(of: $0) } ?? body.position(of: call)
  }

  /// Compiles the change that `.transaction(…)` makes to transactions, the value that it waits for, and its body.
  private func transactionChange(_ call: FunctionCallExprSyntax) throws -> (
    make: @Sendable (ProgramRun, Frame) throws -> (ClosureValue, ViewKey?), content: ExprSyntax?
  )? {
    var rest = Array(zip(call.argumentLabels, call.argumentExpressions))
    let awaitedIndex = rest.firstIndex { $0.0 == "value" }
    let awaitedValue = awaitedIndex.map { rest.remove(at: $0).1 }
    guard let transform = rest.first?.1, Self.takesTransform(rest, hasValue: awaitedValue != nil)
    else { return nil }
    let value = try awaitedValue.map { try awaited($0) }
    let change = try body.expression(transform, as: .function([.transaction], .void)).evaluate
    let (words, position) = (body.short(transform), transactionPosition(of: call))
    return (
      { run, frame in
        let given = try change(run, frame)
        let closure =
          given.closure ?? Self.transform(given.unknown ?? UnknownValue(words, at: position))
        return (closure, try value?(run, frame))
      }, rest.count > 1 ? rest[1].1 : nil
    )
  }

  /// Returns whether arguments, except for the value, are a function that changes a transaction and at most a body.
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

  /// Returns a closure whose change of a transaction is unknown.
  private static func transform(_ unknown: UnknownValue) -> ClosureValue {
    let code = ClosureCode(
      parameterCount: 1, parameterTypes: [.transaction], slotCount: 1,
      body: { _, _ in .returned(.unknown(unknown)) }, changesState: false)
    return ClosureValue(code: code, frame: nil)
  }

  /// Compiles `.transition(_:)`.
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
