internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// `kymo interrupt`: what happens when an animation takes over from a running one.
struct Interrupt: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "interrupt",
    abstract: "Interrupt a running animation with another, as a figure, CSV or JSON.",
    discussion: """
      The first animation starts at 0; each further one takes over at its time of --at, merged with \
      what runs or combined with it, as SwiftUI would. Without -o the figure is drawn in the terminal.

          kymo interrupt .bouncy .smooth --at 0.2 -o turned-back.png
          kymo interrupt .easeInOut .easeInOut --at 0.1 --also merge -o crossfade.svg
          kymo interrupt .spring .spring .spring --at 0.2,0.3 --to 1,0,1 -o taps.csv
      """)

  @OptionGroup var input: ExpressionArguments
  @OptionGroup var plan: InterruptionOptions

  @Option(
    help: ArgumentHelp(
      "Draw or tell as well what the other rule would have done.", valueName: "rule"))
  var also: RuleName?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      End with status 1 if value or velocity jumps where an animation takes over, and tell the jumps. \
      The largest jump that counts as none may be left out: it is 10⁻⁶ of the travel then.
      """, valueName: "epsilon"))
  var assertContinuous: ContinuityLimit?

  @OptionGroup var system: SystemOptions
  @OptionGroup var time: TimeOptions

  @OptionGroup var clockChoice: ClockOptions

  @Option(
    help: ArgumentHelp(
      "What to draw, separated by commas: value, velocity.", valueName: "quantities"))
  var show = QuantityList([.value, .velocity])

  @OptionGroup var marking: MarkOptions
  @OptionGroup var figure: FigureOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    try show.refuseAcceleration(in: "interrupt")
  }

  func run() throws {
    try output.destination.check()
    let format = try output.format(
      of: "interrupt", among: [.png, .svg, .pdf, .csv, .json, .text], fallback: .text)
    try figure.check(format, to: output.destination)
    guard also == nil || format != .csv else {
      throw ToolError(
        .usage, "a table has no columns for --also; ask for a figure or --format json")
    }
    try marking.checkIsFigure(format != .csv && format != .json)
    let presentation = system.presentation
    let animations = try input.parsed(in: ExpressionContext(semantics: system.semantics)).map {
      (expression) throws(ToolError) in
      let written = try Self.animation(of: expression)
      // Without an animation a change is over at once.
      return presentation.animation(of: written)
        ?? NamedAnimation(written.name, .linear(duration: 0))
    }
    let interruption = try plan.interruption(of: animations, span: time.span)
    let isTable = format == .csv || format == .json
    let clock = clockChoice.clock(forTable: isTable)
    let recording = try play(interruption, on: clock, forTable: isTable)
    let alternative = try also.map { (also) throws(ToolError) in
      var other = interruption
      other.rule = also.rule
      return InterruptionDocument.Alternative(
        also.rule, try play(other, on: clock, forTable: isTable))
    }
    if let alternative, alternative.recording.attribute == recording.attribute {
      StandardError.warn(
        "--also \(alternative.rule.rawValue) is what happens anyway, at every cut")
    }
    if isTable {
      try write(
        InterruptionDocument(interruption, recording, alternative: alternative), as: format)
    } else {
      let chart = InterruptionChart(
        recording,
        also: alternative?.recording,
        quantities: show.quantities,
        marks: marking.kinds,
        frames: marking.showsFrames ? try play(interruption, on: .frames, forTable: false) : nil,
        title: figure.title ?? "",
        subtitle: subtitle(interruption, clock),
        description: InterruptionDescription(interruption, recording).text,
        facts: PictureFacts.facts
      ).chart
      try figure.write(
        chart, as: format, to: output.destination, color,
        table: MeasureTable.table(of: recording.cuts, in: chart))
    }
    try assertContinuity(of: recording, interruption)
  }

  /// The animation that an expression denotes; only animations can take over.
  private static func animation(
    of expression: ParsedExpression
  ) throws(ToolError) -> NamedAnimation {
    switch expression.subject {
    case .animation(let animation):
      return NamedAnimation(expression.name, animation)
    case .spring:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a spring, which cannot take over by itself; write \
        '.spring(\(expression.text))' for an animation with it
        """)
    case .transition:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' belongs to a transition, which comes back from where it is in a scenario: \
        'kymo scenario' plays it
        """)
    case .keyframes:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' goes through keyframes, which no animation takes over from; \
        'kymo plot' draws it
        """)
    case .unitCurve:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a curve without a duration; write '.timingCurve(\(expression.text), \
        duration: 0.35)' for an animation with it
        """)
    case .easing:
      throw ToolError(
        .dataError,
        """
        '\(expression.name)' is a curve without a duration; write its time too, \
        as in 'css:350ms ease'
        """)
    }
  }

  private func play(
    _ interruption: Interruption, on clock: ClockName, forTable isTable: Bool
  ) throws(ToolError) -> InterruptionRecording {
    let name = interruption.steps.map(\.animation.name).joined(separator: ", ")
    return try ToolError.telling(name, time) { () throws(RecordingError) in
      if clock == .frames { return try interruption.record(framesPerSecond: time.fps) }
      return isTable
        ? try interruption.record(rowsPerSecond: time.fps) : try interruption.trace()
    }
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

  /// Where it goes, and on which clock.
  private func subtitle(_ interruption: Interruption, _ clock: ClockName) -> String {
    let places = [interruption.start] + interruption.steps.map(\.target)
    var way = HumanNumber.texts(of: places).joined(separator: " to ")
    if let place = system.context?.words { way += " in \(place)" }
    return clock == .frames
      ? "from \(way), on frames of \(HumanNumber.text(time.fps)) Hz"
      : "from \(way)" + marking.words(onFrames: time.fps)
  }

  private func assertContinuity(
    of recording: InterruptionRecording, _ interruption: Interruption
  ) throws(ToolError) {
    guard let limit = assertContinuous?.limit(of: interruption) else { return }
    let broken = recording.cuts.filter { !$0.isContinuous(value: limit, velocity: limit) }
    guard !broken.isEmpty else { return }
    let allowed = HumanNumber.text(limit)
    var lines = [
      "the motion is not continuous; jumps of value or velocity above \(allowed) are not allowed"
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
