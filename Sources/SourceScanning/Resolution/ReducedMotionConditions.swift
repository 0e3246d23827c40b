internal import SwiftSyntax

/// The conditions that ask whether motion is to be reduced.
struct ReducedMotionConditions {
  let table: NameTable

  /// Whether a condition means that motion is reduced, or that it is not; nil if it is about something else.
  func reduceMotion(_ elements: some Sequence<ExprSyntax>, _ place: FoldPlace) -> Bool? {
    var elements = Array(elements)
    if elements.count == 1, let sequence = elements[0].as(SequenceExprSyntax.self) {
      elements = Array(sequence.elements)
    }
    let asking = elements.filter { asksForReducedMotion($0, place) }
    guard let first = asking.first else { return nil }
    let isPositive = asking.allSatisfy { !$0.is(PrefixOperatorExprSyntax.self) }
    if elements.count == 1 { return isPositive }
    let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if elements.count == 3, first.id == elements[0].id, signs == ["=="] || signs == ["!="],
      let literal = elements[2].as(BooleanLiteralExprSyntax.self)
    {
      let isTrue = literal.literal.tokenKind == .keyword(.true)
      return isPositive == (isTrue == (signs == ["=="]))
    }
    // Conditions that are joined by `&&` all have to hold.
    return isPositive && signs.allSatisfy { $0 == "&&" } ? true : nil
  }

  /// Whether an expression names the setting for reduced motion.
  ///
  /// A name counts if its declaration asks the system. A value that is given elsewhere is judged by its name alone.
  private func asksForReducedMotion(_ expression: ExprSyntax, _ place: FoldPlace) -> Bool {
    var nodes = [Syntax(expression)]
    while let node = nodes.popLast() {
      if let reference = node.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.name
        if ReducedMotionNames.ofSystem.contains(name) { return true }
        let offset = table.range(of: reference, place).lowerBound
        let found =
          table.lookUp(name, in: place.file, scope: place.scope, at: offset)?.map(\.declaration)
          ?? []
        if found.contains(where: \.asksForReducedMotion) { return true }
        if found.allSatisfy(\.isGivenElsewhere), ReducedMotionNames.isUsual(name) { return true }
      }
      nodes += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
    }
    return false
  }
}

extension Declaration {
  /// Whether no value is written in the declaration, or only a default.
  fileprivate var isGivenElsewhere: Bool {
    switch meaning {
    case .unknown, .stored, .parameter: true
    case .value, .results, .function, .counter: false
    }
  }
}
