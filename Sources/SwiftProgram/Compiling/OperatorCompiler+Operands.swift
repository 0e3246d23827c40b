internal import SwiftSyntax

// Arithmetic and comparisons.
extension OperatorCompiler {
  /// Compiles operands with operators of arithmetic, a comparison or a range between them.
  func combined(
    _ parts: [ArraySlice<ExprSyntax>], _ operators: [ExprSyntax], as expected: SwiftType,
    isComparison: Bool = false, isRange: Bool = false
  ) throws -> Typed {
    // An operand that consists of literals and leading dots has the type of the other side.
    func compiled(as type: SwiftType) throws -> [Typed?] {
      try parts.map { $0.allSatisfy(LiteralSyntax.isOpen) ? nil : try operation($0, as: type) }
    }
    let names = operators.map {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? body.text(of: $0)
    }
    if names.contains(where: { body.program.code.operators.infix[$0] != nil }),
      let own = try body.ownOperators.operation(
        parts, body.ownLiterals.without(parts, try compiled(as: .unknown)), operators)
    {
      return own
    }
    var operands = body.ownLiterals.without(
      parts, try compiled(as: isComparison ? .unknown : expected))
    if expected.isUnknown, !isRange { operands = try sharing(operands, of: parts) }
    var common = operands.compactMap { $0?.type.unwrapped }.first { !$0.isUnknown } ?? .unknown
    if common.isUnknown {
      if !expected.isUnknown {
        common = expected
      } else if zip(parts, operands).contains(where: { part, operand in
        operand == nil
          && part.contains { LiteralSyntax.hasFraction($0) || LiteralSyntax.namesFraction($0) }
      }) {
        common = .number
      }
    }
    // `.degrees(30) * share`: a number scales a value of the expected type.
    if case .geometry = expected.unwrapped, common.isNumeric, !isComparison,
      zip(parts, operands).contains(where: { part, operand in
        operand == nil
          && part.contains {
            !LiteralSyntax.isLiteral($0) && !LiteralSyntax.namesFraction($0)
          }
      })
    {
      common = expected.unwrapped
    }
    for index in operands.indices where operands[index] == nil {
      let isFactor =
        if case .geometry = common {
          parts[index].allSatisfy { LiteralSyntax.isLiteral($0) || LiteralSyntax.namesFraction($0) }
        } else { false }
      // `.none` next to an optional is nil.
      let isMissing =
        ["none", "some"].contains(
          parts[index].first.flatMap(LiteralSyntax.leadingName)?.name ?? "")
        && operands.contains { $0?.type.wrapped != nil }
      operands[index] = try operation(
        parts[index], as: isFactor ? .number : isMissing ? .optional(common) : common)
    }
    // An integer next to a fraction stands for a literal, as in `[1, 2].map { $0 * 0.5 }`.
    if common == .integer, operands.contains(where: { $0?.type.isFraction == true }) {
      common = operands.reduce(common) { $0.shared(with: $1?.type ?? .unknown) ?? $0 }
      operands = try parts.map { try operation($0, as: common) }
    }
    let all = operands.compactMap { $0 }
    let evaluations = all.map(\.evaluate)
    let whole = body.position(from: parts[0] + parts[parts.count - 1])
    let places = zip(operators, parts.dropFirst()).map {
      OperatorPlace(sign: body.position(of: $0), operand: body.position(from: $1), whole: whole)
    }
    let type: SwiftType =
      isComparison
      ? .boolean
      : isRange
        ? .range(common.isUnknown ? .integer : common)
        : common.isUnknown
          ? all.first?.type ?? .unknown
          : all.reduce(common) { body.program.declarations.common($0, $1.type.unwrapped) }
    return Typed(type) { run, frame in
      var value = try evaluations[0](run, frame)
      for index in names.indices {
        value = try run.operators.combined(
          value, names[index], try evaluations[index + 1](run, frame), at: places[index])
      }
      return value
    }
  }

  /// Returns operands in which collection and tuple literals have the type of the other operands, as in `doubles + [1]`
  /// and `tabs == [.home]`.
  private func sharing(_ operands: [Typed?], of parts: [ArraySlice<ExprSyntax>]) throws -> [Typed?]
  {
    let isLiteral = zip(parts, operands).map { part, operand in
      operand?.type.isDeclared == false && part.allSatisfy(LiteralSyntax.isCollection)
    }
    guard isLiteral.contains(true) else { return operands }
    let known = zip(operands, isLiteral).filter { !$1 }.compactMap { $0.0?.type.unwrapped }
    let all = known.isEmpty ? operands.compactMap { $0?.type } : known
    guard let first = all.first(where: { !$0.isUnknown }) else { return operands }
    let shared = all.reduce(first) { $0.shared(with: $1) ?? $0 }
    return try operands.indices.map { index in
      guard isLiteral[index], let type = operands[index]?.type, type != shared else {
        return operands[index]
      }
      return try operation(parts[index], as: shared.isSlice ? .array(shared.element) : shared)
    }
  }
}
