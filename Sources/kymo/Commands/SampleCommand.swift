internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording
internal import RecordingFormats
internal import TextForms

/// `kymo sample`: writes values and velocities as a table.
struct Sample: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "sample",
    abstract: "Write the values of animations as CSV or JSON.",
    arguments: "<expr> ...",
    discussion: """
      One row per frame: curve, time, value and velocity. The last row of an animation is the first \
      frame at which it has ended.

          kymo sample '.spring(duration: 0.5, bounce: 0.3)' '.easeInOut'
          kymo sample .bouncy --clock continuous --count 100 -o bouncy.csv
      """)

  static let formats: [OutputFormat] = [.csv, .json]
  static let mostUsedOptions = [
    "--output", "--format", "--fps", "--span", "--clock", "--count", "--from", "--to",
    "--initial-velocity", "--expect",
  ]

  @OptionGroup var input: ExpressionArguments<AnyMotion>
  @OptionGroup(title: "Output") var output: OutputOptions<Sample>
  @OptionGroup(title: "Output") var keepGoing: KeepGoingOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Time") private var rows: RowOptions
  @OptionGroup(title: "Time") var schedule: ScheduleOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions

  private var clock: ClockName? { time.clockName }
  private var count: Int? { rows.count }

  func validate() throws {
    if schedule.text != nil, clock == .frames || count != nil {
      throw ValidationError(
        "--schedule decides when there are rows; leave out --clock frames and --count")
    }
    guard let count else { return }
    guard count > 0 else {
      throw ValidationError("--count needs a whole number above 0, found '\(count)'")
    }
    guard clock != .frames else {
      throw ValidationError(
        "--count is for the continuous clock; leave out --clock frames or --count")
    }
    guard count < Recorder.rowLimit else {
      throw ValidationError(
        "--count asks for more than \(NumberText.grouped(Recorder.rowLimit)) rows")
    }
  }

  func run() throws {
    try output.destination.check()
    let format = try output.format(fallback: .csv)
    let schedule = try schedule.parsed()
    let read = try values.read(input, keepGoing)
    let expressions = read.curves
    let expected = try expecting.expectations(of: expressions)
    let isContinuous = schedule != nil || count != nil || clock == .continuous
    var recordings: [Recording] = []
    var measured: [MotionCourse] = []
    for expression in expressions {
      let played = try values.played(expression, time)
      recordings.append(
        try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
          try record(played, schedule)
        })
      measured += try expected.measured(
        [played], time, on: isContinuous ? .continuous : .frames(rate: time.fps))
    }
    noteSharedLabels(of: expressions)
    GrowthNote.write(for: expressions)
    let document = SampleDocument(recordings)
    try output.destination.write { sink in
      if format == .json {
        try document.writeJSON { (bytes) throws(SystemError) in try sink.write(bytes) }
      } else {
        try document.writeCSV { (bytes) throws(SystemError) in try sink.write(bytes) }
      }
    }
    try expected.check(measured)
    try read.end()
  }

  /// Notes each label that several curves share, whose rows could not be told apart.
  private func noteSharedLabels(of expressions: [ParsedExpression]) {
    let labels = expressions.filter(\.isLabelled).map(\.name)
    let shared = Set(labels.filter { label in labels.count { $0 == label } > 1 })
    for label in shared.sorted() {
      StandardError.note("several curves are called '\(label)'; give each a label of its own")
    }
  }

  private func record(
    _ played: PlayedMotion, _ schedule: RecordingSchedule?
  ) throws(RecordingError) -> Recording {
    if let schedule { return try played.rows(on: schedule) }
    if let count { return try played.rows(intervals: count) }
    switch clock ?? .frames {
    case .frames: return try played.frames(perSecond: time.fps)
    case .continuous: return try played.rows(perSecond: time.fps)
    }
  }
}

/// The options for the number of rows of a table.
private struct RowOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "N + 1 rows at equal steps from 0 to the end.",
      discussion: "In continuous time; with --span, up to that time.", valueName: "n"))
  var count: Int?
}
