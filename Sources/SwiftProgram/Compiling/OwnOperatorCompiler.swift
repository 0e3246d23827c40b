internal import SwiftSyntax

extension BodyCompiler {
  var ownOperators: OwnOperatorCompiler { OwnOperatorCompiler(body: self) }
}

/// Compiles operators for which the files have functions of their own.
struct OwnOperatorCompiler {
  let body: BodyCompiler

  /// An operand of an operator: compiled, or not yet where its type is that of the parameter.
  private struct Operand {
    var part: ArraySlice<ExprSyntax>
    var typed: Typed?
  }

  /// Compiles operands with operators of one precedence between them; nil if no function of the files is meant.
  ///
  /// - Parameters:
  ///   - parts: The operands.
  ///   - operands: The compiled operands; nil for an operand that takes the expected type.
  ///   - operators: The operators.
  func operation(
    _ parts: [ArraySlice<ExprSyntax>], _ operands: [Typed?], _ operators: [ExprSyntax]
  ) throws -> Typed? {
    let signs = operators.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "" }
    var all = zip(parts, operands).map { Operand(part: $0, typed: $1) }
    let isRight = signs.contains {
      body.program.declarations.operators.level(of: $0)?.isRight == true
    }
    var waiting = Array(zip(signs, operators))
    var isOwn = false
    while !waiting.isEmpty {
      let (sign, node) = isRight ? waiting.removeLast() : waiting.removeFirst()
      let index = isRight ? waiting.count : 0
      let (left, right) = (all[index], all[index + 1])
      let whole = left.part + right.part
      var typed: Typed
      if let number = function(of: sign, [left, right]) {
        isOwn = true
        typed = try call(number, [left, right], at: body.position(of: node))
        // Where Swift has the operator as well, the values decide which is meant, as for optionals and for nil.
        if Precedence(of: sign) != .unknown {
          var plain = try plain(sign, left, right, at: node)
          plain.type = typed.type
          typed = plain
        }
      } else {
        typed = try plain(sign, left, right, at: node)
      }
      all.replaceSubrange(index...(index + 1), with: [Operand(part: whole, typed: typed)])
    }
    return isOwn ? all.first?.typed : nil
  }

  /// Compiles a prefix or postfix operator; nil if no function of the files is meant.
  func operation(_ candidates: [Int]?, on operand: ExprSyntax, at node: ExprSyntax) throws -> Typed?
  {
    guard let candidates else { return nil }
    let isOpen = LiteralSyntax.isOpen(operand)
    let value = Operand(part: [operand], typed: isOpen ? nil : try body.expression(operand))
    guard let number = best(of: candidates, [value]) else { return nil }
    return try call(number, [value], at: body.position(of: node))
  }

  /// Compiles an operator that is declared as assignment, as in `value <- other` and `value ?= other`; nil for any
  /// other expression.
  func assignment(_ elements: ArraySlice<ExprSyntax>) throws -> Typed? {
    guard elements.count > 2, let first = elements.first,
      let sign = elements[elements.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      body.program.declarations.operators.level(of: sign)?.isAssignment == true
    else { return nil }
    return try assignment(sign, first, elements[(elements.startIndex + 2)...])
  }

  /// Compiles an assignment by an operator function of the files, such as `+=` of one of their types; nil for any
  /// other.
  func assignment(_ sign: String, _ target: ExprSyntax, _ value: ArraySlice<ExprSyntax>) throws
    -> Typed?
  {
    guard body.program.code.operators.infix[sign] != nil else { return nil }
    let left = Operand(part: [target], typed: try body.expression(target))
    let isOpen = value.allSatisfy(LiteralSyntax.isOpen)
    let right = Operand(
      part: value, typed: isOpen ? nil : try body.operators.operation(value, as: .unknown))
    guard let number = function(of: sign, [left, right]) else { return nil }
    return try call(number, [left, right], at: body.position(of: target))
  }

  // MARK: - Choice of the function

  private func function(of sign: String, _ operands: [Operand]) -> Int? {
    body.program.code.operators.infix[sign].flatMap { best(of: $0, operands) }
  }

  private func best(of candidates: [Int], _ operands: [Operand]) -> Int? {
    var best: (number: Int, cost: Int)?
    for number in candidates {
      let function = body.program.code.functions[number]
      guard function.isSeen(in: body.source.scope), function.parameters.count == operands.count,
        let cost = cost(of: function, operands)
      else { continue }
      if best.map({ cost <= $0.cost }) ?? true { best = (number, cost) }
    }
    return best?.number
  }

  private func cost(of function: FunctionCode, _ operands: [Operand]) -> Int? {
    var cost = 0
    for (parameter, operand) in zip(function.parameters, operands) {
      guard let step = distance(from: operand, to: parameter.type) else { return nil }
      cost += step
    }
    // A function for any type is not meant where Swift has an operator of its own; the values decide at run time.
    let isKnown =
      Precedence(of: function.name) != .unknown
      || operands.count == 1 && Self.usualPrefixes.contains(function.name)
    let isForAnything = function.parameters.allSatisfy { $0.type.isUnknown }
    let isOpen = operands.allSatisfy { $0.typed == nil || $0.typed?.type.isUnknown == true }
    return isKnown && (isForAnything || isOpen) ? nil : cost
  }

  /// The prefix operators of Swift.
  private static let usualPrefixes: Set = ["!", "-", "+", "~"]

  private func distance(from operand: Operand, to type: SwiftType) -> Int? {
    if let typed = operand.typed {
      return OverloadResolver.distance(from: typed.type, to: type, body.program)
    }
    return operand.part.reduce(Int?.some(0)) { sum, node in
      guard let sum, !node.is(BinaryOperatorExprSyntax.self) else { return sum }
      return body.overloads.cost(of: [node], { _ in type }, 1).map { sum + $0.distance }
    }
  }

  // MARK: - Calls

  private func call(_ number: Int, _ operands: [Operand], at position: SourcePosition) throws
    -> Typed
  {
    let function = body.program.code.functions[number]
    var shared = TypeParameters(body.program.declarations, of: .unknown, function.generics)
    let writeBacks = WriteBacks(in: body.scope)
    for (parameter, operand) in zip(function.parameters, operands) {
      if let pattern = parameter.pattern, let typed = operand.typed {
        shared.match(pattern, typed.type)
      }
    }
    let values = try zip(function.parameters, operands).map { parameter, operand in
      let expected = parameter.pattern.map(shared.filled) ?? parameter.type
      let typed = try operand.typed ?? body.operators.operation(operand.part, as: expected)
      if let pattern = parameter.pattern { shared.match(pattern, typed.type) }
      guard parameter.isInout, let locate = typed.locate else { return typed.evaluate }
      body.written?.append(locate, at: position)
      return writeBacks.reference { run, frame in
        run.stateAccess.settled(try locate(run, frame))
      }
    }
    let result = function.resultPattern.map(shared.filled) ?? function.result
    let called = Typed(result) { run, frame in
      try run.functions.call(
        function: number, try values.map { try $0(run, frame) }, on: nil, at: position)
    }
    return body.calls.inlined(
      body.calls.settled(writeBacks.around(called), of: function.resultPattern), at: position)
  }

  /// Compiles an operator of Swift in addition to those of the files.
  private func plain(_ sign: String, _ left: Operand, _ right: Operand, at node: ExprSyntax) throws
    -> Typed
  {
    let common = left.typed?.type ?? right.typed?.type ?? .unknown
    let isFactor = if case .geometry = common { true } else { false }
    let types: [Typed] = try [left, right].map { operand in
      try operand.typed
        ?? body.operators.operation(operand.part, as: isFactor ? .number : common)
    }
    let (one, other) = (types[0].evaluate, types[1].evaluate)
    let place = OperatorPlace(
      sign: body.position(of: node), operand: body.position(from: right.part),
      whole: body.position(from: left.part + right.part))
    let isComparison = Precedence(of: sign) == .comparison
    return Typed(isComparison ? .boolean : types[0].type) { run, frame in
      try run.operators.combined(try one(run, frame), sign, try other(run, frame), at: place)
    }
  }
}
