internal import SwiftSyntax

extension BodyCompiler {
  var unfoldings: UnfoldingCompiler { UnfoldingCompiler(body: self) }
}

/// Compiles sequences whose elements a closure makes one after another.
struct UnfoldingCompiler {
  let body: BodyCompiler

  /// Compiles `sequence(first: 1) { $0 * 2 }` and `sequence(state: (0, 1)) { … }`; nil for any other call.
  func sequence(_ call: FunctionCallExprSyntax) throws -> Typed? {
    let (labels, parts) = (call.argumentLabels, call.argumentExpressions)
    guard parts.count == 2, let label = labels[0], ["first", "state"].contains(label),
      labels[1] == "next" || labels[1] == ParameterMatching.trailingLabel
    else { return nil }
    let isState = label == "state"
    let type = try isState ? body.expression(parts[0]).type : self.type(of: parts[0], parts[1])
    let start = try body.expression(parts[0], as: type)
    let next = try body.expression(
      parts[1], as: .function([type], isState ? .unknown : .optional(type)))
    let element = isState ? next.type.result.unwrapped : type
    let (begin, change, position) = (start.evaluate, next.evaluate, body.position(of: call))
    return Typed(.array(element)) { run, frame in
      let arguments = [
        CallArgument(label, try begin(run, frame)), CallArgument("next", try change(run, frame)),
      ]
      return try GlobalFunction.sequence.call(arguments, in: run, at: position)
        ?? .unknown(UnknownValue("sequence(…)", at: position))
    }
  }

  /// `AnyIterator { … }`; nil for any other call.
  func iterator(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard name == "AnyIterator", call.argumentExpressions.count == 1,
      let made = call.argumentExpressions[0].as(ClosureExprSyntax.self)
    else { return nil }
    let next = try body.expression(ExprSyntax(made), as: .function([], .unknown))
    let (evaluate, position) = (next.evaluate, body.position(of: call))
    return Typed(.array(next.type.result.unwrapped)) { run, frame in
      try evaluate(run, frame).closure.map {
        .unfolding(UnfoldingValue(start: .none, next: $0))
      } ?? .unknown(UnknownValue("\(name)(…)", at: position))
    }
  }

  /// The type of elements of which the first may be a literal: it has that of those that follow.
  private func type(of first: ExprSyntax, _ next: ExprSyntax) throws -> SwiftType {
    let type = try body.expression(first).type
    guard LiteralSyntax.isLiteral(first), next.is(ClosureExprSyntax.self) else { return type }
    let made = try body.expression(next, as: .function([.unknown], .unknown)).type.result
    return type.shared(with: made.unwrapped) ?? type
  }
}
