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
    var common = sharedType(
      of: parts, operands, isComparison ? .unknown : expected, orElse: expected)
    for index in operands.indices where operands[index] == nil {
      operands[index] = try openOperand(parts[index], beside: operands, of: common)
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
          : all.contains { $0.type.unwrapped == .duration }
            ? zip(names, all.dropFirst()).reduce(all[0].type) {
              Durations.type(of: $0, $1.0, $1.1.type)
            }
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

  /// Returns the type that the operands have in common before those that consist of literals and leading dots are known.
  ///
  /// - Parameters:
  ///   - parts: The operands as they are written.
  ///   - operands: The operands; nil for those that consist of literals and leading dots.
  ///   - scaled: The type of which numbers may scale a value; unknown in a comparison.
  ///   - expected: The type where no operand has one.
  private func sharedType(
    of parts: [ArraySlice<ExprSyntax>], _ operands: [Typed?], _ scaled: SwiftType,
    orElse expected: SwiftType
  ) -> SwiftType {
    func hasOpen(_ isMeant: (ExprSyntax) -> Bool) -> Bool {
      zip(parts, operands).contains { $1 == nil && $0.contains(where: isMeant) }
    }
    var common = operands.compactMap { $0?.type.unwrapped }.first { !$0.isUnknown } ?? .unknown
    if common.isUnknown {
      if !expected.isUnknown {
        common = expected
      } else if hasOpen({ LiteralSyntax.hasFraction($0) || LiteralSyntax.namesFraction($0) }) {
        common = .number
      }
    }
    // `.degrees(30) * share`: a number scales a value of the expected type.
    guard case .geometry = scaled.unwrapped, common.isNumeric,
      hasOpen({ !LiteralSyntax.isLiteral($0) && !LiteralSyntax.namesFraction($0) })
    else { return common }
    return scaled.unwrapped
  }

  /// Compiles an operand that consists of literals and leading dots.
  ///
  /// - Parameters:
  ///   - part: The operand as it is written.
  ///   - operands: All operands; nil for those that are not known yet.
  ///   - common: The type that the operands have in common.
  private func openOperand(
    _ part: ArraySlice<ExprSyntax>, beside operands: [Typed?], of common: SwiftType
  ) throws -> Typed {
    // A duration is multiplied by a whole number or a fraction.
    if common == .duration, part.allSatisfy(LiteralSyntax.isLiteral) {
      return try operation(part, as: .unknown)
    }
    let isFactor =
      if case .geometry = common {
        part.allSatisfy { LiteralSyntax.isLiteral($0) || LiteralSyntax.namesFraction($0) }
      } else { false }
    // `.none` next to an optional is nil, and `nil` is no literal of the type that the optional has.
    let isMissing =
      (part.first?.is(NilLiteralExprSyntax.self) == true
        || ["none", "some"].contains(part.first.flatMap(LiteralSyntax.leadingName)?.name ?? ""))
      && operands.contains { $0?.type.wrapped != nil }
    return try operation(part, as: isFactor ? .number : isMissing ? .optional(common) : common)
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
