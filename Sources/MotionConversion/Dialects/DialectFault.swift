internal import AnimationSyntax

/// What is wrong with a parameter list and where, before it is known in which text.
struct DialectFault: Error {
  let kind: ExpressionError.Kind
  /// UTF-8 offsets in the text.
  let range: Range<Int>

  init(_ kind: ExpressionError.Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  init(_ problem: DialectProblem, _ range: Range<Int>) {
    self.init(.dialect(problem), range)
  }
}
