internal import SwiftSyntax

/// A condition that has the same value wherever it is written in one scope.
struct WrittenCondition {
  /// The words of the condition without a negation, each followed by a space.
  let words: String

  /// Whether the condition is met where the words are not.
  let isNegated: Bool

  /// Reads a condition; nil for one that calls something, which may give another value each time.
  init?(_ elements: ArraySlice<ExprSyntax>) {
    var elements = elements
    var isNegated = false
    while elements.count == 1, let only = elements.first {
      if let inner = only.parenthesized {
        elements = [inner]
      } else if let prefix = only.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        elements = [prefix.expression]
        isNegated.toggle()
      } else {
        break
      }
    }
    let calls = elements.contains { element in
      element.tokens(viewMode: .sourceAccurate).contains { token in
        token.tokenKind == .leftParen && token.parent?.is(FunctionCallExprSyntax.self) == true
      } || element.is(ClosureExprSyntax.self)
    }
    guard !calls, !elements.isEmpty else { return nil }
    words = elements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map { "\($0.text) " }
      .joined()
    self.isNegated = isNegated
  }
}
