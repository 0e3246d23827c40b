internal import SwiftSyntax

extension DeclaredName {
  /// Whether the declaration can be used with a call, whose arguments must fit, or without one.
  func accepts(_ call: FunctionCallExprSyntax?) -> Bool {
    switch declaration.meaning {
    case .function(let parameters, _):
      guard let call else { return false }
      return FunctionParameter.fits(parameters, call)
    case .value, .stored, .results, .parameter, .counter, .unknown: return call == nil
    }
  }
}

extension FunctionParameter {
  /// Returns the parameters with the arguments of a call; nil for arguments that are left out.
  static func matched(
    _ parameters: [FunctionParameter], _ call: FunctionCallExprSyntax
  ) -> [(FunctionParameter, ExprSyntax?)] {
    var arguments = Array(call.arguments)[...]
    return parameters.map { parameter in
      guard let next = arguments.first, next.label?.name == parameter.label else {
        return (parameter, nil)
      }
      arguments.removeFirst()
      return (parameter, next.expression)
    }
  }

  /// Whether a call may be one of a function with the parameters.
  static func fits(_ parameters: [FunctionParameter], _ call: FunctionCallExprSyntax) -> Bool {
    let matched = matched(parameters, call)
    return matched.count { $0.1 != nil } == call.arguments.count
      && matched.allSatisfy { $0.1 != nil || $0.0.defaultValue != nil }
  }
}
