internal import ArgumentParser

/// The clock, its rate and how long to look.
struct TimeOptions: ParsableArguments {
  static let defaultRate = 60.0

  /// Beyond this no display and no table goes; it keeps index ÷ rate exact.
  private static let highestRate = 1e9

  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: the display's refresh rate, and the rate of the rows.",
      valueName: "rate"))
  var rate = FiniteNumber(TimeOptions.defaultRate)

  @Option(
    name: .customLong("span"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      How long to look, cutting or extending the motion. Without it an animation is followed to its \
      end, an endless one for three cycles or ten seconds.
      """, valueName: "seconds"))
  var spanNumber: FiniteNumber?

  var fps: Double { rate.value }
  var span: Double? { spanNumber?.value }

  /// The first option that is given and says what is not the case without it, as it is typed.
  var firstGiven: String? {
    if fps != Self.defaultRate { return "--fps" }
    return spanNumber == nil ? nil : "--span"
  }

  func validate() throws {
    guard fps > 0, fps <= Self.highestRate else {
      throw ValidationError(
        "--fps wants a number above 0 and up to 1e9, found '\(rate.defaultValueDescription)'")
    }
    if let span, span < 0 {
      throw ValidationError("--span wants seconds, 0 or more, found '\(span)'")
    }
  }
}
