internal import AnimationSyntax
internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// `kymo scenario`: a whole script of animated changes.
///
/// The command is not named like the scenario itself, which it plays.
struct PlayScenario: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "scenario",
    abstract: "Play a script of states, transactions and gestures, as CSV, JSON or a figure.",
    discussion: """
      A scenario is a small Swift file. It declares states and what is shown of them, says which \
      changes are animated, and makes things happen; 'kymo list' has all it can be made of. It is read, \
      never executed. Without -o the table is written to standard output.

          kymo scenario toggle.swift
          kymo scenario toggle.swift -o toggle.png

          // toggle.swift
          @State var offset = 0.0
          at(0)    { withAnimation(.spring(duration: 0.6)) { offset = 300 } }
          at(0.25) { withAnimation(.snappy) { offset = 0 } completion: { log("home") } }
      """)

  @Argument(
    help: ArgumentHelp("The file with the scenario; - for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var system: SystemOptions
  @OptionGroup var time: TimeOptions

  @OptionGroup var clockChoice: ClockOptions

  @Option(
    help: ArgumentHelp(
      "What to draw of every number, separated by commas: value, velocity.",
      valueName: "quantities"))
  var show = QuantityList([.value])

  @OptionGroup var expecting: ExpectationOptions
  @OptionGroup var marking: MarkOptions
  @OptionGroup var figure: FigureOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    try show.refuseAcceleration(in: "scenario")
  }

  func run() throws {
    try output.destination.check()
    let format = try output.format(
      of: "scenario", among: [.csv, .json, .png, .svg, .pdf, .text],
      fallback: figure.drawsByItself ? .text : .csv)
    try figure.check(format, to: output.destination)
    try marking.checkIsFigure(format != .csv && format != .json)
    let expectations = try expecting.parsed()
    let source = ScenarioSource(file)
    var scenario = try source.parsed(system.semantics, system.context)
    if let span = time.span { scenario.end = span }
    let isTable = format == .csv || format == .json
    let clock = clockChoice.clock(forTable: isTable)
    let runner = ScenarioRunner(
      scenario, clock: clock == .frames ? .frames(rate: time.fps) : .continuous,
      rowsPerSecond: time.fps)
    let measured = try measured(runner, source, expectations)
    let expected = try CurveExpectations(expectations, among: measured.map(\.name))
    if isTable {
      let document = ScenarioDocument(runner)
      try output.destination.write { sink in
        try source.telling(time) {
          if format == .json {
            try document.writeJSON { try sink.write($0) }
          } else {
            try document.writeCSV { try sink.write($0) }
          }
        }
      }
    } else {
      let recording = try source.telling(time) {
        clock == .frames ? try runner.record() : try runner.trace()
      }
      try source.checkIsShown(recording)
      var frames: ScenarioRecording?
      if marking.showsFrames {
        frames = try source.telling(time) {
          try ScenarioRunner(scenario, clock: .frames(rate: time.fps), rowsPerSecond: time.fps)
            .record()
        }
      }
      let chart = try chart(
        of: recording, frames,
        subtitle: subtitle(of: scenario, clock))
      try figure.write(
        chart, as: format, to: output.destination, color, usualSize: figure.usualSize(of: chart))
    }
    try expected.check(measured)
  }

  /// What every number does, measured on the clock of the run; nothing if nothing is expected.
  private func measured(
    _ runner: ScenarioRunner, _ source: ScenarioSource, _ expectations: [MotionExpectation]
  ) throws -> [MeasuredMotion] {
    guard !expectations.isEmpty else { return [] }
    let recording = try source.telling(time) {
      runner.clock == .continuous ? try runner.trace() : try runner.record()
    }
    return recording.attributes.map { $0.measured() }
  }

  /// Where it is shown and on which clock, as far as there is something to say.
  private func subtitle(of scenario: Scenario, _ clock: ClockName) -> String {
    let rate = HumanNumber.text(time.fps)
    return [
      scenario.presentation.context.words.map { "in \($0)" },
      clock == .frames ? "on frames of \(rate) Hz" : nil,
      clock == .continuous && marking.showsFrames ? "dots are frames of \(rate) Hz" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// A scenario on one time axis; entries of a widget that are far apart each on the time since it.
  private func chart(
    of recording: ScenarioRecording, _ frames: ScenarioRecording?, subtitle: String
  ) throws(ToolError) -> Chart {
    let title = figure.title ?? ""
    let description = ScenarioDescription(recording).text
    guard var timeline = TimelineChart(recording) else {
      return ScenarioChart(
        recording, quantities: show.quantities, marks: marking.kinds, frames: frames, title: title,
        subtitle: subtitle,
        description: description, facts: PictureFacts.facts
      ).chart
    }
    guard marking.mark.isEmpty else {
      throw ToolError(
        .usage,
        """
        the entries of this timeline are far apart, so that each is drawn from its own time on; \
        --mark points at what happens on one time axis
        """)
    }
    timeline.quantities = show.quantities
    timeline.title = title
    timeline.subtitle =
      (subtitle.isEmpty ? "" : subtitle + "; ") + "every entry from its own time on"
    timeline.description = description
    timeline.facts = PictureFacts.facts
    return timeline.chart
  }
}
