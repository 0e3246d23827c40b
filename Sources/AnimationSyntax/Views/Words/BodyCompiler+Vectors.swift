internal import SwiftProgram
internal import SwiftSyntax

// Functions that change a vector.
extension BodyCompiler {
  /// The function that gives what another one makes of a vector: `scaled` for `scale`; nil for any other name.
  static func vectorChange(_ name: String) -> String? {
    ["scale": "scaled", "interpolate": "interpolated"][name]
  }

  /// A call of a function that changes the vector that it is called on.
  ///
  /// - Parameter name: The function that gives what it makes of it.
  func changed(
    _ name: String, of base: Typed, _ locate: @escaping Locate, _ call: FunctionCallExprSyntax,
    at position: SourcePosition
  ) throws -> Typed {
    let values = try arguments(of: call) { _, label in label == "towards" ? base.type : .number }
      .evaluation
    written?.append(locate, at: position)
    return Typed(.void) { run, frame in
      let location = run.settled(try locate(run, frame))
      let made = try run.method(
        name, of: try run.read(location), try values(run, frame), at: position)
      try run.write(made, to: location)
      return made.isUnknown ? made : .void
    }
  }
}
