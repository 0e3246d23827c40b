internal import ArgumentParser

/// How the moving object is drawn under the curves, at equal time steps on its track.
struct StrobeOptions: ParsableArguments {
  /// The rate of most strobes, in steps per second: half a display's, as animators draw "on twos".
  static let usualRate = 30.0

  /// Beyond this no eye tells steps apart.
  private static let highestRate = 1000.0

  @Flag(
    name: .customLong("strobe"),
    help: ArgumentHelp(
      "Draw the moving object at equal time steps below the curves.",
      discussion: "The larger the gaps, the faster it moves."))
  var isShown = false

  @Option(
    name: .customLong("strobe-fps"), parsing: .unconditional,
    help: ArgumentHelp("Steps of --strobe per second (default: 30).", valueName: "rate"))
  var rate: FiniteNumber?

  @Option(
    name: [.customLong("strobe-shape"), .customLong("shape")],
    help: ArgumentHelp("Object that --strobe draws (default: circle).", valueName: "shape"))
  var shape: ShapeName?

  func validate() throws {
    guard isShown else {
      if rate != nil {
        throw ValidationError("--strobe-fps is the rate of a strobe; give --strobe too")
      }
      if shape != nil {
        throw ValidationError("--strobe-shape is what a strobe draws; give --strobe too")
      }
      return
    }
    if let rate, !(rate.value > 0 && rate.value <= Self.highestRate) {
      throw ValidationError(
        "--strobe-fps needs a rate above 0 and up to \(TextNumber.grouped(Int(Self.highestRate))), found '\(rate.defaultValueDescription)'"
      )
    }
  }
}
