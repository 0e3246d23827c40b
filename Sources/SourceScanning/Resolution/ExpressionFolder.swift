internal import SwiftSyntax

/// A folder of expressions: it replaces names by what they stand for, so that an expression of an app becomes one that
/// `kymo plot` reads.
///
/// The meaning of the expression is left to `Expression`: the folder only follows names, takes branches apart and
/// evaluates numbers.
struct ExpressionFolder {
  let table: NameTable

  /// The largest number of names that are followed in a row, which ends names that refer to themselves.
  private static let mostSteps = 24

  private var branching: BranchFolder { BranchFolder(table: table, fold: fold) }

  /// Returns the possible texts of an expression that is written in the file of a place.
  func fold(_ code: WrittenCode, _ place: FoldPlace) -> [FoldedText] {
    fold(code.expression(in: table.text(place)), place.beginning(at: code))
  }

  /// Returns the possible texts of an expression: one, or one for each branch.
  func fold(_ expression: ExprSyntax, _ place: FoldPlace) -> [FoldedText] {
    guard place.depth < Self.mostSteps, place.log.enter() else {
      return [table.unknown(expression, "refers to itself, or through too many names", place)]
    }
    defer { place.log.leave() }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr:
      return [FoldedText(table.text(of: expression, place))]
    case .tupleExpr:
      guard let inner = expression.parenthesized else { break }
      return fold(inner, place)
    case .prefixOperatorExpr(let prefixed):
      return fold(prefixed.expression, place).map { operand in
        var folded = operand
        folded.text = prefixed.operator.text + operand.operand
        folded.isOperation = false
        return folded
      }
    case .sequenceExpr(let sequence):
      return fold(Array(sequence.elements)[...], place)
    case .arrayExpr(let array):
      let numbers = NumberFolder(table: table, fold: fold)
      return FoldedText.combined(
        array.elements.map { numbers.texts(of: $0.expression, isInteger: false, place) }
      ) {
        "[\($0.joined(separator: ", "))]"
      }
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr:
      return ChainFolder(table: table, fold: fold).texts(of: expression, place)
    case .forceUnwrapExpr(let forced): return fold(forced.expression, place)
    case .ifExpr, .switchExpr:
      return branching.branches(of: ResultList(expression), place)
    case .tryExpr(let tried): return fold(tried.expression, place)
    default: break
    }
    return [table.unknown(expression, "is not followed", place)]
  }

  /// Folds operands with operators between them, or a choice.
  private func fold(_ elements: ArraySlice<ExprSyntax>, _ place: FoldPlace) -> [FoldedText] {
    guard let first = elements.first, let last = elements.last else { return [] }
    if elements.count == 1 { return fold(first, place) }
    guard place.log.enter() else { return [table.unknown(first, "is too intricate", place)] }
    defer { place.log.leave() }
    let written = table.text(place).text(
      in: table.range(of: first, place).lowerBound..<table.range(of: last, place).upperBound)
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      let reduces = ReducedMotionConditions(table: table).reduceMotion(elements[..<mark], place)
      let rest = elements[(mark + 1)...]
      let yes = branching.branch(
        fold(ternary.thenExpression, place), ternary.thenExpression, reduces, place)
      let no = branching.branch(fold(rest, place), rest.first, reduces.map { !$0 }, place)
      guard let choice = WrittenCondition(elements[..<mark]) else { return yes + no }
      let key = FoldedText.Choice(file: place.file, scope: place.scope, condition: choice.words)
      return yes.chosen(by: key, isMet: !choice.isNegated)
        + no.chosen(by: key, isMet: choice.isNegated)
    }
    if let mark = elements.firstIndex(where: {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }) {
      let rest = elements[(mark + 1)...]
      return branching.branch(fold(elements[..<mark], place), first, nil, place)
        + branching.branch(fold(rest, place), rest.first, nil, place)
    }
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      mark > elements.startIndex
    {
      return fold(elements[..<mark], place)
    }
    var parts: [[FoldedText]] = []
    var isOperator: [Bool] = []
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        parts.append([FoldedText(sign.operator.text)])
        isOperator.append(true)
      } else {
        parts.append(
          fold(element, place).map { part in
            var part = part
            part.text = part.operand
            return part
          })
        isOperator.append(false)
      }
    }
    return FoldedText.combined(parts) { $0.joined(separator: " ") }.map { folded in
      var folded = folded
      folded.isOperation = true
      // If a part of an arithmetic expression is unknown, all of it is.
      if !folded.isKnown { folded.text = "‹\(written)›" }
      return folded
    }
  }
}
