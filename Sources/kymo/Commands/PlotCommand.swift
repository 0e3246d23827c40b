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
  @OptionGroup(title: "Figure") var axis: AxisOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Time") var scheduleChoice: ScheduleOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions

  var quantities: [Quantity] { curves.show.quantities }

  /// The most curves that can be told apart in one plot.
  private static let mostCurves = 12

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
    try axis.check(span: time.span)
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
    let curves = try plotted(
      expressions, scheduleChoice.parsed(), isMeasured: !expected.isEmpty)
    let chart = chart(of: curves, expressions, facts: PictureFacts.facts)
    if curves.count > Self.mostCurves {
      StandardError.note(
        "\(curves.count) curves lie on each other; 'kymo sheet' draws them side by side")
    }
    try figure.write(
      chart, as: format, to: output.destination, text, usualSize: figure.usualSize(of: chart),
      table: MeasureTable.table(of: curves.map { ($0.motion, $0.measures) }))
    try expected.check(curves.compactMap(\.course))
    try read.end()
  }

  /// The clock on which expectations are measured: that of what is drawn.
  var measuringClock: Clock { clock == .frames ? .frames(rate: time.fps) : .continuous }

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
    var chart = MotionChart(
      curves.map(\.motion),
      quantities: quantities,
      marks: marking.kinds,
      tellsStory: tellsStory,
      strobe: motionStrobe,
      axisEnd: axis.end(span: time.span),
      title: figure.title ?? "",
      subtitle: subtitle,
      description: curves.map(\.description).joined(separator: " "),
      facts: facts
    ).chart
    chart.name = SweepLabels(expressions).name(of: expressions) ?? ""
    return chart
  }

  /// Whether all curves are tracks of one timeline, which ends as one.
  private func areOneTimeline(_ expressions: [ParsedExpression]) -> Bool {
    guard let timeline = expressions.first?.timeline else { return false }
    return expressions.allSatisfy { $0.timeline == timeline }
  }

  /// What all curves have in common, what the dots are, and when the last motion is removed.
  private func subtitle(
    _ curves: [PlottedExpression], _ expressions: [ParsedExpression]
  ) -> String {
    var travel =
      expressions.allSatisfy(\.isKeyframes)
      ? "keyframes"
      : expressions.allSatisfy(\.isTransition)
        ? "insertion and removal"
        : "from "
          + HumanNumber.texts(of: [values.start, values.target]).joined(separator: " to ")
    if let context = values.system.context?.words { travel += " in \(context)" }
    let rate = HumanNumber.text(time.fps)
    let dots: String? =
      if let schedule = scheduleChoice.text {
        "dots are what a timeline shows on \(schedule)"
      } else if clock == .frames {
        "at \(rate) Hz"
      } else if showsFrames {
        "dots are frames at \(rate) Hz"
          + (curves.contains { $0.motion.hasFramesOffCurve } ? ", one step ahead of the curve" : "")
      } else { nil }
    return [travel, SweepLabels(expressions).common, dots, removal(of: curves, expressions)]
      .compactMap { $0 }.joined(separator: FigureNotes.separator)
  }

  /// When the last motion is removed, in words; nil where a mark says so, where not all are, and for most lists.
  private func removal(
    of curves: [PlottedExpression], _ expressions: [ParsedExpression]
  ) -> String? {
    guard !marking.kinds.contains(.removed), figureChoice.axes == .timeValue else { return nil }
    var last = 0.0
    for curve in curves {
      guard case .finished(let end) = curve.motion.recording.ending else { return nil }
      last = max(last, end)
    }
    let verb =
      areOneTimeline(expressions)
      ? expressions.allSatisfy(\.isKeyframes) ? "ends" : "over"
      : curves.count == 1 ? "removed" : "last removed"
    return "\(verb) at \(FigureNotes.time(last))"
  }
}
