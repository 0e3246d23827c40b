internal import SwiftProgram
internal import SwiftSyntax

// Which modifier a call means where the files have one of the name that SwiftUI has, too.
extension BodyCompiler {
  /// The function of the app's own that a modifier means, and the arguments; nil where SwiftUI's is meant, or none.
  func ownModifier(
    _ name: String, _ candidates: [Int], _ call: FunctionCallExprSyntax
  ) throws -> ChosenFunction? {
    let labels = labels(of: call)
    // A modifier of the app's own hands on to SwiftUI's of its name where types do not tell.
    if isInside(name, call), SwiftUIModifiers.mayHave(name, labels),
      ranked(candidates, for: call, strictly: true).first?.cost.map({
        $0.distance >= Self.unknownDistance
      }) ?? true
    {
      return nil
    }
    guard SwiftUIModifiers.has(name, labels) else { return try chosen(candidates, for: call) }
    let favored = candidates.filter { !program.code.functions[$0].isDisfavored }
    let arguments = expressions(of: call)
    let other = MovingModifiers.all[name]?.matches(labels).compactMap { match in
      cost(of: arguments, { match.overload[match.indices[$0]].type }, match.overload.count)
    }.min()
    guard let best = ranked(favored, for: call, strictly: true).first else { return nil }
    if let other, let cost = best.cost, other < cost { return nil }
    return try chosen([best.number], for: call)
  }

  /// Whether something is written in a function of a name.
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
