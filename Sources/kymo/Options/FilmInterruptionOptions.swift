internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording

/// The options for the times at which animations of a film take over from each other.
struct FilmInterruptionOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Let each animation interrupt the one before, at --at.",
      discussion: """
        The first heads for --to, the next back to --from, and so on. An outline shows how the interrupted animation \
        would have continued.
        """))
  var interrupt = false

  @Option(
    name: .customLong("at"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "When the others take over, in seconds.",
      discussion: "Several times are separated by commas, or the option is repeated.",
      valueName: "seconds"))
  var timeLists: [NumberList] = []

  func validate() throws {
    guard interrupt || timeLists.isEmpty else {
      throw ValidationError("--at is when animations take over; give --interrupt too")
    }
    try InterruptionOptions.check(timeLists.flatMap(\.numbers))
  }

  /// Returns the interruption of animations.
  ///
  /// - Throws: ``ToolError`` if the expressions are not animations, or the times do not fit them.
  func interruption(
    of expressions: [ParsedExpression], from start: Double, to target: Double,
    _ system: HostSystem, span: Double?
  ) throws(ToolError) -> Interruption {
    let animations = try system.animations(of: expressions)
    let times = timeLists.flatMap(\.numbers)
    try InterruptionOptions.check(animations, times)
    return Interruption(
      animations, at: times, from: start,
      to: animations.indices.map { $0.isMultiple(of: 2) ? target : start }, span: span)
  }
}
