internal import SwiftSyntax

// The reading of an assignment.
extension PropertyStart {
  /// Reads `self.duration = duration` and `_duration = State(initialValue: duration)`; nil for any other assignment.
  ///
  /// - Parameters:
  ///   - sequence: The assignment.
  ///   - scope: The scope of the assignment.
  ///   - file: The file, as far as it has been read.
  init?(_ sequence: SequenceExprSyntax, in scope: Int, of file: ScannedFile) {
    guard let type = file.type(initializedIn: scope) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    switch elements[0].as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: break
    case .memberAccessExpr(let member) where member.base?.lastName == "self": break
    default: return nil
    }
    guard let name = elements[0].lastName else { return nil }
    self.type = type
    self.scope = scope
    guard name.utf8.first == UInt8(ascii: "_") else {
      self.name = name
      value = WrittenCode(range: file.text.range(from: elements[2], through: sequence))
      return
    }
    guard elements.count == 3, let call = elements[2].as(FunctionCallExprSyntax.self),
      call.calledExpression.lastName == "State", let argument = call.arguments.first,
      ["initialValue", "wrappedValue"].contains(argument.label?.text)
    else { return nil }
    self.name = String(name.dropFirst())
    value = WrittenCode(argument.expression, in: file.text)
  }
}

extension ScannedFile {
  /// Returns the qualified name of the type whose initializer has a scope as its body; nil for any other scope.
  fileprivate func type(initializedIn scope: Int) -> String? {
    guard let function = scopes[scope].parent, scopes[function].name == "init",
      let outer = scopes[function].parent, case .type(let type) = scopes[outer].kind
    else { return nil }
    return type
  }
}
