internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording

/// From where to where, and what the words mean.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp("The value at the start.", valueName: "value"))
  var start = FiniteNumber(0)

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp("The value at the target.", valueName: "value"))
  var target = FiniteNumber(1)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Velocity at the start in value units per second, for springs whose expression has no \
      parameter for it.
      """, valueName: "velocity"))
  var initialVelocity: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Velocity in value units per second with which a finger lets go: every spring begins with it, in \
      the unit that its own parameter has.
      """, valueName: "velocity"))
  var gestureVelocity: FiniteNumber?

  @OptionGroup var meaning: SemanticsOptions

  func validate() throws {
    guard initialVelocity == nil || gestureVelocity == nil else {
      throw ValidationError("give --initial-velocity or --gesture-velocity, not both")
    }
  }

  private var gesture: GestureVelocity? {
    gestureVelocity.map {
      GestureVelocity(pointsPerSecond: $0.value, distance: target.value - start.value)
    }
  }

  /// What the expressions denote, with the velocity of the gesture if one is given.
  ///
  /// - Throws: ``ToolError`` if they are not understood, or if no curve has a use for the gesture.
  func parsed(_ input: ExpressionArguments) throws(ToolError) -> [ParsedExpression] {
    let curves = try input.parsed(meaning.semantics, gesture: gesture)
    let hasUse = curves.contains {
      $0.subject.takesInitialVelocity || $0.subject.ownInitialVelocity != nil
    }
    guard gestureVelocity == nil || hasUse else {
      throw ToolError(
        .usage, "nothing here can begin with a velocity; --gesture-velocity is for springs")
    }
    return curves
  }

  /// What plays a subject from the one value to the other.
  func recorder(of subject: Subject, _ time: TimeOptions) -> Recorder {
    let thrown = subject.takesInitialVelocity ? gestureVelocity?.value : nil
    return Recorder(
      from: start.value, to: target.value, initialVelocity: initialVelocity?.value ?? thrown,
      span: time.span)
  }
}
