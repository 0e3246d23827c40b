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

  @OptionGroup var meaning: SemanticsOptions

  /// What plays from the one value to the other.
  func recorder(_ time: TimeOptions) -> Recorder {
    Recorder(
      from: start.value, to: target.value, initialVelocity: initialVelocity?.value,
      span: time.span)
  }
}
