internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording

/// The options for the start and the target of the motions of a page with knobs, and for their frames.
struct TunedValueOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp("Frames of the page per second, from 24 to 240.", valueName: "rate"))
  var rateNumber = FiniteNumber(60)

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp("Value at the start.", valueName: "value"))
  var startNumber = FiniteNumber(0)

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp("Target value, other than --from.", valueName: "value"))
  var targetNumber = FiniteNumber(1)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Word after the values, such as pt.", valueName: "word"))
  var unit: String?

  @Option(name: .customLong("semantics"), help: SemanticsName.help)
  var semanticsName = SemanticsName.ios17

  /// Frames per second.
  var rate: Double { rateNumber.value }

  /// The value at the start.
  var start: Double { startNumber.value }

  /// The value at the target.
  var target: Double { targetNumber.value }

  /// The context that expressions do not contain themselves.
  var expressionContext: ExpressionContext { ExpressionContext(semantics: semanticsName.semantics) }

  /// The corresponding time options of other commands.
  var time: TimeOptions { TimeOptions(rate: rateNumber, span: nil) }

  /// Plays an expression.
  func played(_ expression: ParsedExpression) throws(ToolError) -> PlayedMotion {
    try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
      try Recorder(from: start, to: target).play(expression.subject, name: expression.name)
    }
  }

  func validate() throws {
    guard (24...240).contains(rate) else {
      throw ValidationError(
        "--fps needs a rate from 24 to 240, found '\(rateNumber.text)'")
    }
    guard start != target else {
      throw ValidationError(
        "nothing moves from \(startNumber.defaultValueDescription) to the same value; give --to another one"
      )
    }
  }
}
