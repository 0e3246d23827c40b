internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var erasedViews: ErasedViewCompiler { ErasedViewCompiler(body: self) }
}

/// Compiles type-erased views and shapes: `AnyView(…)`, `AnyShape(…)`.
struct ErasedViewCompiler {
  let body: BodyCompiler

  /// Compiles `AnyView(…)`: a view of another type replaces the one before it.
  func view(_ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let argument = call.arguments.first else { return nil }
    let build = try body.builders.view(argument.expression)
    let (written, position) = (Self.chain(of: argument.expression), body.position(of: call))
    return Typed(.view) { run, frame in
      let element = try build(run, frame)
      let type = (written + element.modifierNames).joined(separator: ".")
      return .view(type.isEmpty ? element : .modified(element, .id("AnyView.\(type)"), position))
    }
  }

  /// Compiles `AnyShape(…)`: it has the same type for all shapes, and takes its new form at once.
  func shape(_ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let argument = call.arguments.first else { return nil }
    let build = try body.builders.view(argument.expression)
    return Typed(.view) { run, frame in
      let element = try build(run, frame)
      guard case .made(var view) = element, ViewKinds.leaves.contains(view.kind) else {
        return .view(element)
      }
      let form = MovingValue(name: "", content: .hidden(view.kind, .form))
      view.erasedKind = "AnyShape"
      view.modifiers.append(.moves(form))
      return .view(.made(view))
    }
  }

  /// Compiles `EquatableView(content: …)` and `.equatable()`, with a note that they are not played where a `==` of the
  /// app's own decides.
  func equatable(_ view: @escaping Compute, at position: SourcePosition) -> Typed {
    Typed(.view) { run, frame in
      let element = try run.element(try view(run, frame), at: position)
      if case .own(let value, _) = element {
        let type = run.code.types[value.type]
        if type.staticMethods["=="] != nil {
          run.noteUnplayed(
            Unplayed(
              "while the '==' of \(type.name) holds, SwiftUI keeps its body; here it is evaluated anew"
            ),
            of: ".equatable", at: position)
        }
      }
      return .view(element)
    }
  }

  /// Returns the names of the modifiers on a view, innermost first.
  private static func chain(of node: ExprSyntax) -> [String] {
    var names: [String] = []
    var node = node
    while let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      names.append(member.declName.baseName.plainText)
      node = base
    }
    return names.reversed()
  }
}

extension ViewElement {
  /// The names of the modifiers on a view that have moving numbers or are the app's own, outermost first: they are the
  /// part of its type that is known when it is made.
  fileprivate var modifierNames: [String] {
    var names: [String] = []
    var element = self
    while true {
      switch element {
      case .modified(let inner, .moves(let value), _):
        if !value.name.isEmpty, names.last != value.name { names.append(value.name) }
        element = inner
      case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner):
        element = inner
      case .styled(let style, let inner, _):
        names.append("\(style.type)")
        element = inner
      default: return names
      }
    }
  }
}
