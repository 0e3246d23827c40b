internal import AnimationSyntax
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// Animations that take over from each other.
extension PlayedFilm {
  /// Plays an interruption.
  ///
  /// - Parameters:
  ///   - expressions: The animations in the order in which they start.
  ///   - play: The options for the film.
  ///   - figure: The options for the look of the film.
  ///   - rate: The frames of the film per second.
  init(
    interrupting expressions: [ParsedExpression], _ play: FilmChoices, _ figure: FigureOptions,
    rate: Double
  ) throws(ToolError) {
    guard !play.filmTime.thereAndBack else {
      throw ToolError(.usage, "--interrupt turns back by itself; leave out --there-and-back")
    }
    let options = play.filmTime
    let time = options.time(span: options.span?.value)
    let interruption = try play.interruption.interruption(
      of: expressions, from: play.values.start, to: play.values.target, play.values.system,
      span: time.span)
    let name = expressions.map(\.name).joined(separator: ", ")
    let recording = try ToolError.reporting(name, time) { () throws(RecordingError) in
      let played = try interruption.play()
      return options.clock == .frames
        ? try played.frames(perSecond: options.deviceRate) : try played.trace()
    }
    let targets = [interruption.start] + interruption.steps.map(\.target)
    let travel = FigureNotes.travel(targets, of: [recording.attribute.recording])
    let chart = InterruptionChart(
      recording, quantities: [.value], marks: play.marking.kinds, axisEnd: .recorded,
      title: figure.title ?? "",
      subtitle: ([travel] + Self.paceWords(options)).joined(separator: FigureNotes.separator),
      description: InterruptionDescription(interruption, recording).text,
      facts: PictureFacts.facts)
    var film = InterruptionFilm(
      chart, parts: play.film.parts(otherwise: [.tracks, .curves]),
      look: play.film.looks.first ?? .offset, shape: play.film.shape.shape,
      timing: options.timing(rate: rate), still: play.film.still)
    film.forms = play.film.forms
    let played = film.played
    try self.init(
      played, measures: PlayPage.Measures(heads: [], cells: []),
      table: MeasureTable.table(of: recording.cuts, in: played.scene.chart))
  }
}
