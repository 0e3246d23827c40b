/// What is wrong and where, before it is known in which text: an ``ExpressionError`` in the making.
struct Fault: Error {
  let kind: ExpressionError.Kind
  /// UTF-8 offsets in the text being parsed.
  let range: Range<Int>

  init(_ kind: ExpressionError.Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
