internal import SwiftSyntax

extension BodyCompiler {
  var unknownCalls: UnknownCallCompiler { UnknownCallCompiler(body: self) }
}

/// Compiles calls of unknown functions.
struct UnknownCallCompiler {
  let body: BodyCompiler

  /// Compiles a call of an unknown function; the writes of its closures are left out.
  func unknownCall(
    _ words: String, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) -> Typed {
    guard losesWrites(call) else { return .unknown(words, at: position) }
    return Typed(.unknown) { run, _ in
      run.note("'\(words)' is not known; what its closure does is left out", at: position)
      return .unknown(UnknownValue(words, at: position))
    }
  }

  /// Returns whether an unknown call has closures that would write something.
  func losesWrites(_ call: FunctionCallExprSyntax) -> Bool {
    call.argumentExpressions.contains {
      $0.is(ClosureExprSyntax.self) && body.program.writes(Syntax($0))
    }
  }
}
