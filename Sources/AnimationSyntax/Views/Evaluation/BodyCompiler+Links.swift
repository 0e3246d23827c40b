internal import SwiftSyntax

// Links to other screens.
extension BodyCompiler {
  /// The label of what a link leads to, which is another screen: of `NavigationLink { … } label: { … }` and
  /// `NavigationLink("Next") { … }` the closure without a label.
  func destinationLabel(of call: FunctionCallExprSyntax) -> String {
    let written = labels(of: call)
    let hasLabel = written.contains("label")
    let isTitled = call.arguments.first.map { $0.label == nil } ?? false
    let isGiven = written.contains { $0 == "destination" || $0 == "value" }
    return (hasLabel || isTitled) && !isGiven ? ParameterMatching.trailingLabel : "destination"
  }

  /// Notes that the screen is not shown that a link leads to, if something in it may move: a view that the files
  /// declare, or an animation.
  ///
  /// - Parameters:
  ///   - label: The label of what the link leads to.
  ///   - call: The link.
  func otherScreen(
    behind label: String, of call: FunctionCallExprSyntax
  ) -> (@Sendable (ViewRun) -> Void)? {
    let screens = zip(labels(of: call), expressions(of: call)).filter { $0.0 == label }.map(\.1)
    guard screens.contains(where: mayMove) else { return nil }
    let position = position(of: call)
    return { run in run.noteUnplayed(.otherScreen, of: "NavigationLink", at: position) }
  }

  /// Whether something in what is shown on another screen may move.
  private func mayMove(_ screen: ExprSyntax) -> Bool {
    let words = text(of: screen)
    guard !Self.animatingWords.contains(where: words.contains) else { return true }
    var stack = [Syntax(screen)]
    while let node = stack.popLast() {
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
        let number = program.declarations.number(of: name, from: owner, in: source.scope),
        !program.declarations.types[number].isForeign, program.code.types[number].isView
      {
        return true
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return false
  }

  /// What is in views that are animated.
  static let animatingWords = ["withAnimation", ".animation(", "phaseAnimator", "keyframeAnimator"]
}
