internal import ArgumentParser
internal import MotionComparison
internal import MotionFitting
internal import RecordingFormats

/// The options for the columns and the clock of a recording.
struct FitInputOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Column of the times (default: time).",
      discussion: "A table of two columns of numbers needs no names.", valueName: "column"))
  var time: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Column of the values (default: value).", valueName: "column"))
  var value: String?

  @Option(
    help: ArgumentHelp(
      "Unit of the times (default: s).",
      discussion:
        "frames needs --fps. Without it, a column whose name says its unit, such as 'time (ms)' or t_us, has that one.",
      valueName: "unit"))
  var timeUnit: TimeUnitName?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second of the display.",
      discussion:
        "Found from the times where it is not given. Expressions are played at this rate, by default 60.",
      valueName: "rate"))
  var fps: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Look at these seconds only, such as 0.2..1.5.", valueName: "a..b"))
  var between: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Step to which the values are rounded, such as 0.5.",
      discussion: "Found from the values where it is not given.", valueName: "step"))
  var rounding: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Standard deviation of the values' errors.",
      discussion: "Found from the rounding and from the rows at rest where it is not given.",
      valueName: "deviation"))
  var noise: FiniteNumber?

  func validate() throws {
    if let fps, fps.value <= 0 || fps.value > 1e9 {
      throw ValidationError("--fps needs a number above 0 and up to 1e9, found '\(fps.text)'")
    }
    if timeUnit == .frames, fps == nil {
      throw ValidationError("--time-unit frames needs the rate of the frames: --fps 60")
    }
    for (option, number) in [("--rounding", rounding), ("--noise", noise)] {
      if let number, number.value <= 0 {
        throw ValidationError("\(option) needs a number above 0, found '\(number.text)'")
      }
    }
    _ = try window()
  }

  /// The span of time that is fitted, in seconds; nil for the whole recording.
  func window() throws -> ClosedRange<Double>? {
    guard let between else { return nil }
    let parts = between.split(separator: ".", omittingEmptySubsequences: false)
    // Two dots leave an empty part between the numbers when the text is split.
    guard
      let gap = parts.indices.dropFirst().first(where: { parts[$0].isEmpty && $0 + 1 < parts.count }
      ),
      let start = Double(parts[..<gap].joined(separator: ".")),
      let end = Double(parts[(gap + 1)...].joined(separator: ".")), start.isFinite, end.isFinite
    else {
      throw ValidationError("--between needs two times such as 0.2..1.5, found '\(between)'")
    }
    guard start < end else {
      throw ValidationError("--between needs an earlier and a later time, found '\(between)'")
    }
    return start...end
  }

  /// The settings for reading tables and playing expressions.
  var reading: FitSource.Reading {
    let unit: ObservationTimeUnit? =
      switch timeUnit {
      case nil: nil
      case .s: .seconds
      case .ms: .milliseconds
      case .us: .microseconds
      case .ns: .nanoseconds
      case .frames: .frames(rate: fps?.value ?? TimeOptions.defaultRate)
      }
    return FitSource.Reading(
      time: time, value: value, unit: unit, rate: fps?.value ?? TimeOptions.defaultRate)
  }
}

/// A unit of times by its name.
enum TimeUnitName: String, ChoiceArgument {
  case s
  case ms
  case us
  case ns
  case frames
}

/// The options for the animation to be found, and for everything that is already known about it.
struct FitFamilyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Families to try (default: all).",
      discussion: """
        spring, curve, linear and repeat, separated by commas. repeat is any of the others several times, and is \
        looked for where none fits once. May be repeated.
        """, valueName: "families"))
  var family: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Motions in sequence: a number, or auto (default: 1).",
      discussion: """
        Springs, and curves that come to their end, each begun before or after the one before it has come to rest; printed \
        as a scenario. auto looks for them where one motion does not fit.
        """, valueName: "n"))
  var segments: String?

  @Option(
    help: ArgumentHelp(
      "Who played a spring.",
      discussion: """
        swiftui is .spring in SwiftUI's steps of 1/300 s; exact is a closed form, as Core Animation, \
        .interpolatingSpring and the web play it.
        """, valueName: "player"))
  var player = FitPlayerName.auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The value before the motion, where it is known.", valueName: "value"))
  var from: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The value that it heads for, where it is known.", valueName: "value"))
  var to: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time of the change in seconds, where it is known.",
      discussion: "An animation that begins later has a delay.", valueName: "seconds"))
  var start: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Velocity of springs at the start, in units per second, or fit (default: 0).",
      valueName: "value"))
  var initialVelocity: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Nothing fits that is further off than this, such as 1%.",
      discussion: "A percentage of the travel or a number of value units, at any row that is used.",
      valueName: "limit"))
  var limit = "1%"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Status 1 if the best is further off, such as 1%.",
      discussion: "At any row that is used; a percentage of the travel or a number of value units.",
      valueName: "limit"))
  var maxError: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Percent with which intervals should hold the truth.", valueName: "percent"))
  var confidence = FiniteNumber(95)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Simulated recordings behind the intervals; 0 for no intervals.", valueName: "n"))
  var replicates = 200

  @Flag(help: "Keep the fitted figures: try no named curves and round numbers.")
  var noSnap = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Candidates to show after the best.", valueName: "n"))
  var runnersUp = 3

  /// The largest number of simulated recordings; more take minutes and give no better intervals.
  private static let mostReplicates = 10_000

  func validate() throws {
    let groups = try groups()
    if groups.subtracting([.repetition]) == [.linear], player == .swiftui {
      throw ValidationError("--player swiftui is for springs, and --family linear has none")
    }
    if let from, let to, from.value == to.value {
      throw ValidationError("--from and --to are the same, so that nothing moves")
    }
    guard confidence.value > 0, confidence.value < 100 else {
      throw ValidationError(
        "--confidence needs a percentage between 0 and 100, found '\(confidence.text)'")
    }
    guard (0...Self.mostReplicates).contains(replicates) else {
      throw ValidationError(
        "--replicates needs a whole number from 0 to 10,000, found '\(replicates)'")
    }
    guard (0...1000).contains(runnersUp) else {
      throw ValidationError(
        "--runners-up needs a whole number from 0 to 1,000, found '\(runnersUp)'")
    }
    _ = try velocity()
    if try segmentChoice() != .one {
      for (option, isGiven) in [
        ("--to", to != nil), ("--initial-velocity", initialVelocity != nil),
      ] where isGiven {
        throw ValidationError("\(option) is for one motion, and --segments looks for several")
      }
    }
    _ = try LimitOptions.parsed(limit, "--limit")
    _ = try LimitOptions.parsed(maxError, "--max-error")
  }

  /// The groups of families that are tried.
  func groups() throws -> Set<FittingOptions.Group> {
    guard !family.isEmpty else { return Set(FittingOptions.Group.allCases) }
    var groups: Set<FittingOptions.Group> = []
    for word in family.joined(separator: ",").split(
      separator: ",", omittingEmptySubsequences: false)
    {
      guard let group = FittingOptions.Group(rawValue: String(word)) else {
        throw ValidationError("--family knows spring, curve, linear and repeat, found '\(word)'")
      }
      groups.insert(group)
    }
    guard groups != [.repetition] else {
      throw ValidationError(
        "--family repeat needs what is repeated, as in --family spring,curve,linear,repeat")
    }
    return groups
  }

  /// The largest number of motions that can be asked for.
  private static let mostSegments = 8

  /// The number of motions, one after the other, that are searched for.
  func segmentChoice() throws -> FittingOptions.Segments {
    guard let segments else { return .one }
    if segments == "auto" { return .auto }
    guard let count = Int(segments), (1...Self.mostSegments).contains(count) else {
      throw ValidationError(
        "--segments needs a whole number from 1 to 8, or auto, found '\(segments)'")
    }
    return count == 1 ? .one : .count(count)
  }

  private func velocity() throws -> FittingOptions.InitialVelocity {
    guard let initialVelocity else { return .known(0) }
    if initialVelocity == "fit" { return .fitted }
    guard let number = FiniteNumber(argument: initialVelocity) else {
      throw ValidationError(
        "--initial-velocity needs a number of units per second, or fit, found '\(initialVelocity)'")
    }
    return .known(number.value)
  }

  /// The largest allowed error of the best fit; nil unless `--max-error` is given.
  func allowedError() throws -> Tolerance? { try LimitOptions.parsed(maxError, "--max-error") }

  /// The options of the fitting library for a motion.
  func options(_ input: FitInputOptions, _ curve: FitSource.Curve) throws -> FittingOptions {
    var options = FittingOptions()
    options.groups = try groups()
    options.segments = try segmentChoice()
    options.player = FittingOptions.PlayerChoice(rawValue: player.rawValue) ?? .auto
    options.from = from?.value ?? curve.ends?.from
    options.to = to?.value ?? curve.ends?.to
    options.start = start?.value ?? curve.start
    options.initialVelocity = try velocity()
    options.framesPerSecond = input.fps?.value
    options.rounding = input.rounding?.value
    options.noise = input.noise?.value ?? curve.noise
    let values = curve.observations.values
    let travel = (values.max() ?? 0) - (values.min() ?? 0)
    if let limit = try LimitOptions.parsed(limit, "--limit"), travel > 0 {
      options.limit = limit.allowance(of: travel) / travel
    }
    options.confidence = confidence.value / 100
    options.replicates = curve.isPlayed ? 0 : replicates
    options.snaps = !noSnap
    options.runnersUp = runnersUp
    return options
  }
}

/// A player of springs by its name.
enum FitPlayerName: String, ChoiceArgument {
  case auto
  case swiftui
  case exact
}

/// The options for the destination of a fit and its form.
struct FitOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "File to write; its extension sets the format.",
      discussion: """
        The extensions are .txt, .json, .csv, .md and .swift for words, .png, .svg and .pdf for a figure. - is \
        standard output.
        """, valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Format, whatever the extension of -o is.", valueName: "format"))
  var format: FitFormat?

  var destination: OutputDestination { OutputDestination(output) }

  /// The format to write: the given one, otherwise that of the extension, otherwise text.
  func checkedFormat() throws(ToolError) -> FitFormat {
    try FitFormat.checked(format, output: output, command: "kymo fit")
  }
}

/// A format in which a fit can be written.
enum FitFormat: String, TextOrFigureFormat {
  case text
  case json
  case csv
  case markdown
  case swift
  case png
  case svg
  case pdf

  /// Whether the format shows the intervals of the parameters.
  var showsIntervals: Bool { self != .csv && self != .swift }
}
