internal import ArgumentParser

/// The options for the clock on which motion is played, its rate, and the duration of the recording.
struct TimeOptions: ParsableArguments {
  static let defaultRate = 60.0

  /// The highest rate, beyond that of any display or table; it keeps index ÷ rate exact.
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

  @Option(
    name: .customLong("clock"),
    help: ArgumentHelp(
      "Clock of the motion.",
      discussion: """
        frames plays it once per frame, as a device does: the default for tables. continuous plays it in \
        continuous time: the default for figures and measurements.
        """, valueName: "clock"))
  var clockName: ClockName?

  /// The help of `--span`.
  static let spanHelp = ArgumentHelp(
    "How long to follow the motion, in seconds.",
    discussion: """
      Cuts or extends the motion. By default an animation is followed to its end, an endless one for three \
      cycles or ten seconds.
      """, valueName: "seconds")

  init() {}

  /// Makes the options with some values.
  init(rate: FiniteNumber = FiniteNumber(TimeOptions.defaultRate), span: FiniteNumber?) {
    self.rate = rate
    spanNumber = span
    clockName = nil
  }

  /// The given clock, or the usual one.
  func clock(forTable isTable: Bool) -> ClockName {
    clockName ?? (isTable ? .frames : .continuous)
  }

  var fps: Double { rate.value }
  var span: Double? { spanNumber?.value }

  /// The first given option that differs from its default, as it is typed.
  var firstGiven: String? {
    if fps != Self.defaultRate { return "--fps" }
    if clockName == .frames { return "--clock" }
    return spanNumber == nil ? nil : "--span"
  }

  func validate() throws {
    guard fps > 0, fps <= Self.highestRate else {
      throw ValidationError(
        "--fps needs a number above 0 and up to 1e9, found '\(rate.text)'")
    }
    if let spanNumber, spanNumber.value < 0 {
      throw ValidationError(
        "--span needs seconds, 0 or more, found '\(spanNumber.text)'")
    }
  }
}

/// The clock on which a motion is played.
enum ClockName: String, ChoiceArgument {
  /// Once per frame, as a device does.
  case frames
  /// In continuous time.
  case continuous
}
