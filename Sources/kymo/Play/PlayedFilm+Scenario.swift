internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// A scenario, or an app's view, with a row for every number of every attribute.
extension PlayedFilm {
  /// Plays a scenario, or an app's view.
  ///
  /// - Parameters:
  ///   - paths: The files of the scenario or the view.
  ///   - play: The options for the film.
  ///   - figure: The options for the look of the film.
  ///   - rate: The frames of the film per second.
  init(
    scenario paths: [String], _ play: FilmChoices, _ figure: FigureOptions, rate: Double
  ) throws {
    if let option = play.values.firstGivenForMotions {
      throw ToolError(.usage, "a scenario has its own values, so \(option) has no effect")
    }
    guard !play.filmTime.thereAndBack else {
      throw ToolError(
        .usage, "a scenario ends where it says, so --there-and-back has no effect")
    }
    let source = ScenarioSource(paths, with: play.views.besides)
    var scenario = try source.parsed(
      play.values.system.semantics, play.values.system.context,
      play.views.options(seed: play.values.system.seed))
    if let span = play.filmTime.span?.value { scenario.end = span }
    let time = play.filmTime.time(span: play.filmTime.span?.value)
    let clock = play.filmTime.recordingClock
    let runner = ScenarioRunner(
      scenario, clock: clock, rowsPerSecond: play.filmTime.deviceRate)
    let played = try source.reporting(time) { try runner.play(keepsRows: false) }
    try play.views.report(played.notes)
    let recording = try source.reporting(time) { try played.motion() }
    try source.checkIsShown(recording)
    guard TimelineChart(recording) == nil else {
      throw ToolError(
        .usage,
        """
        the entries of this timeline are far apart, so that most of a film would stand still; 'kymo scenario' draws \
        them
        """)
    }
    try Self.check(
      rows: Set(recording.attributes.map(\.recording.name)).count, orUse: "kymo scenario")
    var chart = ScenarioChart(
      recording, marks: play.marking.kinds, axisEnd: .recorded, title: figure.title ?? "",
      subtitle: Self.scenarioSubtitle(scenario, play),
      description: ScenarioDescription(recording).text, facts: PictureFacts.facts)
    chart.name = source.title
    var film = ScenarioFilm(
      chart, parts: play.film.parts(otherwise: [.curves]), looks: play.film.looks,
      shape: play.film.shape.shape, timing: play.filmTime.timing(rate: rate),
      still: play.film.still)
    film.forms = play.film.forms
    if film.hasStage { film.parts = play.film.parts(otherwise: [.stage, .curves]) }
    try self.init(
      film.played, measures: PlayPage.Measures(heads: [], cells: []), table: nil)
  }

  /// Returns the subtitle: the context, the clock, and the speed, unless they are the usual ones.
  private static func scenarioSubtitle(_ scenario: Scenario, _ play: FilmChoices) -> String {
    let context = scenario.presentation.context.words.map { "in \($0)" }
    return ([context].compactMap { $0 } + paceWords(play.filmTime)).joined(
      separator: FigureNotes.separator)
  }
}
