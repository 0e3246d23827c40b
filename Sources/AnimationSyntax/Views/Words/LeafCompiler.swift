internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var leaves: LeafCompiler { LeafCompiler(body: self) }
}

/// Compiles views without content that is played, and the texts that identify them.
struct LeafCompiler {
  let body: BodyCompiler

  /// Compiles a view of which only the kind is known, and a literal title.
  func leaf(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    // A title, such as the one of `Text`, counts only if it is a literal.
    let literal = call.arguments.first.flatMap { Self.literal($0.expression) }
    let leftOut = Unplayed.views[name].flatMap { body.omissions.leftOut($0, name, call) }
    return Typed(.view) { run, _ in
      leftOut?(run)
      return .view(.made(MadeView(kind: name, position: position, literal: literal)))
    }
  }

  /// Compiles a view of another Apple framework, which the file imports; nil for any other.
  func frameworkView(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let module = FrameworkViews.modules[name], body.source.imports(module) else { return nil }
    let position = body.position(of: call)
    return Typed(.view) { run, _ in
      run.noteUnplayed(Unplayed("what \(module) draws is not known"), of: name, at: position)
      return .view(.made(MadeView(kind: name, position: position)))
    }
  }

  /// Compiles a canvas: its drawing is not played, its symbols are.
  func canvas(_ call: FunctionCallExprSyntax) throws -> Typed {
    let drawn = try leaf("Canvas", call)
    let symbols = zip(call.argumentLabels, call.argumentExpressions).first { $0.0 == "symbols" }
    guard let symbols else { return drawn }
    let (evaluate, position) = (drawn.evaluate, body.position(of: call))
    let content = try body.closures.content(symbols.1).evaluate
    return Typed(.view) { run, frame in
      guard case .view(.made(var view)) = try evaluate(run, frame),
        let closure = run.closure(try content(run, frame))
      else { return .view(.empty) }
      view.content = try run.element(try run.functions.call(closure, []), at: position)
      return .view(.made(view))
    }
  }

  /// Returns a string literal without interpolations, in quotes; nil for any other expression.
  static func literal(_ node: ExprSyntax) -> String? {
    guard let text = node.as(StringLiteralExprSyntax.self), text.segments.count == 1,
      case .stringSegment(let segment)? = text.segments.first
    else { return nil }
    return
      "\"\(StringEscapes.text(of: segment.content.text, signs: text.openingPounds?.text.count ?? 0))\""
  }

  /// Compiles an image, which its name identifies.
  func image(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    guard let argument = call.arguments.first else { return try leaf("Image", call) }
    let dot = argument.expression.as(MemberAccessExprSyntax.self)
    let literal =
      Self.literal(argument.expression)
      ?? (dot?.base == nil ? dot.map { "\"\($0.declName.baseName.plainText)\"" } : nil)
    if literal != nil, dot != nil {
      let name = dot?.declName.baseName.plainText
      return Typed(.view) { _, _ in
        .view(.made(MadeView(kind: "Image", position: position, literal: literal, text: name)))
      }
    }
    let evaluate = try body.expression(argument.expression).evaluate
    return Typed(.view) { run, frame in
      let value = try evaluate(run, frame)
      let text: String? = if case .text(let text) = value { text } else { nil }
      var view = MadeView(kind: "Image", position: position, literal: literal, text: text)
      if literal == nil { view.readKey = text ?? value.key }
      return .view(.made(view))
    }
  }
}
