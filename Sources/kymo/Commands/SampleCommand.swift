internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording
internal import RecordingFormats

/// `kymo sample`: the numbers.
struct Sample: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "sample",
    abstract: "Write the numbers of animations as CSV or JSON.",
    discussion: """
      One row a frame: curve, time, value and velocity. The last row of an animation is the first \
      frame at which it is over.

          kymo sample '.spring(duration: 0.5, bounce: 0.3)' '.easeInOut'
          kymo sample .bouncy --clock continuous --count 100 -o bouncy.csv
      """)

  @OptionGroup var input: ExpressionArguments
  @OptionGroup var values: ValueOptions
  @OptionGroup var time: TimeOptions

  @Option(
    help: ArgumentHelp(
      "frames plays as a device does; continuous as a display of unlimited rate would.",
      valueName: "clock"))
  var clock: ClockName?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "N + 1 evenly spaced rows from 0 to the end or --span, on the continuous clock.",
      valueName: "n"))
  var count: Int?

  @OptionGroup var schedule: ScheduleOptions
  @OptionGroup var expecting: ExpectationOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if schedule.text != nil, clock == .frames || count != nil {
      throw ValidationError(
        "--schedule says itself when there are rows; leave out --clock frames and --count")
    }
    guard let count else { return }
    guard count > 0 else {
      throw ValidationError("--count wants a whole number above 0, found '\(count)'")
    }
    guard clock != .frames else {
      throw ValidationError(
        "--count spreads rows over the continuous clock; leave out --clock frames or --count")
    }
    guard count < Recorder.rowLimit else {
      throw ValidationError(
        "--count asks for more than \(TextNumber.grouped(Recorder.rowLimit)) rows")
    }
  }

  func run() throws {
    try output.destination.check()
    let format = try output.format(of: "sample", among: [.csv, .json], fallback: .csv)
    let schedule = try schedule.parsed()
    let expressions = try values.parsed(input)
    let expected = try expecting.expectations(of: expressions)
    var recordings: [Recording] = []
    for expression in expressions {
      recordings.append(
        try ToolError.telling(expression.name, time) { () throws(RecordingError) in
          try record(expression.subject, expression.name, schedule)
        })
    }
    let isContinuous = schedule != nil || count != nil || clock == .continuous
    let measured = try expected.measured(
      expressions, values, time, on: isContinuous ? .continuous : .frames(rate: time.fps))
    let document = SampleDocument(recordings)
    try output.destination.write { sink in
      if format == .json {
        try document.writeJSON { (bytes) throws(SystemError) in try sink.write(bytes) }
      } else {
        try document.writeCSV { (bytes) throws(SystemError) in try sink.write(bytes) }
      }
    }
    try expected.check(measured)
  }

  private func record(
    _ subject: Subject, _ name: String, _ schedule: RecordingSchedule?
  ) throws(RecordingError) -> Recording {
    let recorder = values.recorder(of: subject, time)
    if let schedule { return try recorder.record(subject, name: name, on: schedule) }
    if let count { return try recorder.record(subject, name: name, intervals: count) }
    switch clock ?? .frames {
    case .frames: return try recorder.record(subject, name: name, framesPerSecond: time.fps)
    case .continuous: return try recorder.record(subject, name: name, rowsPerSecond: time.fps)
    }
  }
}
