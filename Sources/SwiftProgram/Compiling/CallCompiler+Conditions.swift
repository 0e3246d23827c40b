internal import SwiftSyntax

// Functions of extensions that ask for different types.
extension CallCompiler {
  /// A call of one of several functions of extensions that ask for different types: the value decides which is meant.
  func undecided(
    _ chosen: ChosenFunction, among candidates: [Int], of base: Typed,
    _ call: FunctionCallExprSyntax
  ) -> Typed {
    let functions = candidates.map { body.program.code.functions[$0] }
    let (name, position) = (functions[0].name, body.position(of: call))
    let isSame = functions.allSatisfy { $0.result == functions[0].result }
    let (evaluate, locate, values) = (base.evaluate, base.locate, chosen.arguments.evaluation)
    let isMutating = functions.contains(where: \.isMutating)
    return body.calls.inlined(
      Typed(isSame ? chosen.result : .unknown) { run, frame in
        let given = try values(run, frame)
        guard isMutating, let locate else {
          return try run.methods.method(
            name, of: try evaluate(run, frame), given, at: position)
        }
        return try run.mutations.mutate(
          name, at: run.stateAccess.settled(try locate(run, frame)), given, position: position)
      }, at: position)
  }
}
