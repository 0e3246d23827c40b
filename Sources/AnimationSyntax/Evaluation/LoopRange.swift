internal import SwiftProgram
internal import SwiftSyntax

/// The range of a loop: `index in 0..<5` or `index in 1...5`.
struct LoopRange {
  /// The words for the text that is needed in place of a name that only the app knows.
  static let words = "a range such as '0..<5' in its place"

  /// The name of the counter; nil for `_`.
  let name: String?

  /// The numbers, in order.
  let indices: Range<Int>

  init(
    _ loop: ForStmtSyntax, formulas: TermReader, scope: Scope
  ) throws(Fault) {
    let source = formulas.source
    if let clause = loop.whereClause {
      throw Fault(.unexpectedText("where"), source.range(of: clause.whereKeyword))
    }
    if let pattern = loop.pattern.as(IdentifierPatternSyntax.self) {
      name = pattern.identifier.text
    } else if loop.pattern.is(WildcardPatternSyntax.self) {
      name = nil
    } else {
      throw Fault(.notUnderstood("a pattern"), source.range(of: loop.pattern))
    }
    let range = source.range(of: loop.sequence)
    guard let sequence = loop.sequence.as(SequenceExprSyntax.self) else {
      guard loop.sequence.is(DeclReferenceExprSyntax.self) else { throw Self.noRange(range) }
      throw Fault(
        .dependsOnApp(
          name: source.text(of: loop.sequence), expected: Self.words),
        range)
    }
    let elements = Array(sequence.elements)
    guard
      let mark = elements.firstIndex(where: {
        ["..<", "..."].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
      }), mark > 0, mark + 1 < elements.count
    else { throw Self.noRange(range) }
    let lower = try Self.bound(elements[..<mark], formulas, scope)
    let upper = try Self.bound(elements[(mark + 1)...], formulas, scope)
    let isClosed = source.text(of: elements[mark]) == "..."
    let (end, overflow) = upper.addingReportingOverflow(isClosed ? 1 : 0)
    guard !overflow else { throw Fault(.tooLarge("\(upper)"), range) }
    guard lower <= end else {
      throw Fault(.scenario(.rangeIsReversed(lower: lower, upper: upper)), range)
    }
    indices = lower..<end
  }

  private static func bound(
    _ elements: ArraySlice<ExprSyntax>, _ formulas: TermReader, _ scope: Scope
  ) throws(Fault) -> Int {
    try NumberResolver.integer(formulas.term(of: elements), in: scope)
  }

  private static func noRange(_ range: Range<Int>) -> Fault {
    Fault(
      .wrongType(parameter: nil, expected: "a range such as '0..<5'", found: "this"), range)
  }
}
