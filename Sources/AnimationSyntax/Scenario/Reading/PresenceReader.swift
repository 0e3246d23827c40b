internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads the insertion and removal of views by name.
struct PresenceReader {
  let source: SwiftText
  let scope: Scope

  /// Reads `appear(card)` or `disappear(card)`.
  func action(_ call: CallSyntax) throws(Fault) -> ScriptAction {
    try call.check(positional: 1)
    let expression = try call.onlyArgument("view")
    let range = source.range(of: expression)
    guard let name = expression.viewName else {
      throw Fault(.scenario(.view(.onlyViews(source.text(of: expression)))), range)
    }
    guard let meaning = scope.meanings[name] else {
      let views = scope.declared.filter {
        if case .view = scope.meanings[$0] { true } else { false }
      }
      if let near = SpellingSuggestion.nearest(to: name, among: views) {
        throw Fault(.unknownName(name, expected: "a view", suggestion: near), range)
      }
      guard scope.all[name] == nil else { throw scope.unknown(name, at: range) }
      throw Fault(.scenario(.view(.onlyViews(name))), range)
    }
    guard case .view(let hasCondition) = meaning else {
      throw Fault(.scenario(.view(.onlyViews(name))), range)
    }
    guard !hasCondition else { throw Fault(.scenario(.view(.hasCondition(name))), range) }
    return call.name == "appear" ? .appear(name) : .disappear(name)
  }
}

extension ExprSyntax {
  /// The name of the view: `card`, or `Card()` without arguments; nil for any other expression.
  var viewName: String? {
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      callee.first?.isUppercase == true
    {
      return callee
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.filter { $0 != "`" }
  }
}
