internal import SwiftSyntax

/// The values over which a loop runs, if they are written: `0..<3`, `[0.1, 0.2]`.
struct CounterValues {
  /// The values, as they are written.
  let texts: [String]

  /// The largest number of values of a sweep.
  static let mostValues = 12

  /// A function that folds an expression of a number into texts, one for each branch.
  typealias Folding = (_ expression: ExprSyntax, _ isInteger: Bool) -> [FoldedText]

  /// Reads the values over which a loop runs; nil if they are unknown or too many.
  init?(_ expression: ExprSyntax, folding: Folding) {
    var expression = expression
    while let inner = expression.parenthesized { expression = inner }
    if let array = expression.as(ArrayExprSyntax.self) {
      guard (1...Self.mostValues).contains(array.elements.count) else { return nil }
      var texts: [String] = []
      for element in array.elements {
        let folded = folding(element.expression, false)
        guard folded.count == 1, folded[0].isKnown, folded[0].counters.isEmpty else { return nil }
        texts.append(folded[0].text)
      }
      self.texts = texts
      return
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3,
      let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "..<" || sign == "...",
      let first = Self.integer(elements[0], folding),
      let last = Self.integer(elements[2], folding)
    else { return nil }
    let (span, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, span >= 0, span <= Self.mostValues else { return nil }
    let end = sign == "..." ? last : last - 1
    guard end >= first, end - first < Self.mostValues else { return nil }
    texts = (first...end).map { "\($0)" }
  }

  private static func integer(_ expression: ExprSyntax, _ folding: Folding) -> Int? {
    let folded = folding(expression, true)
    guard folded.count == 1, folded[0].isKnown else { return nil }
    return Int(folded[0].text)
  }
}
