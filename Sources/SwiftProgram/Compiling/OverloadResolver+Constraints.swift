internal import SwiftSyntax

// The protocols that functions ask their type parameters to conform to: they decide between functions that are alike but for
// these.
extension OverloadResolver {
  /// Whether it is not known which of some functions a call means, as they differ in the protocols alone that types of
  /// arguments conform to which are not known.
  func isOpen(_ candidates: [Int], for call: FunctionCallExprSyntax, as expected: SwiftType) -> Bool
  {
    let functions = body.program.code.functions
    guard candidates.count > 1, candidates.contains(where: { !functions[$0].constraints.isEmpty })
    else { return false }
    let costs = ranked(candidates, for: call, as: expected, strictly: false).prefix(2).map(\.cost)
    guard costs.count > 1, let first = costs[0], let second = costs[1] else { return false }
    return first.isOpen(beside: second)
  }

  /// The initializer of extensions that ask for different types that a call means, as its arguments tell what the type
  /// parameters stand for; nil where they do not.
  func meant(
    _ initializers: [Int], making type: SwiftType, _ call: FunctionCallExprSyntax
  ) -> [Int]? {
    let meant = initializers.filter { number in
      let function = body.program.code.functions[number]
      // What does not fit is not meant.
      let made = try? body.calls.arguments(of: call, for: function, as: .unknown, on: type)?.result
      return made.map { function.conditions.hold(for: $0) == true } ?? false
    }
    return meant.count == 1 ? meant : nil
  }

  /// Takes into a cost what a function asks its type parameters to conform to.
  ///
  /// - Returns: Whether the arguments may be of such types.
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

  /// How many types there are.
  private static let anyBreadth = 1_000_000

  /// The type that a literal has where any type will do; nil for anything else.
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
