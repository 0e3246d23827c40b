internal import SwiftProgram
internal import SwiftSyntax

/// Checks whether a call is a SwiftUI call by its labels: a call that is cut off, is misspelled, or has the name of a
/// function of the app is not played as a SwiftUI call.
struct PasteCallCheck {
  let source: SwiftText

  /// Returns the fault of `withAnimation(_:completionCriteria:_:completion:)`; nil if there is none.
  func fault(ofWithAnimation call: FunctionCallExprSyntax, named name: TokenSyntax) -> Fault? {
    fault(of: call, named: name) { parts throws(Fault) in
      try parts.check(
        positional: 2, labels: ["completionCriteria", "completion"], closures: [nil, "completion"])
      if let criteria = parts.argument("completionCriteria") { try check(criteria) }
      // The second argument is the function that changes values.
      if let second = parts.positional.dropFirst().first,
        parts.closure() != nil || ChainRoot(second).beginsAnimation || second.isImplicitMember
      {
        throw Fault(
          .wrongType(
            parameter: nil, expected: "the closure that changes something",
            found: "'\(source.text(of: second))'"), source.range(of: second))
      }
    }
  }

  /// Returns the fault of `.animation(_:value:)`, `.animation(_:body:)` or `$binding.animation(_:)`; nil if there is
  /// none.
  func fault(ofAnimation call: FunctionCallExprSyntax, named name: TokenSyntax) -> Fault? {
    fault(of: call, named: name) { parts throws(Fault) in
      try parts.check(positional: 1, labels: ["value", "body"], closures: [nil, "body"])
    }
  }

  /// Returns the fault of `.transition(_:)`; nil if there is none.
  func fault(ofTransition call: FunctionCallExprSyntax, named name: TokenSyntax) -> Fault? {
    fault(of: call, named: name) { parts throws(Fault) in try parts.check(positional: 1) }
  }

  private func fault(
    of call: FunctionCallExprSyntax, named name: TokenSyntax,
    _ check: (CallSyntax) throws(Fault) -> Void
  ) -> Fault? {
    if let left = call.leftParen, call.rightParen?.presence != .present {
      return Fault(.unclosed("("), source.range(of: left))
    }
    do throws(Fault) {
      try check(CallSyntax(call, named: name, source: source))
      return nil
    } catch {
      return error
    }
  }

  private static let criteria = ["logicallyComplete", "removed"]

  private func check(_ criteria: ExprSyntax) throws(Fault) {
    guard let member = criteria.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.namePath.last == "AnimationCompletionCriteria",
      !Self.criteria.contains(member.declName.baseName.text)
    else { return }
    let name = member.declName.baseName.text
    throw Fault(
      .unknownName(
        name, expected: "'.logicallyComplete' or '.removed'",
        suggestion: SpellingSuggestion.nearest(to: name, among: Self.criteria)),
      source.range(of: member.declName))
  }
}

extension ExprSyntax {
  /// Whether it begins with a dot, which no function does.
  fileprivate var isImplicitMember: Bool {
    if case .implicit = ChainRoot(self) { true } else { false }
  }
}
