internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// `kymo scenario`: plays a whole script of animated changes.
///
/// The type has another name than the command, since `Scenario` is the script that it plays.
struct PlayScenario: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "scenario",
    abstract:
      "Play a script or an app's own view, as a figure or table.",
    arguments: "<file> ...",
    discussion: """
      A scenario is a small Swift file. It declares states and what is shown of them, says which \
      changes are animated, and changes the states at given times; 'kymo list' shows everything that it can \
      contain. It is read, never executed. Without -o the table is written to standard output.

          kymo scenario toggle.swift -o toggle.png
          kymo scenario Card.swift --do 'tap("Like")' -o card.png

          // toggle.swift
          @State var offset = 0.0
          at(0)    { withAnimation(.spring(duration: 0.6)) { offset = 300 } }
          at(0.25) { withAnimation(.snappy) { offset = 0 } }

      A SwiftUI view from your app is played too: it appears, and what can be tapped is tapped once, or --do says \
      what is done to it. Several files are one program; --with names the folder of the others.

          kymo scenario Card.swift --with Sources --list-views
          kymo scenario Card.swift --with Sources --view LikeButton -o like.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "Files with the scenario or the views, or a folder; - is standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  static let formats: [OutputFormat] = [.csv, .json, .png, .svg, .pdf, .text]
  static let mostUsedOptions = [
    "--output", "--do", "--view", "--set", "--with", "--show", "--theme", "--span", "--expect",
  ]

  @OptionGroup(title: "Output") var output: OutputOptions<PlayScenario>
  @OptionGroup(title: "Figure") var marking: MarkOptions
  @OptionGroup(title: "Figure") private var curves: PlayedCurveOptions
  @OptionGroup(title: "Figure") var axis: AxisOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Motion") private var host: SystemOptions
  @OptionGroup(title: "Views") var views: ViewRunOptions
  @OptionGroup(title: "Views") private var listing: ListingOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions

  var system: HostSystem { host.system }

  func run() throws {
    try output.destination.check()
    let format = try output.format(
      fallback: figure.drawsByItself || text.ascii ? .text : .csv)
    try figure.check(format, to: output.destination)
    try text.check(format, figure)
    try marking.checkIsFigure(format != .csv && format != .json)
    try axis.check(isTable: format == .csv || format == .json, span: time.span)
    let expectations = try expecting.parsed()
    let source = ScenarioSource(files, with: views.besides)
    if listing.listsViews {
      let text = try source.listing(
        system.semantics, system.context, views.options(seed: system.seed))
      return try output.destination.write { try $0.write(Array(text.utf8)) }
    }
    var scenario = try source.parsed(
      system.semantics, system.context, views.options(seed: system.seed))
    if let span = time.span { scenario.end = span }
    let isTable = format == .csv || format == .json
    let clock = time.clock(forTable: isTable)
    let runner = ScenarioRunner(
      scenario, clock: clock == .frames ? .frames(rate: time.fps) : .continuous,
      rowsPerSecond: time.fps)
    let isTableAlone = isTable && expectations.isEmpty
    let played =
      isTableAlone && Self.isWrittenWhilePlayed(scenario)
      ? nil
      : try source.reporting(time) {
        try runner.play(keepsRows: isTable, keepsMotion: !isTableAlone)
      }
    try views.report(played?.notes ?? [])
    let recording = isTableAlone ? nil : try source.reporting(time) { try played?.motion() }
    let measured =
      expectations.isEmpty ? [] : recording?.attributes.map { $0.course() } ?? []
    let expected = try CurveExpectations(expectations, among: measured.map(\.name))
    if isTable {
      let document = played.map { ScenarioDocument(runner, played: $0) } ?? ScenarioDocument(runner)
      try write(document, of: source, as: format)
    } else if let recording {
      try source.checkIsShown(recording)
      let frames = try marking.showsFrames ? frames(of: scenario, source, recording) : nil
      let chart = try chart(
        of: recording, frames, name: source.title, axisEnd: axis.end(span: scenario.end),
        subtitle: subtitle(scenario.presentation.context, clock))
      try figure.write(
        chart, as: format, to: output.destination, text, usualSize: figure.usualSize(of: chart))
    }
    try expected.check(measured)
  }

  private func write(
    _ document: ScenarioDocument, of source: ScenarioSource, as format: OutputFormat
  ) throws {
    try output.destination.write { sink in
      // A motion that is played while it is written may still fail after the reader of a pipe has gone.
      try source.reporting(time) {
        if format == .json {
          try document.writeJSON { try sink.write($0, evenUnread: true) }
        } else {
          try document.writeCSV { try sink.write($0, evenUnread: true) }
        }
      }
    }
  }

  /// Returns the recording of the frames that a figure marks.
  private func frames(
    of scenario: Scenario, _ source: ScenarioSource, _ recording: ScenarioRecording
  ) throws -> ScenarioRecording {
    if time.clock(forTable: false) == .frames { return recording }
    return try source.reporting(time) {
      try ScenarioRunner(scenario, clock: .frames(rate: time.fps), rowsPerSecond: time.fps)
        .record()
    }
  }

  /// Whether a table without expectations is written row by row, which is so for a script all of which is shown.
  private static func isWrittenWhilePlayed(_ scenario: Scenario) -> Bool {
    switch scenario {
    case .script(let script): script.shows == nil
    case .views: false
    }
  }

  /// Returns the subtitle: the context and the clock, unless they are the usual ones.
  private func subtitle(_ context: PresentationContext, _ clock: ClockName) -> String {
    let rate = HumanNumber.text(time.fps)
    let words = [
      context.words.map { "in \($0)" },
      clock == .frames ? "at \(rate) Hz" : marking.words(onFrames: time.fps),
    ]
    return words.compactMap { $0 }.joined(separator: FigureNotes.separator)
  }

  /// Returns the chart of a scenario on one time axis, or, for entries of a widget that are far apart, of each
  /// entry on a time axis that begins at the entry.
  private func chart(
    of recording: ScenarioRecording, _ frames: ScenarioRecording?, name: String, axisEnd: AxisEnd,
    subtitle: String
  ) throws(ToolError) -> Chart {
    let title = figure.title ?? ""
    let description = ScenarioDescription(recording).text
    guard var timeline = TimelineChart(recording) else {
      var scenario = ScenarioChart(
        recording, quantities: curves.show.quantities, marks: marking.kinds, frames: frames,
        axisEnd: axisEnd, title: title,
        subtitle: subtitle,
        description: description, facts: PictureFacts.facts)
      scenario.name = name
      return scenario.chart
    }
    guard !axis.toRemoval else {
      throw ToolError(
        .usage, "each entry of this timeline has a time axis of its own; leave out --to-removal")
    }
    guard marking.mark.isEmpty else {
      throw ToolError(
        .usage,
        """
        the entries of this timeline are far apart, so each has a time axis of its own; --mark needs one \
        time axis for all
        """)
    }
    timeline.quantities = curves.show.quantities
    timeline.title = title
    timeline.name = name
    timeline.subtitle =
      (subtitle.isEmpty ? "" : "\(subtitle)\(FigureNotes.separator)")
      + "every entry has a time axis of its own"
    timeline.description = description
    timeline.facts = PictureFacts.facts
    return timeline.chart
  }
}

/// The options for listings that are printed instead of playing.
private struct ListingOptions: ParsableArguments {
  @Flag(
    name: .customLong("list-views"),
    help: "List the views and previews, and what can be done to each.")
  var listsViews = false
}

/// The options for the quantities that are drawn of a scenario.
private struct PlayedCurveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Quantities to draw.",
      discussion: "Several are separated by commas, or the option is repeated.",
      valueName: "quantities"))
  var show = [MotionQuantityList([.value])]
}
