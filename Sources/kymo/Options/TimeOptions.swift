internal import ArgumentParser

/// The rate of frames, and how long to follow a motion.
struct TimeOptions: ParsableArguments {
  static let defaultRate = 60.0

  /// Beyond this no display and no table goes; it keeps index ÷ rate exact.
  private static let highestRate = 1e9

  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second, the display's refresh rate.", valueName: "rate"))
  var rate = FiniteNumber(TimeOptions.defaultRate)

  @Option(
    name: .customLong("span"), parsing: .unconditional,
    help: spanHelp)
  var spanNumber: FiniteNumber?

  /// The help of `--span`.
  static let spanHelp = ArgumentHelp(
    "How long to follow the motion, in seconds.",
    discussion: """
      Cuts or extends the motion. By default an animation is followed to its end, an endless one for three \
      cycles or ten seconds.
      """, valueName: "seconds")

  init() {}

  /// The usual rate, and a span.
  init(span: FiniteNumber?) {
    rate = FiniteNumber(Self.defaultRate)
    spanNumber = span
  }

  var fps: Double { rate.value }
  var span: Double? { spanNumber?.value }

  /// The first option that is given and does not say what is the case without it, as it is typed.
  var firstGiven: String? {
    if fps != Self.defaultRate { return "--fps" }
    return spanNumber == nil ? nil : "--span"
  }

  func validate() throws {
    guard fps > 0, fps <= Self.highestRate else {
      throw ValidationError(
        "--fps needs a number above 0 and up to 1e9, found '\(rate.defaultValueDescription)'")
    }
    if let span, span < 0 {
      throw ValidationError("--span needs seconds, 0 or more, found '\(span)'")
    }
  }
}
