internal import AnimationModel
internal import AnimationSyntax
internal import MotionRecording
internal import RecordingFormats
internal import SwiftProgram

/// The system that shows a motion and the context in which it is shown, with their limits.
struct HostSystem {
  /// The name of the system.
  let semanticsName: SemanticsName

  /// The name of the context in which the animation is shown; nil where none is given.
  let contextName: ContextName?

  /// The seed of random numbers; nil where none are drawn.
  let seed: UInt64?

  /// The context that expressions do not contain themselves.
  var expressionContext: ExpressionContext {
    var context = ExpressionContext(semantics: semantics)
    context.seed = seed
    return context
  }

  /// The system whose `.default` is meant.
  var semantics: Semantics { semanticsName.semantics }

  /// The context in which the animation is shown, if one is given.
  var context: PresentationContext? { contextName?.context }

  /// The presentation of animations in the system and the context.
  var presentation: Presentation {
    Presentation(
      context ?? .app, isBeforeAnimations: semantics == .ios16,
      defaultAnimation: semantics.defaultAnimation)
  }

  /// Returns the expressions as they play in the system and the context.
  ///
  /// - Throws: ``ToolError`` if a context is given that could limit none of them.
  func limited(_ expressions: [ParsedExpression]) throws(ToolError) -> [ParsedExpression] {
    let presentation = presentation
    guard presentation.isLimited else { return expressions }
    guard expressions.contains(where: \.subject.isLimitedByContext) else {
      throw ToolError(
        .usage, "--context limits animations and transitions, and there are none here")
    }
    return expressions.map { expression in
      var limited = expression
      limited.subject = presentation.subject(expression.subject)
      return limited
    }
  }

  /// Returns the remarks on the limits, in words without a full stop.
  ///
  /// - Parameter played: The motion within the limits.
  func remarks(on played: PlayedMotion) throws(RecordingError) -> [String] {
    let presentation = presentation
    let subject = played.subject
    guard let context = presentation.context.words, subject.isLimitedByContext else { return [] }
    if presentation.isBeforeAnimations {
      return [
        presentation.context == .widget
          ? "before iOS 17 widgets were not animated: the target is shown at once"
          : """
          before iOS 17 Live Activities used the system's own animation, whatever the app asked for; its curve \
          is not known, and ease-in-out of 0.35 s is used for it
          """
      ]
    }
    guard played.isCapped else { return [] }
    var remark = "it is cut off at 2 s: \(context) shows the target from then on"
    if case .animation(let animation) = subject {
      var uncut = played.recorder
      uncut.span = nil
      remark += "; \(try Self.rest(of: animation.uncapped, uncut))"
    }
    return [remark]
  }

  /// Returns the words about the duration of an animation without the limit.
  private static func rest(
    of animation: Animation, _ recorder: Recorder
  ) throws(RecordingError) -> String {
    let recording: Recording
    do {
      recording = try recorder.trace(.animation(animation))
    } catch .tooLong {
      return "without the limit it would take more than 10,000 s"
    }
    guard case .finished(let end) = recording.ending else {
      return "without the limit it would never end"
    }
    let complete = recording.events.first { $0.kind == .logicallyComplete }?.time ?? end
    return
      "without the limit it would be logically complete at \(HumanNumber.text(complete)) s and removed at "
      + "\(HumanNumber.text(end)) s"
  }
}
