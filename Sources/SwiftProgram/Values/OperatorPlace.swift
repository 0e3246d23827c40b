/// Where an operator is, and what is around it: what is wrong with a result is said of one of them.
package struct OperatorPlace: Sendable {
  let sign: SourcePosition

  /// Where what is behind the sign is.
  let operand: SourcePosition

  /// Where everything is that is computed together.
  let whole: SourcePosition

  package init(sign: SourcePosition, operand: SourcePosition, whole: SourcePosition) {
    self.sign = sign
    self.operand = operand
    self.whole = whole
  }

  /// An operator that is called by its name.
  init(_ sign: SourcePosition) {
    self.init(sign: sign, operand: sign, whole: sign)
  }
}
