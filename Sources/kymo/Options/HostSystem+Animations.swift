internal import AnimationModel
internal import AnimationSyntax
internal import MotionRecording

// Animations that take over from each other.
extension HostSystem {
  /// Returns the animations of expressions, as the system plays them.
  ///
  /// - Throws: ``ToolError`` if an expression is not an animation.
  func animations(of expressions: [ParsedExpression]) throws(ToolError) -> [NamedAnimation] {
    let presentation = presentation
    return try expressions.map { (expression) throws(ToolError) in
      let written = try Self.animation(of: expression)
      // Without an animation a change is immediate.
      return presentation.animation(of: written)
        ?? NamedAnimation(written.name, .linear(duration: 0))
    }
  }

  /// Returns the animation of an expression; only animations can take over.
  private static func animation(
    of expression: ParsedExpression
  ) throws(ToolError) -> NamedAnimation {
    switch expression.subject {
    case .animation(let animation):
      return NamedAnimation(expression.name, animation)
    case .spring:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a spring, not an animation; write \
        '.spring(\(expression.text))'
        """)
    case .unanimated:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is no animation; a change without one shows its target at once
        """)
    case .transition:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is part of a transition; 'kymo scenario' plays the interruption of one
        """)
    case .keyframes:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a track of keyframes, which no animation can interrupt; \
        'kymo plot' draws it
        """)
    case .unitCurve:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a curve without a duration; write '.timingCurve(\(expression.text), \
        duration: 0.35)' for an animation with it
        """)
    case .easing:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a curve without a duration; write the duration too, \
        such as 'css:350ms ease'
        """)
    }
  }
}
