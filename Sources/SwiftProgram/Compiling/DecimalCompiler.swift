internal import SwiftSyntax

extension BodyCompiler {
  var decimals: DecimalCompiler { DecimalCompiler(body: self) }
}

/// Compiles powers of type `Decimal`, from Foundation: powers of integer literals where nothing else tells their type.
struct DecimalCompiler {
  let body: BodyCompiler

  /// Compiles a power of an integer literal, in a text or for a variable without a type annotation.
  ///
  /// - Parameters:
  ///   - call: The call of `pow`.
  ///   - expected: The type that is expected of the power.
  /// - Returns: The power; nil where it may be of another type.
  func power(_ call: FunctionCallExprSyntax, as expected: SwiftType) throws -> Typed? {
    let parts = call.argumentExpressions
    guard expected.isUnknown, parts.count == 2, isWhole(parts[0]), try isExponent(parts[1]),
      let whole = whole(around: call)
    else { return nil }
    let (position, words) = (body.position(of: whole), body.short(whole))
    guard whole.id == call.id else { return .unknown(words, at: position) }
    let base = try body.expression(parts[0]).evaluate
    let exponent = try body.expression(parts[1]).evaluate
    return Typed(.opaque(Self.name)) { run, frame in
      let (base, exponent) = (try base(run, frame), try exponent(run, frame))
      if let unknown = base.unknown ?? exponent.unknown { return .unknown(unknown) }
      guard let base = base.integer, let exponent = exponent.integer,
        let power = Self.power(of: base, exponent)
      else { return .unknown(UnknownValue(words, at: position)) }
      return .opaque(OpaqueValue(type: Self.name, text: "\(power)"))
    }
  }

  private static let name = "Decimal"

  private func isWhole(_ node: ExprSyntax) -> Bool {
    LiteralSyntax.isLiteral(node) && !LiteralSyntax.hasFraction(node)
  }

  private func isExponent(_ node: ExprSyntax) throws -> Bool {
    if LiteralSyntax.isLiteral(node) { return !LiteralSyntax.hasFraction(node) }
    return try body.expression(node).type == .integer
  }

  /// Returns the outermost expression around a power whose type nothing tells: the power itself, or a computation with
  /// integer literals and other powers; nil where something may tell the type.
  private func whole(around call: FunctionCallExprSyntax) -> ExprSyntax? {
    var whole = ExprSyntax(call)
    while let parent = whole.parent {
      if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
        guard LiteralSyntax.operands(of: ExprSyntax(sequence)).allSatisfy(isOpen) else {
          return nil
        }
        whole = ExprSyntax(sequence)
      } else if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self),
        tuple.parenthesized != nil
      {
        whole = ExprSyntax(tuple)
      } else if parent.parent?.parent?.is(ExpressionSegmentSyntax.self) == true {
        return whole
      } else {
        let binding = parent.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        return binding.flatMap { $0.typeAnnotation == nil ? whole : nil }
      }
    }
    return nil
  }

  /// Returns whether an operand is an integer literal or a power.
  private func isOpen(_ node: ExprSyntax) -> Bool {
    let called = node.as(FunctionCallExprSyntax.self)?.calledExpression
    return isWhole(node) || called?.as(DeclReferenceExprSyntax.self)?.baseName.text == "pow"
  }

  /// Returns a power without a fraction; nil if the exponent is negative, or if the exponent or the power is too large.
  private static func power(of base: Int, _ exponent: Int) -> Int? {
    guard (0..<Int.bitWidth).contains(exponent) else { return nil }
    var power = 1
    for _ in 0..<exponent {
      let (next, overflow) = power.multipliedReportingOverflow(by: base)
      guard !overflow else { return nil }
      power = next
    }
    return power
  }
}
