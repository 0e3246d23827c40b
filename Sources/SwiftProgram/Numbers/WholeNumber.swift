/// Integer arithmetic as in Swift, including the cases in which Swift traps.
package enum WholeNumber {
  /// The reason why there is no result.
  package enum Failure: Error {
    case overflow
    case divisionByZero
  }

  /// Returns the result of an operator on two integers of one type; nil for an operator that integers do not have.
  package static func combined<Number: FixedWidthInteger>(
    _ one: Number, _ sign: String, _ other: Number
  ) -> Result<Number, Failure>? {
    let result: (partialValue: Number, overflow: Bool)
    switch sign {
    case "+": result = one.addingReportingOverflow(other)
    case "-": result = one.subtractingReportingOverflow(other)
    case "*": result = one.multipliedReportingOverflow(by: other)
    case "/", "%":
      guard other != 0 else { return .failure(.divisionByZero) }
      result =
        sign == "/"
        ? one.dividedReportingOverflow(by: other)
        : one.remainderReportingOverflow(dividingBy: other)
    default: return nil
    }
    return result.overflow ? .failure(.overflow) : .success(result.partialValue)
  }
}
