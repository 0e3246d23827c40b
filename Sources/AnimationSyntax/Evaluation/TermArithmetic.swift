internal import SwiftProgram
internal import TextForms

/// The operators between values that have been evaluated, with Swift's rules; unknown values have unknown results.
struct TermArithmetic {
  let scope: Scope

  /// Whether the operation is certain to be evaluated; one that is not may have no value without being a fault.
  let isReached: Bool

  /// Throws the fault of a result that is certain to be evaluated; otherwise the result has no value.
  func failure<Value>(_ fault: Fault) throws(Fault) -> Value? {
    if isReached { throw fault }
    return nil
  }

  // MARK: - Signs

  /// Returns a value with `-` or `+` before it.
  ///
  /// - Parameter range: The range of the sign and the value.
  func signed(
    _ sign: Term.Operator, _ operand: TermValue, range: Range<Int>
  ) throws(Fault) -> TermValue {
    let isNegative = sign.name == "-"
    switch operand {
    case .number(let value): return .number(value.map { isNegative ? -$0 : $0 })
    case .numbers(.angle, let value): return .numbers(.angle, value.map { isNegative ? -$0 : $0 })
    case .integer(let value):
      guard isNegative, let value else { return .integer(value) }
      return .integer(try combined(0, "-", value, divisor: range, whole: range))
    case let other: throw scope.noOperation(sign, other.type)
    }
  }

  // MARK: - Numbers

  /// Returns the result of operators between numbers, from left to right; nil if one of the numbers is unknown.
  func combined(_ operands: [Double?], _ operators: [Term.Operator]) throws(Fault) -> Double? {
    if let sign = operators.first(where: { $0.name == "%" }) {
      throw Fault(.remainderOfFractions, sign.range)
    }
    guard var result = operands[0] else { return nil }
    for (sign, operand) in zip(operators, operands.dropFirst()) {
      guard let operand else { return nil }
      switch sign.name {
      case "+": result += operand
      case "-": result -= operand
      case "*": result *= operand
      default: result /= operand
      }
    }
    return result
  }

  /// Returns the result of operators between integers, from left to right; nil if one of the integers is unknown.
  ///
  /// - Parameters:
  ///   - terms: The terms of the integers.
  ///   - range: The range of the whole operation.
  func combined(
    _ operands: [Int?], _ operators: [Term.Operator], of terms: [Term], range: Range<Int>
  ) throws(Fault) -> Int? {
    var result = operands[0]
    for (index, sign) in operators.enumerated() {
      guard let one = result, let other = operands[index + 1] else { return nil }
      result = try combined(one, sign.name, other, divisor: terms[index + 1].range, whole: range)
    }
    return result
  }

  /// Returns the result of an operator between two integers.
  ///
  /// - Parameters:
  ///   - divisor: The range of the second number.
  ///   - whole: The range of the whole operation.
  private func combined(
    _ one: Int, _ sign: String, _ other: Int, divisor: Range<Int>, whole: Range<Int>
  ) throws(Fault) -> Int? {
    switch WholeNumber.combined(one, sign, other) {
    case .success(let number): number
    case .failure(.divisionByZero): try failure(Fault(.divisionByZero, divisor))
    case .failure(.overflow), nil: try failure(Fault(.tooLarge("the result"), whole))
    }
  }

  /// Returns the whole part of a number.
  func wholePart(of value: Double?, range: Range<Int>) throws(Fault) -> Int? {
    guard let value else { return nil }
    if let whole = Int(exactly: value.rounded(.towardZero)) { return whole }
    return try failure(Fault(.tooLarge(NumberText.swift(value)), range))
  }

  /// Returns an angle that is multiplied or divided by a number.
  ///
  /// - Parameter canDivide: Whether the angle is written before the number.
  func multiple(
    of angle: SIMD4<Double>?, _ sign: Term.Operator, _ factor: Double?, canDivide: Bool
  ) throws(Fault) -> SIMD4<Double>? {
    let isDivision = canDivide && sign.name == "/"
    guard isDivision || sign.name == "*" else { throw scope.noOperation(sign, .angle) }
    guard let angle, let factor else { return nil }
    return isDivision ? angle / factor : angle * factor
  }

  // MARK: - Comparisons

  /// Returns the result of a comparison of two values of a type.
  func comparison(
    _ one: TermValue, _ sign: Term.Operator, _ other: TermValue
  ) throws(Fault) -> Bool? {
    if sign.name == "==" || sign.name == "!=" {
      guard let first = one.known, let second = other.known else { return nil }
      return (first == second) == (sign.name == "==")
    }
    switch (one, other) {
    case (.number(let first), .number(let second)): return compared(first, sign.name, second)
    case (.integer(let first), .integer(let second)): return compared(first, sign.name, second)
    case (.numbers(.angle, let first), .numbers(.angle, let second)):
      return compared(first?[0], sign.name, second?[0])
    default: throw scope.noOperation(sign, one.type)
    }
  }

  private func compared<Value: Comparable>(
    _ one: Value?, _ sign: String, _ other: Value?
  ) -> Bool? {
    guard let one, let other else { return nil }
    return switch sign {
    case "<": one < other
    case "<=": one <= other
    case ">": one > other
    default: one >= other
    }
  }
}
