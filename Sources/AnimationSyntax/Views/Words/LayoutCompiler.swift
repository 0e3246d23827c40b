internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var layouts: LayoutCompiler { LayoutCompiler(body: self) }
}

/// Compiles layouts that are called with views: `Radial(angle: 30) { … }`, `layout { … }`.
struct LayoutCompiler {
  let body: BodyCompiler

  /// Returns whether a type is a layout, so that a call of its values with views is a container.
  func isLayout(_ type: SwiftType) -> Bool {
    switch type.unwrapped {
    case .opaque(let name): ViewKinds.layouts.contains(name)
    case .declared(let number, _):
      body.program.declarations.types[number].roles.contains(.layout)
    default: false
    }
  }

  /// Compiles a layout that is made and called in one expression.
  func laidOut(_ type: SwiftType, _ arguments: [TypedArgument], at position: SourcePosition)
    throws -> Typed?
  {
    guard isLayout(type), let last = arguments.last,
      last.label == ParameterMatching.trailingLabel
    else { return nil }
    let given = Array(arguments.dropLast()).evaluation
    let made: Compute = { run, frame in
      guard case .declared(let number, _) = type else { return .nothing }
      return try run.functions.construct(number, try given(run, frame), at: position)
    }
    return container(type, made, last.value.evaluate, at: position)
  }

  /// Compiles a call of a layout with views: `layout { … }`; nil for any other call.
  func laidOut(_ layout: Typed, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard isLayout(layout.type), call.arguments.isEmpty, let closure = call.trailingClosure else {
      return nil
    }
    let content = try body.closures.content(ExprSyntax(closure)).evaluate
    return container(layout.type, layout.evaluate, content, at: body.position(of: call))
  }

  /// Compiles the views in a layout; their positions are not computed.
  private func container(
    _ type: SwiftType, _ layout: @escaping Compute, _ content: @escaping Compute,
    at position: SourcePosition
  ) -> Typed {
    let kind = if case .opaque(let name) = type.unwrapped { name } else { "AnyLayout" }
    return Typed(.view) { run, frame in
      run.note("where a layout puts its views is not computed", at: position)
      let inside = try run.element(try content(run, frame), at: position)
      if case .structure(let own) = try layout(run, frame) {
        return .view(.styled(own, content: inside, position))
      }
      return .view(.made(MadeView(kind: kind, position: position, content: inside)))
    }
  }
}
