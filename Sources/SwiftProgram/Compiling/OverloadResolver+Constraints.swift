internal import SwiftSyntax

// The constraints of type parameters: they decide between functions that are alike otherwise.
extension OverloadResolver {
  /// Returns whether it is unknown which of several functions a call means, as they differ only in constraints, and the
  /// conformances of the arguments' types are unknown, or as one of them is for `Double` or `CGFloat` alone.
  func isOpen(_ candidates: [Int], for call: FunctionCallExprSyntax, as expected: SwiftType) -> Bool
  {
    let functions = body.program.code.functions
    guard candidates.count > 1, candidates.contains(where: { !functions[$0].generics.isEmpty })
    else { return false }
    let fitting = ranked(candidates, for: call, as: expected, strictly: false)
    guard let best = fitting.first, fitting.count > 1 else { return false }
    if fitting.dropFirst().contains(where: { sharesFractions(best.number, $0.number, call) }) {
      return true
    }
    guard let first = best.cost, let second = fitting[1].cost else { return false }
    return first.isOpen(beside: second)
  }

  /// Returns whether an argument is a floating-point number, for which one of two functions has a parameter of a type of
  /// its own and the other one a type parameter: `Double` and `CGFloat` are one type here, but not for Swift.
  private func sharesFractions(
    _ one: Int, _ other: Int, _ call: FunctionCallExprSyntax
  ) -> Bool {
    let functions = [one, other].map { body.program.code.functions[$0] }
    let (labels, arguments) = (call.argumentLabels, call.argumentExpressions)
    let matches = functions.compactMap { ParameterMatching.matches($0.parameters, labels) }
    guard matches.count == 2 else { return false }
    return arguments.indices.contains { index in
      let parameters = zip(functions, matches).compactMap { function, matches in
        zip(function.parameters, matches).first { $1.contains(index) }?.0
      }
      guard parameters.count == 2,
        let own = parameters.first(where: { $0.pattern == nil && $0.type.unwrapped == .number }),
        parameters.contains(where: { if case .parameter = $0.pattern { true } else { false } })
      else { return false }
      return !Self.isCertain(arguments[index], own.isLength ? "CGFloat" : "Double")
    }
  }

  /// Returns whether an argument is certainly of the named floating-point type: a literal is a `Double`.
  private static func isCertain(_ argument: ExprSyntax, _ name: String) -> Bool {
    LiteralSyntax.operands(of: argument).allSatisfy { operand in
      let called = operand.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return called == name
        || name == "Double"
          && (operand.is(FloatLiteralExprSyntax.self)
            || LiteralSyntax.isOpen(operand)
              && LiteralSyntax.namesFraction(operand))
    }
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
