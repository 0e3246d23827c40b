internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording

/// The options for the timing of a film.
struct FilmTimeOptions: ParsableArguments {
  static let usualRate = 60.0
  private static let highestRate = 240.0
  private static let speeds = 0.01...4.0
  private static let longestRest = 60.0
  private static let mostPlays = 65_535

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Speed of the motion, from 0.01 to 4.", discussion: "--hold and --rest stay as they are.",
      valueName: "factor"))
  var speed = FiniteNumber(1)

  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "Frames of the film per second (default: 60, GIF 50).",
      discussion: """
        A GIF plays 100 divided by a whole number of 2 or more; a page steps by frames. The cycle is a whole number \
        of them.
        """,
      valueName: "rate"))
  var rateNumber: FiniteNumber?

  @Option(
    name: .customLong("clock"),
    help: ArgumentHelp(
      "Clock of the motion.",
      discussion: """
        continuous plays it in continuous time, frames as a device shows it, whose frames are held.
        """, valueName: "clock"))
  var clock: ClockName = .continuous

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Refresh rate of the device for --clock frames (default: 60).", valueName: "rate"))
  var deviceFps: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rest before the motion, in seconds (default: 0.25).", valueName: "seconds"))
  var hold: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rest after the motion, in seconds.",
      discussion: """
        With 0, endless repetitions whose cycle is a whole number of frames play on without a seam.
        """, valueName: "seconds"))
  var rest = FiniteNumber(0.75)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of plays, 0 for ever (default: 0, terminal 3).", valueName: "n"))
  var plays: Int?

  @Flag(help: "Play each animation back to its start after the rest, and rest again.")
  var thereAndBack = false

  @Option(
    name: .customLong("span"), parsing: .unconditional,
    help: TimeOptions.spanHelp)
  var span: FiniteNumber?

  /// The rate at which a device shows the motion.
  var deviceRate: Double { deviceFps?.value ?? Self.usualRate }

  /// The given rate of the film, in frames per second; nil if none is given.
  var rate: Double? { rateNumber?.value }

  /// The clock of the motion.
  var recordingClock: Clock { clock == .frames ? .frames(rate: deviceRate) : .continuous }

  /// The corresponding time options of other commands.
  ///
  /// - Parameter span: The duration of the recording, in seconds.
  func time(span: Double?) -> TimeOptions {
    TimeOptions(rate: FiniteNumber(deviceRate), span: span.map { FiniteNumber($0) })
  }

  /// The timing of a film with a rest around each play.
  ///
  /// - Parameter rate: The film's frames per second.
  func timing(rate: Double) -> PlayTiming {
    PlayTiming(
      hold: hold?.value ?? PlayTiming().hold, rest: rest.value, speed: speed.value, rate: rate,
      plays: plays ?? 0)
  }

  /// Whether the options let endless repetitions play on without a seam.
  var asksForLoop: Bool {
    rest.value == 0 && (hold?.value ?? 0) == 0 && !thereAndBack && span == nil
  }

  func validate() throws {
    guard Self.speeds.contains(speed.value) else {
      throw ValidationError(
        "--speed needs a factor from 0.01 to 4, found '\(speed.text)'")
    }
    for (option, rate) in [("--fps", rateNumber), ("--device-fps", deviceFps)] {
      guard let rate, !(rate.value > 0 && rate.value <= Self.highestRate) else { continue }
      throw ValidationError(
        "\(option) needs a rate above 0 and up to 240, found '\(rate.text)'")
    }
    for (option, seconds) in [("--hold", hold), ("--rest", Optional(rest))] {
      guard let seconds, !(0...Self.longestRest).contains(seconds.value) else { continue }
      throw ValidationError(
        "\(option) needs seconds from 0 to 60, found '\(seconds.text)'")
    }
    if let plays, !(0...Self.mostPlays).contains(plays) {
      throw ValidationError("--plays needs a whole number from 0 to 65,535, found '\(plays)'")
    }
    guard deviceFps == nil || clock == .frames else {
      throw ValidationError("--device-fps is the rate of a device; add --clock frames")
    }
    if let span, span.value < 0 {
      throw ValidationError(
        "--span needs seconds, 0 or more, found '\(span.text)'")
    }
  }
}
