internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// `kymo plot`: value, velocity and acceleration against time.
struct Plot: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "plot",
    abstract: "Draw animations against time as PNG, SVG, PDF or text.",
    discussion: """
      Without -o the figure is drawn in the terminal. What is drawn is what SwiftUI shows on a display \
      of unlimited rate; --frames marks what a device shows at --fps.

          kymo plot '.spring(duration: 0.5, bounce: 0.3)' .easeInOut -o compare.png
          kymo plot '.spring(bounce: [0, 0.15, 0.3])' --show value,velocity -o sweep.svg
      """)

  @OptionGroup var input: ExpressionArguments
  @OptionGroup var values: ValueOptions
  @OptionGroup var time: TimeOptions

  @Option(
    help: ArgumentHelp(
      "continuous draws the motion itself; frames joins what a device shows at --fps.",
      valueName: "clock"))
  var clock = ClockName.continuous

  @Option(
    help: ArgumentHelp(
      "What to draw, separated by commas: value, velocity, acceleration.",
      valueName: "quantities"))
  var show = QuantityList([.value])

  @Flag(help: "Mark what a device shows at --fps.")
  var frames = false

  @OptionGroup var marking: MarkOptions

  @Flag(
    help: "Leave out the rulers that show the stages of delays and repetitions under the time axis."
  )
  var noRuler = false

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
  var strobeRate: FiniteNumber?

  @Option(
    name: .customLong("shape"),
    help: ArgumentHelp("What --strobe moves: circle, square or bar.", valueName: "shape"))
  var strobeShape: ShapeName?

  @Flag(
    help: ArgumentHelp(
      """
      Write a file for each expression, all in one run: {name} in -o is its label or text, {index} its \
      number.
      """))
  var each = false

  @OptionGroup var scheduleChoice: ScheduleOptions
  @OptionGroup var expecting: ExpectationOptions
  @OptionGroup var figure: FigureOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  /// Whether what a device shows is marked.
  var showsFrames: Bool { frames || marking.showsFrames }

  func validate() throws {
    guard scheduleChoice.text == nil || !showsFrames else {
      throw ValidationError("give --frames or --schedule, not both")
    }
    try checkStrobe()
  }

  func run() throws {
    if each { return try PlotBatch(self).run() }
    try output.destination.check()
    let format = try output.format(
      of: "plot", among: [.png, .svg, .pdf, .text], fallback: .text)
    try figure.check(format, to: output.destination)
    let expressions = try values.parsed(input)
    try marking.check(expressions)
    let expected = try expecting.expectations(of: expressions)
    let measured = try expected.measured(expressions, values, time, on: measuringClock)
    let curves = try plotted(expressions, scheduleChoice.parsed())
    try figure.write(
      chart(of: curves, expressions, facts: PictureFacts.facts), as: format,
      to: output.destination, color, table: MeasureTable.table(of: curves))
    try expected.check(measured)
  }

  /// The clock on which expectations are measured: that of what is drawn.
  var measuringClock: Clock { clock == .frames ? .frames(rate: time.fps) : .continuous }

  /// The curves, played.
  ///
  /// - Parameters:
  ///   - expressions: What they are.
  ///   - schedule: When a timeline shows them.
  func plotted(
    _ expressions: [ParsedExpression], _ schedule: RecordingSchedule?
  ) throws -> [PlottedExpression] {
    try expressions.map { try PlottedExpression($0, self, schedule) }
  }

  /// The chart of some curves.
  ///
  /// - Parameters:
  ///   - curves: The curves.
  ///   - expressions: What they are.
  ///   - facts: What travels with the picture.
  func chart(
    of curves: [PlottedExpression], _ expressions: [ParsedExpression], facts: [Drawing.Fact]
  ) -> Chart {
    MotionChart(
      curves.map(\.motion),
      quantities: show.quantities,
      marks: marking.kinds,
      strobe: motionStrobe,
      title: figure.title ?? "",
      subtitle: subtitle(curves, expressions),
      description: curves.map(\.description).joined(separator: " "),
      facts: facts
    ).chart
  }

  /// The stages that a ruler shows; none on the frame clock, where cycles are as long as frames make them.
  func stages(
    of subject: Subject, _ trace: Recording, _ recorder: Recorder
  ) -> [MotionStage] {
    guard !noRuler, trace.clock == .continuous, case .animation(let animation) = subject,
      let end = trace.times.last
    else { return [] }
    return recorder.stages(of: animation, until: end)
  }

  /// Whether all curves are tracks of one timeline, which ends as one.
  private func areOneTimeline(_ expressions: [ParsedExpression]) -> Bool {
    guard let timeline = expressions.first?.timeline else { return false }
    return expressions.allSatisfy { $0.timeline == timeline }
  }

  /// What all curves have in common, and where the two clocks differ for a single one or one timeline.
  private func subtitle(
    _ curves: [PlottedExpression], _ expressions: [ParsedExpression]
  ) -> String {
    var way =
      expressions.allSatisfy(\.isKeyframes)
      ? "keyframes"
      : expressions.allSatisfy(\.isTransition)
        ? "a view that comes and one that goes"
        : "from \(HumanNumber.text(values.start)) to \(HumanNumber.text(values.target))"
    if let place = values.system.context?.words { way += " in \(place)" }
    if clock == .frames { return "\(way), on frames of \(HumanNumber.text(time.fps)) Hz" }
    var words = "\(way), on a display of unlimited rate"
    if let schedule = scheduleChoice.text {
      words += "; dots are what a timeline shows on \(schedule)"
    } else if let ends = curves.first?.endsOnFrames,
      curves.count == 1 || areOneTimeline(expressions)
    {
      words += "; over at \(ends.continuous) s, on frames of \(HumanNumber.text(time.fps)) Hz "
      words += "at \(ends.frames) s"
    } else if showsFrames {
      words += "; dots are frames of \(HumanNumber.text(time.fps)) Hz"
    }
    return words
  }
}

/// An expression, played for a figure.
struct PlottedExpression {
  /// The curve.
  let motion: PlottedMotion

  /// What it does, in words.
  let description: String

  /// What can be measured of it.
  let measures: MotionMeasures

  /// When it is over on either clock, in words, if that differs.
  let endsOnFrames: (continuous: String, frames: String)?

  init(
    _ expression: ParsedExpression, _ plot: Plot, _ schedule: RecordingSchedule?
  ) throws(ToolError) {
    let subject = expression.subject
    let recorder = plot.values.recorder(of: subject, plot.time)
    let name = expression.name
    let played = try ToolError.telling(name, plot.time) { () throws(RecordingError) in
      // What cannot be measured is refused before it takes memory.
      let measures = try recorder.measures(of: subject)
      // Marks lie on the curve: where that joins frames, they tell of frames.
      let shown =
        plot.clock == .frames
        ? try recorder.measures(of: subject, clock: .frames(rate: plot.time.fps)) : measures
      let trace =
        plot.clock == .frames
        ? try recorder.record(subject, name: name, framesPerSecond: plot.time.fps)
        : try recorder.trace(
          subject, name: name,
          followsAcceleration: plot.show.quantities.contains(.acceleration))
      var frames: Recording?
      if let schedule {
        frames = try recorder.record(subject, name: name, on: schedule)
      } else if plot.showsFrames {
        frames = try recorder.record(subject, name: name, framesPerSecond: plot.time.fps)
      }
      return (trace, frames, measures, shown)
    }
    try plot.checkStrobe(of: name, seconds: played.0.times.last ?? 0)
    let strobe = try ToolError.telling(name, plot.time) { () throws(RecordingError) in
      try plot.strobeValues(of: subject, recorder)
    }
    motion = PlottedMotion(
      played.0, isCode: !expression.isLabelled, place: expression.sweepPlace,
      track: expression.track, timeline: expression.timeline, frames: played.1,
      measures: played.3, stages: plot.stages(of: subject, played.0, recorder),
      strobe: strobe)
    measures = played.2
    description =
      MotionDescription(
        name, subject: subject, measures: played.2, from: recorder.start, to: recorder.target
      ).sentence
    endsOnFrames = PlottedExpression.ends(played.0, subject, recorder, plot)
  }

  private static func ends(
    _ trace: Recording, _ subject: Subject, _ recorder: Recorder, _ plot: Plot
  ) -> (continuous: String, frames: String)? {
    guard case .finished(let end) = trace.ending, plot.clock == .continuous,
      end * plot.time.fps <= Double(Recorder.mostFramesPlayed),
      let frames = try? recorder.record(subject, framesPerSecond: plot.time.fps),
      case .finished(let frame) = frames.ending, frame != end
    else { return nil }
    return (HumanNumber.text(end, digits: 4), HumanNumber.text(frame, digits: 4))
  }
}

extension ParsedExpression {
  /// The place in a sweep of one parameter by the size of its element; nil for anything else.
  fileprivate var sweepPlace: Double? {
    guard sweep.count == 1, let position = sweep.first, position.values.count > 1 else {
      return nil
    }
    let value = position.values[position.index]
    let rank = position.values.count { $0 < value }
    return Double(rank) / Double(position.values.count - 1)
  }
}
