/// The place of an operator, and of the code around it: a problem with a result is reported at one of them.
package struct OperatorPlace: Sendable {
  let sign: SourcePosition

  /// The position of the operand behind the sign.
  let operand: SourcePosition

  /// The position of the whole chain of operators.
  let whole: SourcePosition

  package init(sign: SourcePosition, operand: SourcePosition, whole: SourcePosition) {
    self.sign = sign
    self.operand = operand
    self.whole = whole
  }

  /// Creates the place of an operator function that is called by its name.
  init(_ sign: SourcePosition) {
    self.init(sign: sign, operand: sign, whole: sign)
  }
}
