internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var ownModifiers: OwnModifierCompiler { OwnModifierCompiler(body: self) }
}

/// Decides which modifier a call means where both the files and SwiftUI have one of the name.
struct OwnModifierCompiler {
  let body: BodyCompiler

  /// Returns the function of the app that a call means, with the arguments; nil if SwiftUI's modifier is meant, or
  /// none.
  func ownModifier(
    _ name: String, _ candidates: [Int], _ call: FunctionCallExprSyntax
  ) throws -> ChosenFunction? {
    let labels = call.argumentLabels
    // A modifier of the app calls that of SwiftUI with its name where types do not decide.
    if isInside(name, call), SwiftUIModifiers.mayHave(name, labels),
      body.overloads.ranked(candidates, for: call, strictly: true).first?.cost.map({
        $0.distance >= OverloadResolver.unknownDistance
      }) ?? true
    {
      return nil
    }
    guard SwiftUIModifiers.has(name, labels) else {
      return try body.overloads.chosen(candidates, for: call)
    }
    let favored = candidates.filter { !body.program.code.functions[$0].isDisfavored }
    let arguments = call.argumentExpressions
    let other = MovingModifiers.all[name]?.matches(labels).compactMap { match in
      body.overloads.cost(
        of: arguments, { match.overload[match.indices[$0]].type }, match.overload.count)
    }.min()
    guard let best = body.overloads.ranked(favored, for: call, strictly: true).first else {
      return nil
    }
    if let other, let cost = best.cost, other < cost { return nil }
    return try body.overloads.chosen([best.number], for: call)
  }

  /// Returns whether a node is inside a function with a name.
  private func isInside(_ name: String, _ node: some SyntaxProtocol) -> Bool {
    var around = node.parent
    while let inner = around {
      if let function = inner.as(FunctionDeclSyntax.self), function.name.plainText == name {
        return true
      }
      around = inner.parent
    }
    return false
  }
}
