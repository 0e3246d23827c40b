internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var vectors: VectorCompiler { VectorCompiler(body: self) }
}

/// Compiles mutating functions of vectors.
struct VectorCompiler {
  let body: BodyCompiler

  /// Returns the nonmutating counterpart of a mutating function of vectors: `scaled` for `scale`; nil for any other
  /// name.
  static func vectorChange(_ name: String) -> String? {
    ["scale": "scaled", "interpolate": "interpolated"][name]
  }

  /// Compiles a call of a mutating function of a vector.
  ///
  /// - Parameter name: The nonmutating counterpart.
  func changed(
    _ name: String, of base: Typed, _ locate: @escaping Locate, _ call: FunctionCallExprSyntax,
    at position: SourcePosition
  ) throws -> Typed {
    let values = try body.calls.arguments(of: call) { _, label in
      label == "towards" ? base.type : .number
    }
    .evaluation
    body.written?.append(locate, at: position)
    return Typed(.void) { run, frame in
      let location = run.stateAccess.settled(try locate(run, frame))
      let made = try run.methods.method(
        name, of: try run.locations.read(location), try values(run, frame), at: position)
      try run.locations.write(made, to: location)
      return made.isUnknown ? made : .void
    }
  }
}
