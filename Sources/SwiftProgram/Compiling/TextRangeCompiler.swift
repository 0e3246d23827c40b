internal import SwiftSyntax

extension BodyCompiler {
  var textRanges: TextRangeCompiler { TextRangeCompiler(body: self) }
}

/// Compiles tests whether a text is in a range between string literals, such as `"a"..."z"`.
struct TextRangeCompiler {
  let body: BodyCompiler

  /// The test whether a text is in a range of texts: true, false, or unknown.
  typealias Contains = @Sendable (SwiftValue, ProgramRun, Frame) throws -> SwiftValue

  /// Compiles the test of a range of texts; nil for any other expression.
  func contains(_ node: ExprSyntax) throws -> Contains? {
    if let only = node.as(TupleExprSyntax.self)?.parenthesized { return try contains(only) }
    guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "..." || sign == "..<", parts[0].is(StringLiteralExprSyntax.self),
      parts[2].is(StringLiteralExprSyntax.self)
    else { return nil }
    let (lower, upper) = (
      try body.expression(parts[0]).evaluate, try body.expression(parts[2]).evaluate
    )
    let (words, position) = (body.short(node), body.position(of: node))
    return { value, run, frame in
      let (lower, upper) = (try lower(run, frame), try upper(run, frame))
      guard case .text(let first) = lower, case .text(let last) = upper, first <= last,
        case .text(let text) = value
      else {
        return .unknown(
          value.unknown ?? lower.unknown ?? upper.unknown ?? UnknownValue(words, at: position))
      }
      return .boolean(first <= text && (sign == "..." ? text <= last : text < last))
    }
  }

  /// Compiles a chain that begins with `("a"..."z").contains(letter)`, and removes the links of that call; nil for any
  /// other chain.
  func call(_ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard head.is(TupleExprSyntax.self), case .name(let name)? = links.first,
      name.baseName.text == "contains", case .call(let call)? = links.dropFirst().first,
      call.argumentLabels == [nil], let argument = call.argumentExpressions.first,
      let contains = try contains(head)
    else { return nil }
    links.removeFirst(2)
    let evaluate = try body.expression(argument, as: .text).evaluate
    return Typed(.boolean) { run, frame in
      try contains(try evaluate(run, frame), run, frame)
    }
  }
}
