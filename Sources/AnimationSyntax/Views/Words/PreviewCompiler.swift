internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var previews: PreviewCompiler { PreviewCompiler(body: self) }
}

/// Compiles views that only a preview has around its content.
struct PreviewCompiler {
  let body: BodyCompiler

  /// Compiles the view that a preview shows in a view that the files do not declare, as in `Device { ContentView()
  /// }`.
  ///
  /// The result is the view inside; nil if it is none of the files.
  func shown(in name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard body.isPreview, name.first?.isUppercase == true,
      let closure = call.argumentExpressions.last(where: { $0.is(ClosureExprSyntax.self) }),
      !ProgramDeclarations.names(in: Syntax(closure)).isDisjoint(
        with: body.program.declarations.viewNames)
    else { return nil }
    let position = body.position(of: call)
    let content = try body.closures.content(closure).evaluate
    return Typed(.view) { run, frame in
      guard let closure = run.closure(try content(run, frame)) else { return .view(.empty) }
      let unknown = SwiftValue.unknown(UnknownValue(name, at: position))
      let given = Array(repeating: unknown, count: closure.code.parameterCount)
      let shown = try run.element(try run.functions.call(closure, given), at: position)
      run.note("'\(name)' is not in the files; only what is inside of it is played", at: position)
      return .view(.made(MadeView(kind: name, position: position, content: shown)))
    }
  }
}
