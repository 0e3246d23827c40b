internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var styledViews: StyledViewCompiler { StyledViewCompiler(body: self) }
}

/// Compiles views that a style of the app may draw.
struct StyledViewCompiler {
  let body: BodyCompiler

  /// Compiles the parts of a view that a style needs besides the content of its closures; nil for views without styles.
  func styleable(
    _ name: String, _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (inout MadeView, ProgramRun, Frame) throws -> Void)? {
    guard let parts = OwnStyles.parts[name] else { return nil }
    let position = body.position(of: call)
    func argument(_ label: String) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }
    let hasTitle = call.arguments.first.map { $0.label == nil } ?? false
    let image = (argument("systemImage") ?? argument("image")).map { LeafCompiler.literal($0) }
    let value = name == "LabeledContent" ? argument("value") : nil
    let isOpen = try argument("isExpanded").map {
      try body.expression($0, as: .binding(.boolean)).evaluate
    }
    return { view, run, frame in
      if hasTitle, view.parts[parts.text] == nil {
        view.parts[parts.text] = .made(
          MadeView(kind: "Text", position: position, literal: view.literal, text: view.text))
      }
      if let image, view.parts["icon"] == nil {
        view.parts["icon"] = .made(MadeView(kind: "Image", position: position, literal: image))
      }
      if value != nil, view.parts["content"] == nil {
        view.parts["content"] = .made(MadeView(kind: "Text", position: position))
      }
      if let isOpen { view.isOn = run.location(try isOpen(run, frame)) }
    }
  }

  /// Compiles `Label(configuration)` in a style: the view of the style, as it is without the style; nil for any other
  /// call.
  func configured(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard OwnStyles.parts[name] != nil, call.arguments.count == 1, call.trailingClosure == nil,
      let argument = call.arguments.first, argument.label == nil,
      argument.expression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    let configuration = try body.expression(argument.expression)
    guard configuration.type == .styleConfiguration else { return nil }
    let (evaluate, position) = (configuration.evaluate, body.position(of: call))
    return Typed(.view) { run, frame in
      var view = MadeView(kind: name, position: position)
      guard case .tuple(let elements) = try evaluate(run, frame) else { return .view(.made(view)) }
      view.content = .group(
        elements.compactMap { element in
          guard case .view(let part) = element.value else { return nil }
          return (position, part)
        })
      return .view(.made(view))
    }
  }
}
