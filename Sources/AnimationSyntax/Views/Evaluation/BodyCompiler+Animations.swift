internal import MotionRecording
internal import SwiftSyntax

// Modifiers that say how changes are animated.
extension BodyCompiler {
  /// `.animation(_:value:)` and `.animation(_:body:)`.
  func animation(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let choice = try expression(first.expression, as: .optional(.animation)).evaluate
    let value = try call.arguments.first { $0.label?.text == "value" }.map {
      try expression($0.expression)
    }?.evaluate
    let closures = Array(zip(labels(of: call), expressions(of: call))).filter {
      $0.1.is(ClosureExprSyntax.self)
    }
    let position = position(of: call)
    if let body = closures.last?.1 {
      let inside = try scopedBody(body)
      let hasValue = value != nil
      return { run, frame in
        if hasValue {
          run.note(
            "'.animation(_:value:)' with a closure is no SwiftUI; it is read as the form with a body that acts when "
              + "the value changes", at: position)
        }
        let animation = run.animation(try choice(run, frame))
        let key = try value.map { ViewKey(try $0(run, frame).key) }
        return [.scoped(ViewTransactionValue(animation: animation), key, try inside(run, frame))]
      }
    }
    return { run, frame in
      [
        .animation(
          run.animation(try choice(run, frame)), try value.map { ViewKey(try $0(run, frame).key) })
      ]
    }
  }

  /// The modifiers that the body of `.animation(_:body:)` puts on its content.
  private func scopedBody(_ node: ExprSyntax) throws -> Modify {
    let content = try self.content(node, [.view]).evaluate
    return { run, frame in
      guard let closure = try content(run, frame).closure else { return [] }
      let hole = ViewElement.made(MadeView(kind: ViewElement.holeKind, position: .none))
      let element = try run.element(try run.call(closure, [.view(hole)]), at: .none)
      return element.modifiersOfHole
    }
  }

  /// `.transaction(_:)`, with a value or a body.
  func transaction(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let closures = expressions(of: call).filter { $0.is(ClosureExprSyntax.self) }
    guard let transform = closures.first else { return nil }
    let value = try call.arguments.first { $0.label?.text == "value" }.map {
      try expression($0.expression)
    }?.evaluate
    let change = try expression(transform, as: .function([.transaction], .void)).evaluate
    let inside = closures.count > 1 ? try scopedBody(closures[1]) : nil
    return { run, frame in
      guard let closure = try change(run, frame).closure else { return [] }
      let set = try run.transactionChange(closure)
      let key = try value.map { ViewKey(try $0(run, frame).key) }
      if let inside { return [.scoped(set, key, try inside(run, frame))] }
      return [.transaction(set, key)]
    }
  }

  /// `.transition(_:)`.
  func transition(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try expression(argument.expression, as: .transition).evaluate
    return { run, frame in
      switch try evaluate(run, frame) {
      case .transition(let value): return [.transition(value, unknown: nil)]
      case .unknown(let unknown): return [.transition(nil, unknown: unknown)]
      default: return []
      }
    }
  }
}
