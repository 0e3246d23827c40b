internal import SwiftProgram
internal import SwiftSyntax

/// The modifiers that follow a name or a group: `Group { a; b }.animation(…).transaction { … }`.
struct ModifierChain {
  /// The expression that is modified.
  let root: ExprSyntax

  /// The modified expression, if it is a call by name.
  let rootCall: CallSyntax?

  /// The modifiers in the order of the text.
  let modifiers: [CallSyntax]

  /// The whole expression.
  let range: Range<Int>

  /// The greatest number of modifiers that are read in a chain; modifiers of content that is not read do not count.
  private static let mostModifiers = 256

  init(_ expression: ExprSyntax, source: SwiftText) {
    var modifiers: [CallSyntax] = []
    var node = expression
    while let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      modifiers.append(CallSyntax(call, named: member.declName.baseName, source: source))
      node = base
    }
    root = node
    rootCall = node.as(FunctionCallExprSyntax.self).flatMap { call in
      call.calledExpression.as(DeclReferenceExprSyntax.self).map {
        CallSyntax(call, named: $0.baseName, source: source)
      }
    }
    self.modifiers = modifiers.reversed()
    range = source.range(of: expression)
  }

  /// Throws if there are more modifiers than a player can apply.
  func checkLength() throws(Fault) {
    guard modifiers.count > Self.mostModifiers else { return }
    throw Fault(
      .tooManyModifiers(limit: Self.mostModifiers), modifiers[Self.mostModifiers].nameRange)
  }
}
