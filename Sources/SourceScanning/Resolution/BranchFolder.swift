internal import SwiftSyntax

/// Folds the branches of choices and of statements, and says which of them are used when motion is reduced.
struct BranchFolder {
  let table: NameTable

  /// The function that folds the result of a branch.
  let fold: Folding

  private var conditions: ReducedMotionConditions { ReducedMotionConditions(table: table) }

  /// Marks texts as branches of a choice.
  func branch(
    _ folded: [FoldedText], _ origin: ExprSyntax?, _ isReduced: Bool?, _ place: FoldPlace
  ) -> [FoldedText] {
    folded.map { part in
      var part = part
      if place.isAtSite, part.branch == nil {
        part.branch = origin.map { table.range(of: $0, place) }
      }
      if let isReduced, part.isReduced == nil { part.isReduced = isReduced }
      return part
    }
  }

  /// Returns the branches of statements that are written in the file of a place.
  func branches(of code: WrittenCode, _ place: FoldPlace) -> [FoldedText] {
    branches(
      of: ResultList(code.statements(in: table.text(place))), place.beginning(at: code))
  }

  /// Returns the branches of statements, each marked with whether it is used when motion is reduced.
  func branches(of list: ResultList, _ place: FoldPlace) -> [FoldedText] {
    list.results.flatMap { result in
      let reduces = result.condition.flatMap { conditions.reduceMotion([$0], place) }
      return branch(
        fold(result.expression, place), list.results.count > 1 ? result.expression : nil,
        reduces.map { $0 == result.isMet }, place)
    }
  }
}
