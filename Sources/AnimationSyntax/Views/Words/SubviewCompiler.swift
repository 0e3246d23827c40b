internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var subviews: SubviewCompiler { SubviewCompiler(body: self) }
}

/// Compiles calls that enumerate the subviews of a view.
struct SubviewCompiler {
  let body: BodyCompiler

  /// Compiles `Group(subviews: content) { subviews in … }` and `ForEach(subviews: content) { subview in … }`, or the
  /// same with sections, which are not distinguished; nil for any other call.
  func subviews(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let first = call.arguments.first, let label = first.label?.plainText,
      ["subviews", "sections"].contains(label), call.argumentExpressions.count == 2,
      let closure = call.argumentExpressions.last
    else { return nil }
    let position = body.position(of: call)
    guard label == "subviews" else {
      return Typed(.view) { run, _ in
        run.noteUnplayed(
          Unplayed("the sections of a view are not read"), of: "\(name)(sections:)", at: position)
        return .view(.undecided)
      }
    }
    let content = try body.builders.view(first.expression)
    let isEach = name == "ForEach"
    let shown = try body.closures.content(closure, [isEach ? .view : .array(.view)]).evaluate
    return Typed(.view) { run, frame in
      guard let subviews = try content(run, frame).subviews,
        let closure = run.closure(try shown(run, frame))
      else { return .view(.undecided) }
      if isEach {
        return .view(
          .each(
            try subviews.map { subview in
              let given = SwiftValue.view(subview)
              return (
                try run.elementMaker.identifier(of: given, nil, at: position),
                try run.element(try run.functions.call(closure, [given]), at: position)
              )
            }, position))
      }
      let given = SwiftValue.array(subviews.map { .view($0) })
      return Self.list(
        try run.element(try run.functions.call(closure, [given]), at: position), position)
    }
  }

  /// Compiles `_VariadicView.Tree(root) { … }`, by which older apps enumerate subviews; nil for any other chain.
  func variadic(_ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard head.as(DeclReferenceExprSyntax.self)?.baseName.plainText == "_VariadicView",
      case .name(let name)? = links.first, name.baseName.plainText == "Tree",
      case .call(let call)? = links.dropFirst().first, call.argumentExpressions.count == 2,
      let first = call.argumentExpressions.first, let closure = call.argumentExpressions.last
    else { return nil }
    links.removeFirst(2)
    let position = body.position(of: call)
    let root = try body.expression(first).evaluate
    let content = try body.closures.content(closure).evaluate
    return Typed(.view) { run, frame in
      guard case .structure(let root) = try root(run, frame),
        let function = run.code.types[root.type].methods["body"]?.first,
        let closure = run.closure(try content(run, frame)),
        let subviews = try run.element(try run.functions.call(closure, []), at: position).subviews
      else { return .view(.undecided) }
      let given = SwiftValue.array(subviews.map { .view($0) })
      let shown = try run.functions.call(
        function: function, [given], on: .structure(root), at: position)
      return Self.list(try run.element(shown, at: position), position)
    }
  }

  /// Returns views as a list without anything around them.
  private static func list(_ content: ViewElement, _ position: SourcePosition) -> SwiftValue {
    .view(.made(MadeView(kind: "Group", position: position, isList: true, content: content)))
  }
}
