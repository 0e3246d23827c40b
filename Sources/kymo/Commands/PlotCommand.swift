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
struct Plot: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "plot",
    abstract: "Draw animations against time as PNG, SVG, PDF or text.",
    arguments: "<expr> ...",
    discussion: """
      Without -o the figure is drawn in the terminal. It shows what SwiftUI shows, in continuous time; \
      --frames marks the values that a device shows at --fps.

          kymo plot '.spring(duration: 0.5, bounce: 0.3)' .easeInOut -o compare.png
          kymo plot '.spring(bounce: [0, 0.2, 0.4])' --show value,velocity -o b.svg
      """)

  static let formats: [OutputFormat] = [.png, .svg, .pdf, .text]
  static let mostUsedOptions = [
    "--output", "--show", "--mark", "--theme", "--size", "--from", "--to", "--span", "--expect",
  ]

  @OptionGroup var input: ExpressionArguments<AnyMotion>
  @OptionGroup(title: "Output") var output: OutputOptions<Plot>
  @OptionGroup(title: "Output") var keepGoing: KeepGoingOptions
  @OptionGroup(title: "Figure") var marking: MarkOptions
  @OptionGroup(title: "Figure") var curves: CurveOptions
  @OptionGroup(title: "Figure") var figureChoice: CurveFigureOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Time") var scheduleChoice: ScheduleOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions

  var show: QuantityList { curves.show }

  /// The clock of the figure.
  var clock: ClockName { time.clock(forTable: false) }

  /// Whether what a device shows is marked.
  var showsFrames: Bool { curves.frames || marking.showsFrames }

  func validate() throws {
    guard scheduleChoice.text == nil || !showsFrames else {
      throw ValidationError("give --frames or --schedule, not both")
    }
    try checkFigure()
  }

  func run() throws {
    if curves.each { return try runEach() }
    try output.destination.check()
    let format = try output.format(fallback: .text)
    try figure.check(format, to: output.destination)
    try text.check(format, figure)
    let read = try values.read(input, keepGoing)
    let expressions = read.curves
    try marking.check(expressions)
    try checkFigure(of: expressions, as: format)
    let expected = try expecting.expectations(of: expressions)
    let measured = try expected.measured(expressions, values, time, on: measuringClock)
    let curves = try plotted(expressions, scheduleChoice.parsed())
    try figure.write(
      chart(of: curves, expressions, facts: PictureFacts.facts), as: format,
      to: output.destination, text,
      table: MeasureTable.table(of: curves.map { ($0.motion, $0.measures) }))
    try expected.check(measured)
    try read.end()
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
    let labels = SweepLabels(expressions)
    return try expressions.map {
      try PlottedExpression($0, self, schedule, labels)
    }
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
    let subtitle = subtitle(curves, expressions)
    if figureChoice.axes == .valueVelocity {
      return portrait(of: curves, subtitle: subtitle, facts: facts)
    }
    return MotionChart(
      curves.map(\.motion),
      quantities: show.quantities,
      marks: marking.kinds,
      tellsStory: tellsStory,
      strobe: motionStrobe,
      title: figure.title ?? "",
      subtitle: subtitle,
      description: curves.map(\.description).joined(separator: " "),
      facts: facts
    ).chart
  }

  /// The stages that a ruler shows; none on the frame clock, where cycles are as long as frames make them.
  func stages(
    of subject: Subject, _ trace: Recording, _ recorder: Recorder
  ) -> [MotionStage] {
    guard !curves.noRuler, trace.clock == .continuous, case .animation(let animation) = subject,
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
    let common = SweepLabels(expressions).common.map { "\($0), " } ?? ""
    var way =
      common
      + (expressions.allSatisfy(\.isKeyframes)
        ? "keyframes"
        : expressions.allSatisfy(\.isTransition)
          ? "a view that is inserted and one that is removed"
          : "from "
            + HumanNumber.texts(of: [values.start, values.target]).joined(separator: " to "))
    if let place = values.system.context?.words { way += " in \(place)" }
    if clock == .frames { return "\(way), at \(HumanNumber.text(time.fps)) Hz" }
    var words = way
    if let schedule = scheduleChoice.text {
      words += "; dots are what a timeline shows on \(schedule)"
    } else if let ends = curves.first?.endsOnFrames,
      curves.count == 1 || areOneTimeline(expressions)
    {
      words += "; ends at \(ends.continuous) s"
      words += " (\(ends.frames) s at \(HumanNumber.text(time.fps)) Hz)"
    } else if showsFrames {
      words += "; dots are frames at \(HumanNumber.text(time.fps)) Hz"
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

  /// When it ends on either clock, in words, if that differs.
  let endsOnFrames: (continuous: String, frames: String)?

  init(
    _ expression: ParsedExpression, _ plot: Plot, _ schedule: RecordingSchedule?,
    _ labels: SweepLabels
  ) throws(ToolError) {
    let subject = expression.subject
    let recorder = plot.values.recorder(of: subject, plot.time)
    let name = expression.name
    let played = try ToolError.reporting(name, plot.time) { () throws(RecordingError) in
      // What cannot be measured is refused before it takes memory.
      let measures = try recorder.measures(of: subject)
      // Marks lie on the curve: where that joins frames, they have the values of frames.
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
    let strobe = try ToolError.reporting(name, plot.time) { () throws(RecordingError) in
      try plot.strobeValues(of: subject, recorder)
    }
    motion = PlottedMotion(
      played.0, label: labels.label(of: expression), isCode: !expression.isLabelled,
      place: labels.place(of: expression),
      track: expression.track, timeline: expression.timeline, frames: played.1,
      measures: played.3, stages: plot.stages(of: subject, played.0, recorder),
      continuation: plot.continuation(of: subject, played.0),
      handles: plot.figureChoice.handles ? subject.timedBezier : nil, strobe: strobe)
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
