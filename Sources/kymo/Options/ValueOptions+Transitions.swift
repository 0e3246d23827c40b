internal import AnimationModel
internal import AnimationSyntax
internal import MotionRecording

/// How views are inserted and removed whose transitions are given.
extension ValueOptions {
  /// Whether anything is said about transitions.
  var givesTransitionOptions: Bool { animation != nil || viewSize != nil || reducesMotion }

  /// Puts what is said about transitions into a context.
  func applyTransitionOptions(to context: inout ExpressionContext) throws(ToolError) {
    context.viewSize = viewSize?.size
    context.assumedViewSize = ViewSize(width: 100, height: 100)
    context.reducesMotion = reducesMotion
    guard let animation else { return }
    context.transitionAnimation =
      animation == "nil" ? nil : try Self.animation(animation, system.expressionContext)
  }

  private static func animation(
    _ text: String, _ context: ExpressionContext
  ) throws(ToolError) -> Animation {
    let source =
      if let file = FileArgument(text) {
        try ExpressionSource(file)
      } else {
        ExpressionSource(text: text)
      }
    let parsed = try source.curves(in: context)
    guard parsed.count == 1, case .animation(let animation) = parsed[0].subject else {
      throw ToolError(
        .usage, "--animation needs a single animation such as '.spring', found '\(text)'")
    }
    return animation
  }
}
