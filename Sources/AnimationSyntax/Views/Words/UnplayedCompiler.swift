internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var unplayed: UnplayedCompiler { UnplayedCompiler(body: self) }
}

/// Compiles code that is not played, with a note where it is reached.
struct UnplayedCompiler {
  let body: BodyCompiler

  /// Compiles a modifier that is not played; nil for one that cannot move anything.
  func unplayed(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let known = Unplayed.modifiers[name] { return body.omissions.leftOut(known, call) }
    if let own = ownStyle(name, call) { return body.omissions.leftOut(own, call) }
    if StillModifiers.contains(name) { return nil }
    if StillModifiers.isCompared(name) { return try compared(name, call) }
    // For a modifier that is known with other arguments, the arguments are the unknown part.
    let isKnown = MovingModifiers.all[name] != nil || SwiftUIModifiers.played.contains(name)
    return body.omissions.unknownModifier(name, call, showsLabels: isKnown)
  }

  /// Compiles a modifier that moves nothing by itself, but may change the look: its arguments are compared.
  private func compared(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let closures = call.argumentExpressions.filter { $0.is(ClosureExprSyntax.self) }
    guard closures.contains(where: ComparisonCompiler.mayChange) else {
      return try body.hiddenChanges.look(name, call)
    }
    return body.omissions.leftOut(Unplayed("what is in it is not shown", .whereItMayChange), call)
  }

  /// Returns the reason for a style of the files, for controls whose styles are not played; nil for any other modifier.
  private func ownStyle(_ name: String, _ call: FunctionCallExprSyntax) -> Unplayed? {
    guard name.hasSuffix("Style"), let argument = call.arguments.first?.expression,
      let type = argument.leadingName,
      body.program.declarations.number(of: type, from: body.owner, in: body.source.scope) != nil
    else { return nil }
    return Unplayed("what such a style makes is not known")
  }
}
