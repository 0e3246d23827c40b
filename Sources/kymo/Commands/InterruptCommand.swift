internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// `kymo interrupt`: shows what happens when an animation takes over from a running one.
struct Interrupt: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "interrupt",
    abstract: "Interrupt a running animation with another, as a figure or table.",
    arguments: "<expr> <expr> ... --at <seconds>",
    discussion: """
      The first animation starts at 0; each of the others takes over at its time in --at, and is merged or \
      combined with the running one as SwiftUI does. Without -o the figure is drawn in the terminal.

          kymo interrupt .bouncy .smooth --at 0.2 -o reversed.png
          kymo interrupt .spring .spring .spring --at 0.2,0.3 --to 1,0,1 -o taps.csv
          kymo interrupt .easeInOut .easeInOut --at 0.1 --also merge -o crossfade.svg
      """)

  static let formats: [OutputFormat] = [.png, .svg, .pdf, .csv, .json, .text]
  static let mostUsedOptions = [
    "--at", "--to", "--also", "--output", "--show", "--theme", "--fps", "--span",
    "--assert-continuous",
  ]

  @OptionGroup var input: ExpressionArguments<AnimationsOnly>
  @OptionGroup(title: "Interruption") var plan: InterruptionOptions
  @OptionGroup(title: "Output") var output: OutputOptions<Interrupt>
  @OptionGroup(title: "Figure") var marking: MarkOptions
  @OptionGroup(title: "Figure") private var curves: InterruptedCurveOptions
  @OptionGroup(title: "Figure") var axis: AxisOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Motion") private var host: SystemOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Checks") private var checks: ContinuityOptions

  private var system: HostSystem { host.system }

  func run() throws {
    try output.destination.check()
    let format = try output.format(fallback: .text)
    try figure.check(format, to: output.destination)
    try text.check(format, figure)
    guard plan.also == nil || format != .csv else {
      throw ToolError(
        .usage, "CSV has no columns for --also; ask for a figure or --format json")
    }
    try marking.checkIsFigure(format != .csv && format != .json)
    try axis.check(isTable: format == .csv || format == .json, span: time.span)
    var context = system.expressionContext
    // Transitions are refused later, with an error of their own, so that their views may have any size.
    context.viewSize = ViewSize(width: 1, height: 1)
    let animations = try system.animations(of: input.parsed(in: context))
    let interruption = try plan.interruption(of: animations, span: time.span)
    let isTable = format == .csv || format == .json
    let clock = time.clock(forTable: isTable)
    let played = try play(interruption)
    let recording = try record(played, on: clock, forTable: isTable)
    let alternative = try plan.also.map { (also) throws(ToolError) in
      var other = interruption
      other.rule = also.rule
      return InterruptionDocument.Alternative(
        also.rule, try record(play(other), on: clock, forTable: isTable))
    }
    if let alternative, alternative.recording.attribute == recording.attribute {
      StandardError.warn(
        "--also \(alternative.rule.rawValue) is what happens at every interruption anyway")
    }
    if isTable {
      try write(
        InterruptionDocument(interruption, recording, alternative: alternative), as: format)
    } else {
      let chart = InterruptionChart(
        recording,
        also: alternative?.recording,
        quantities: curves.show.quantities,
        marks: marking.kinds,
        frames: marking.showsFrames
          ? (clock == .frames ? recording : try record(played, on: .frames, forTable: false)) : nil,
        axisEnd: axis.end(span: time.span), title: figure.title ?? "",
        subtitle: subtitle(interruption, recording, clock),
        description: InterruptionDescription(interruption, recording).text,
        facts: PictureFacts.facts
      ).chart
      try figure.write(
        chart, as: format, to: output.destination, text, usualSize: figure.usualSize(of: chart),
        table: MeasureTable.table(of: recording.cuts, in: chart))
    }
    try assertContinuity(of: recording, interruption)
  }

  private func play(_ interruption: Interruption) throws(ToolError) -> PlayedInterruption {
    try ToolError.reporting(Self.name(of: interruption), time) { () throws(RecordingError) in
      try interruption.play()
    }
  }

  private func record(
    _ played: PlayedInterruption, on clock: ClockName, forTable isTable: Bool
  ) throws(ToolError) -> InterruptionRecording {
    try ToolError.reporting(Self.name(of: played.interruption), time) { () throws(RecordingError) in
      // Tables have no ghosts.
      if clock == .frames { return try played.frames(perSecond: time.fps, hasGhosts: !isTable) }
      return isTable
        ? try played.rows(perSecond: time.fps, hasGhosts: false) : try played.trace()
    }
  }

  private static func name(of interruption: Interruption) -> String {
    interruption.steps.map(\.animation.name).joined(separator: ", ")
  }

  private func write(_ document: InterruptionDocument, as format: OutputFormat) throws {
    try output.destination.write { sink in
      if format == .json {
        try document.writeJSON { (bytes) throws(SystemError) in try sink.write(bytes) }
      } else {
        try document.writeCSV { (bytes) throws(SystemError) in try sink.write(bytes) }
      }
    }
  }

  /// Returns the subtitle: the travel and the clock.
  private func subtitle(
    _ interruption: Interruption, _ recording: InterruptionRecording, _ clock: ClockName
  ) -> String {
    let values = [interruption.start] + interruption.steps.map(\.target)
    var path = FigureNotes.travel(
      values, of: [recording.attribute.recording], besides: curves.show.quantities.first)
    if let context = system.context?.words { path += " in \(context)" }
    let rate =
      clock == .frames ? "at \(HumanNumber.text(time.fps)) Hz" : marking.words(onFrames: time.fps)
    return [path, rate].compactMap { $0 }.joined(separator: FigureNotes.separator)
  }

  private func assertContinuity(
    of recording: InterruptionRecording, _ interruption: Interruption
  ) throws(ToolError) {
    guard let limit = checks.assertContinuous?.limit(of: interruption) else { return }
    let broken = recording.cuts.filter { !$0.isContinuous(value: limit, velocity: limit) }
    guard !broken.isEmpty else { return }
    let allowed = HumanNumber.text(limit)
    var lines = [
      "the motion is not continuous: value or velocity jumps by more than \(allowed)"
    ]
    for cut in broken {
      lines.append(
        "  at \(HumanNumber.text(cut.time)) s, \(cut.animation): value jumps by "
          + "\(HumanNumber.text(cut.valueJump)), velocity by \(HumanNumber.text(cut.velocityJump)) "
          + "per second")
    }
    throw ToolError(.assertionFailed, lines.joined(separator: "\n"))
  }
}

/// The options for the quantities that are drawn of an interruption.
private struct InterruptedCurveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Quantities to draw.",
      discussion: "Several are separated by commas, or the option is repeated.",
      valueName: "quantities"))
  var show = [MotionQuantityList([.value, .velocity])]
}

/// The options for the condition that must hold where an animation takes over.
private struct ContinuityOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail if value or velocity jumps.",
      discussion: """
        The status is then 1, and the jumps are printed. The epsilon, the largest jump that is allowed, may be \
        left out: the default is 10⁻⁶ of the travel.
        """, valueName: "epsilon"))
  var assertContinuous: ContinuityLimit?
}
