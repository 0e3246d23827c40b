internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording

/// What moves, at equal times on its track under the curves.
struct StrobeOptions: ParsableArguments {
  @Flag(
    help: """
      Draw under the curves what moves, at equal times on its track from start to target: how far \
      apart it stands is how fast it is.
      """)
  var strobe = false

  @Option(
    name: .customLong("strobe-fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "How often --strobe shows what moves, times a second; 30 without it.", valueName: "rate"))
  var rate: FiniteNumber?

  @Option(
    help: ArgumentHelp("What --strobe moves: circle, square or bar.", valueName: "shape"))
  var shape: ShapeName?

  /// The rate of most strobes, in instants a second: half a display's, as animators draw "on twos".
  private static let usualRate = 30.0

  /// Beyond this no eye tells instants apart.
  private static let highestRate = 1000.0

  /// The most instants of one curve.
  private static let mostInstants = 20_000.0

  func validate() throws {
    guard strobe else {
      if rate != nil {
        throw ValidationError("--strobe-fps is the rate of a strobe; give --strobe too")
      }
      if shape != nil { throw ValidationError("--shape is what a strobe moves; give --strobe too") }
      return
    }
    if let rate, !(rate.value > 0 && rate.value <= Self.highestRate) {
      throw ValidationError(
        "--strobe-fps wants a rate above 0 and up to \(TextNumber.grouped(Int(Self.highestRate))), found '\(rate.defaultValueDescription)'"
      )
    }
  }

  /// How things are shown; nil for not at all.
  var motion: MotionStrobe? {
    strobe
      ? MotionStrobe(rate: rate?.value ?? Self.usualRate, shape: shape?.shape ?? .circle) : nil
  }

  /// Fails if a curve is too long to be shown that often.
  func check(_ name: String, seconds: Double) throws(ToolError) {
    guard let motion, seconds * motion.rate > Self.mostInstants else { return }
    throw ToolError(
      .usage,
      """
      --strobe would show '\(name)' more than 20,000 times; give a lower --strobe-fps or a shorter --span
      """)
  }

  /// Where a subject is from instant to instant, up to the first at which it is over.
  func values(
    of subject: Subject, _ recorder: Recorder, clock: ClockName, fps: Double
  ) throws(RecordingError) -> [Double] {
    guard let motion else { return [] }
    let instants = try recorder.record(subject, rowsPerSecond: motion.rate)
    guard clock == .frames else { return instants.values }
    // What a device shows is held from frame to frame.
    let frames = try recorder.record(subject, framesPerSecond: fps)
    let last = frames.count - 1
    let count = Int((frames.times[last] * motion.rate).rounded(.up)) + 1
    return (0..<count).map { index in
      let frame = (Double(index) / motion.rate * fps).nextUp.nextUp
      return frames.values[min(Int(min(frame, Double(last))), last)]
    }
  }
}

/// What a strobe moves, as typed.
enum ShapeName: String, ChoiceArgument {
  case circle
  case square
  case bar

  /// The shape that is drawn.
  var shape: ChartStrobe.Shape {
    switch self {
    case .circle: .circle
    case .square: .square
    case .bar: .bar
    }
  }
}
