internal import SwiftSyntax

// The constraints of type parameters: they decide between functions that are alike otherwise.
extension OverloadResolver {
  /// Returns whether it is unknown which of several functions a call means, as they differ only in constraints, and the
  /// conformances of the arguments' types are unknown.
  func isOpen(_ candidates: [Int], for call: FunctionCallExprSyntax, as expected: SwiftType) -> Bool
  {
    let functions = body.program.code.functions
    guard candidates.count > 1, candidates.contains(where: { !functions[$0].constraints.isEmpty })
    else { return false }
    let costs = ranked(candidates, for: call, as: expected, strictly: false).prefix(2).map(\.cost)
    guard costs.count > 1, let first = costs[0], let second = costs[1] else { return false }
    return first.isOpen(beside: second)
  }

  /// Returns the initializer that a call means among those of extensions with different conditions, where the arguments
  /// determine the type arguments; nil if they do not.
  func meant(
    _ initializers: [Int], making type: SwiftType, _ call: FunctionCallExprSyntax
  ) -> [Int]? {
    let meant = initializers.filter { number in
      let function = body.program.code.functions[number]
      // An initializer whose parameters do not fit is not meant.
      let made = try? body.calls.arguments(of: call, for: function, as: .unknown, on: type)?.result
      return made.map { function.conditions.hold(for: $0) == true } ?? false
    }
    return meant.count == 1 ? meant : nil
  }

  /// Adds the constraints of a function to its cost.
  ///
  /// - Returns: Whether the arguments may satisfy the constraints.
  func constrain(
    _ cost: inout OverloadCost?, of number: Int, _ arguments: [ExprSyntax], _ labels: [String?]
  ) -> Bool {
    let function = body.program.code.functions[number]
    guard let matches = ParameterMatching.matches(function.parameters, labels) else { return true }
    for (parameter, indices) in zip(function.parameters, matches) {
      guard case .parameter(let name)? = parameter.pattern, let index = indices.first,
        function.generics[name] != nil
      else { continue }
      let constraints = function.constraints[name] ?? []
      let breadth = constraints.map(\.breadth).min() ?? Self.anyBreadth
      let known = cost?.breadth ?? 0
      cost?.breadth = max(known, breadth)
      let type = literalType(of: arguments[index]) ?? naturalType(of: arguments[index])
      switch constraints.hold(for: type) {
      case false?: return false
      case nil: cost?.isDoubtful = true
      case true?: break
      }
    }
    return true
  }

  /// The number of all types.
  private static let anyBreadth = 1_000_000

  /// Returns the type of a literal where any type is accepted; nil for any other expression.
  private func literalType(of node: ExprSyntax) -> SwiftType? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: .integer
    case .floatLiteralExpr: .number
    case .booleanLiteralExpr: .boolean
    case .stringLiteralExpr: .text
    default: nil
    }
  }
}
