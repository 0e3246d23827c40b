internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var links: LinkCompiler { LinkCompiler(body: self) }
}

/// Compiles links to other screens.
struct LinkCompiler {
  let body: BodyCompiler

  /// Returns the label of the argument with the destination of a link: for `NavigationLink { … } label: { … }` and
  /// `NavigationLink("Next") { … }` the closure without a label.
  func destinationLabel(of call: FunctionCallExprSyntax) -> String {
    let written = call.argumentLabels
    let hasLabel = written.contains("label")
    let isTitled = call.arguments.first.map { $0.label == nil } ?? false
    let isGiven = written.contains { $0 == "destination" || $0 == "value" }
    return (hasLabel || isTitled) && !isGiven ? ParameterMatching.trailingLabel : "destination"
  }

  /// Compiles the destination of a link, and the value that decides whether it is shown; nil for a link without a
  /// destination of its own.
  ///
  /// - Parameters:
  ///   - label: The label of the argument with the destination.
  ///   - call: The link.
  func linked(
    to label: String, _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> ScreenLink)? {
    let all = Array(zip(call.argumentLabels, call.argumentExpressions))
    guard let screen = all.first(where: { $0.0 == label })?.1 else { return nil }
    func binding(_ label: String) throws -> Typed? {
      try all.first { $0.0 == label }.map { try body.expression($0.1, as: .binding(.unknown)) }
    }
    let (isActive, selection) = (try binding("isActive"), try binding("selection"))
    let tag = try all.first { $0.0 == "tag" }.map {
      try body.expression($0.1, as: selection?.type.bindingValue.unwrapped ?? .unknown).evaluate
    }
    let (flag, selected) = (isActive?.evaluate, selection?.evaluate)
    let content = try body.closures.content(screen).evaluate
    let (position, mayMove) = (body.position(of: call), mayMove(screen))
    return { run, frame in
      var presence = ScreenLink.Presence.own
      if let value = try flag?(run, frame) {
        presence = .flag(value)
      } else if let value = try selected?(run, frame), let tag = try tag?(run, frame) {
        presence = .selection(value, tag: tag)
      }
      return ScreenLink(
        presence: presence, mayMove: mayMove,
        content: {
          let value = try content(run, frame)
          let closure = run.closure(value)
          return try run.element(
            try closure.map { try run.functions.call($0, []) } ?? value, at: position)
        }, position: position)
    }
  }

  /// Returns whether something on another screen may move.
  private func mayMove(_ screen: ExprSyntax) -> Bool {
    let words = body.text(of: screen)
    guard !Self.animatingWords.contains(where: words.contains) else { return true }
    return screen.containsNode { node in
      guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
        let number = body.program.declarations.number(
          of: name, from: body.owner, in: body.source.scope)
      else { return false }
      return !body.program.declarations.types[number].isForeign
        && body.program.code.types[number].isView
    }
  }

  /// The words in the source of animated views.
  static let animatingWords = ["withAnimation", ".animation(", "phaseAnimator", "keyframeAnimator"]
}
