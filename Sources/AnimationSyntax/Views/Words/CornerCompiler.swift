internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var corners: CornerCompiler { CornerCompiler(body: self) }
}

/// Compiles rounded corners, of a view and of the shape of a modifier.
struct CornerCompiler {
  let body: BodyCompiler

  /// Compiles a rounded rectangle, whose corners have rows.
  func roundedRectangle(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    guard let moves = try cornerRadius(call) else {
      return try body.leaves.leaf("RoundedRectangle", call)
    }
    return Typed(.view) { run, frame in
      .view(
        .made(
          MadeView(
            kind: "RoundedRectangle", position: position, modifiers: [.moves(try moves(run, frame))]
          )))
    }
  }

  /// Compiles the corners of `RoundedRectangle(cornerRadius:)` and `.rect(cornerRadius:)`; nil if none are given.
  private func cornerRadius(
    _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> MovingValue)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "cornerRadius" }) else {
      return try cornerSize(call)
    }
    let evaluate = try body.expression(argument.expression, as: .number).evaluate
    return { run, frame in
      let value = try evaluate(run, frame)
      if let unknown = value.unknown {
        return MovingValue(name: "cornerRadius", content: .unknown(unknown))
      }
      return MovingValue(
        name: "cornerRadius", content: .numbers(MovingModifiers.cornerRadius(value.double ?? 0)))
    }
  }

  /// Compiles the corners of `RoundedRectangle(cornerSize:)`; nil if none are given.
  private func cornerSize(
    _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> MovingValue)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "cornerSize" }) else {
      return nil
    }
    let evaluate = try body.expression(argument.expression, as: .geometry(.size)).evaluate
    let words = UnknownValue(
      body.short(argument.expression), at: body.position(of: argument.expression))
    return { run, frame in
      let value = try evaluate(run, frame)
      guard case .geometry(.size, let size) = value else {
        return MovingValue(name: "cornerSize", content: .unknown(value.unknown ?? words))
      }
      return MovingValue(
        name: "cornerSize",
        content: .numbers([
          MovingModifier.Component("width", size[0]), MovingModifier.Component("height", size[1]),
        ]))
    }
  }

  /// Compiles the corners of `RoundedRectangle(cornerRadius:)` and `.rect(cornerRadius:)`; nil for any other shape.
  func corners(of shape: ExprSyntax) throws -> Modify? {
    guard let shape = shape.as(FunctionCallExprSyntax.self) else { return nil }
    let name =
      shape.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      ?? shape.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    guard name == "RoundedRectangle" || name == "rect", let moves = try cornerRadius(shape) else {
      return nil
    }
    return { run, frame in [.moves(try moves(run, frame))] }
  }
}
