internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording

/// From where to where, and what the words mean.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp(
      "The value at the start, 0 without it. Keyframes have their own.", valueName: "value"))
  var startNumber: FiniteNumber?

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp(
      "The value at the target, 1 without it. Keyframes have their own.", valueName: "value"))
  var targetNumber: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Velocity at the start in value units per second, for springs whose expression has no \
      parameter for it.
      """, valueName: "velocity"))
  var initialVelocity: FiniteNumber?

  @OptionGroup var meaning: SemanticsOptions

  /// The value at the start.
  var start: Double { startNumber?.value ?? 0 }

  /// The value at the target.
  var target: Double { targetNumber?.value ?? 1 }

  /// What plays expressions from the one value to the other.
  ///
  /// - Throws: ``ToolError`` if a value is given and all of them have values of their own.
  func recorder(
    _ time: TimeOptions, for expressions: [ParsedExpression]
  ) throws(ToolError) -> Recorder {
    if expressions.allSatisfy(\.isKeyframes) {
      if startNumber != nil || targetNumber != nil {
        throw ToolError(
          .usage,
          """
          keyframes have values of their own, so that \(startNumber != nil ? "--from" : "--to") has no \
          use; write the values in 'initialValue:' and the keyframes
          """)
      }
      if initialVelocity != nil {
        throw ToolError(
          .usage,
          """
          keyframes have velocities of their own, so that --initial-velocity has no use; write \
          'startVelocity:' in the first keyframe
          """)
      }
    }
    return Recorder(
      from: start, to: target, initialVelocity: initialVelocity?.value, span: time.span)
  }
}

extension ParsedExpression {
  /// Whether what moves are keyframes, which have values of their own.
  var isKeyframes: Bool {
    if case .keyframes = subject { true } else { false }
  }
}
