internal import SwiftProgram
internal import SwiftSyntax

/// The phase and keyframe animators in a piece of code: alone, among the modifiers of a view, in a container or in
/// the body of a whole view.
///
/// Animators in the content of another animator are left out.
struct AnimatorCalls {
  /// An animator.
  struct Found {
    let call: CallSyntax
    /// The view that the animator moves, if it is a modifier; nil otherwise.
    let view: ExprSyntax?
  }

  private(set) var all: [Found] = []

  init(in node: some SyntaxProtocol, source: SwiftText) {
    var stack = [Syntax(node)]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), let token = call.animatorName {
        let view = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        all.append(Found(call: CallSyntax(call, named: token, source: source), view: view))
        if let view { stack.append(Syntax(view)) }
        continue
      }
      stack.appendReversed(childrenOf: node)
    }
    // A modifier is found before the view that it modifies.
    all.sort { $0.call.nameRange.lowerBound < $1.call.nameRange.lowerBound }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the animator that is called; nil for any other call.
  fileprivate var animatorName: TokenSyntax? {
    let isClosed = trailingClosure != nil || !arguments.isEmpty
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return AnimatorNames.all.contains(reference.baseName.text) && isClosed
        ? reference.baseName : nil
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName
    return AnimatorNames.all.contains(name.text) ? name : nil
  }
}
