internal import SwiftSyntax

extension BodyCompiler {
  var reductions: ReductionCompiler { ReductionCompiler(body: self) }
}

/// Determines the type of the result of `reduce` where the initial value is a literal.
struct ReductionCompiler {
  let body: BodyCompiler

  /// Returns the type of the result of a reduction; that of the initial value itself where it is not a literal.
  ///
  /// The `0` in `cards.reduce(0) { $0 + $1.price }` is a fraction because prices are.
  func type(of call: FunctionCallExprSyntax, over element: SwiftType) throws -> SwiftType {
    guard let first = call.arguments.first else { return .unknown }
    let begun = try body.expression(first.expression).type
    guard Self.isOpen(first.expression) else { return begun }
    guard let closure = call.argumentExpressions.dropFirst().first,
      closure.is(ClosureExprSyntax.self)
    else { return type(begun, over: element) }
    let changes = first.label?.text == "into"
    // The type of the literal alone would hide that of the values that it is combined with.
    for start in changes || body.isGeneric ? [.unknown] : [.unknown, begun] {
      let typed = try body.expression(
        closure, as: .function([start, element], changes ? .void : .unknown))
      guard case .function(let parameters, let result) = typed.type else { break }
      let found = changes ? parameters.first ?? .unknown : result
      if !found.isUnknown { return begun.shared(with: found) ?? begun }
    }
    return type(begun, over: element)
  }

  /// Returns the type of a literal that begins a sum: that of the elements, which is any type in generic code.
  private func type(_ begun: SwiftType, over element: SwiftType) -> SwiftType {
    if begun == .integer, element.isUnknown, body.isGeneric { return .unknown }
    guard element.isFraction else { return begun }
    return begun.shared(with: element) ?? begun
  }

  /// Returns whether an expression consists of literals alone, also in tuples and arrays.
  static func isOpen(_ node: ExprSyntax) -> Bool {
    if let tuple = node.as(TupleExprSyntax.self) {
      return tuple.elements.allSatisfy { isOpen($0.expression) }
    }
    if let array = node.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isOpen($0.expression) }
    }
    return LiteralSyntax.isLiteral(node)
  }
}
