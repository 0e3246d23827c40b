internal import ArgumentParser
internal import MotionCharts
internal import TextForms

/// The options for the parts of each curve that `kymo plot` draws.
struct CurveOptions: ParsableArguments {
  /// The usual rate of a strobe, in steps per second: half of a display's, as animators draw "on twos".
  static let usualStrobeRate = 30.0

  /// The highest rate of a strobe, beyond which no eye distinguishes steps.
  private static let highestStrobeRate = 1000.0

  @Option(
    help: ArgumentHelp(
      "Quantities to draw.",
      discussion: "Several are separated by commas, or the option is repeated.",
      valueName: "quantities"))
  var show = [QuantityList([.value])]

  @Flag(help: "Mark the values that a device shows at --fps.")
  var frames = false

  @Flag(help: "Leave out the ruler of delays and repetitions below the time axis.")
  var noRuler = false

  @Flag(
    help: ArgumentHelp(
      "Draw the moving object at equal time steps below the curves.",
      discussion: "The larger the gaps, the faster it moves."))
  var strobe = false

  @Option(
    name: .customLong("strobe-fps"), parsing: .unconditional,
    help: ArgumentHelp("Steps of --strobe per second (default: 30).", valueName: "rate"))
  var strobeRate: FiniteNumber?

  @Option(
    name: [.customLong("strobe-shape"), .customLong("shape")],
    help: ArgumentHelp("Object that --strobe draws (default: circle).", valueName: "shape"))
  var strobeShape: ShapeName?

  @Flag(
    help: ArgumentHelp(
      "Write one picture for each expression.",
      discussion: "{name} in -o is the label or text of an expression, {index} its number."))
  var each = false

  func validate() throws {
    guard strobe else {
      if strobeRate != nil {
        throw ValidationError("--strobe-fps is the rate of a strobe; give --strobe too")
      }
      if strobeShape != nil {
        throw ValidationError("--strobe-shape is what a strobe draws; give --strobe too")
      }
      return
    }
    if let rate = strobeRate, !(rate.value > 0 && rate.value <= Self.highestStrobeRate) {
      throw ValidationError(
        "--strobe-fps needs a rate above 0 and up to \(NumberText.grouped(Int(Self.highestStrobeRate))), found '\(rate.text)'"
      )
    }
  }
}
