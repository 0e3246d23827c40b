public import ChartLayout
internal import DrawingModel
internal import MotionRecording

/// An interrupted motion as a film: the moving thing, in the color of the animation that moves it, and, as an
/// outline, the motion that the interrupted animation would have continued.
///
///     let recording = try interruption.play().trace()
///     let scene = InterruptionFilm(InterruptionChart(recording, quantities: [.value])).played.scene
public struct InterruptionFilm: Hashable, Sendable {
  /// The still figure.
  public var chart: InterruptionChart

  /// The parts of the film that are shown.
  public var parts: Set<ChartScene.Part>

  /// The property by which a tile shows the value.
  public var look: ChartScene.Look

  /// The forms of the things on a stage, by index; nil for the form that a thing's look gives.
  ///
  /// Things after the last form have the last form.
  public var forms: [ChartScene.Thing.Form?] = []

  /// The shape that moves along the track.
  public var shape: ChartStrobe.Shape

  /// The timing of the film.
  public var timing: PlayTiming

  /// The picture that is shown where nothing moves.
  public var still: PlayChart.Still

  /// Makes a film of an interruption.
  public init(
    _ chart: InterruptionChart, parts: Set<ChartScene.Part> = [.tracks, .curves],
    look: ChartScene.Look = .offset, shape: ChartStrobe.Shape = .circle,
    timing: PlayTiming = PlayTiming(), still: PlayChart.Still = .strobe
  ) {
    self.chart = chart
    self.parts = parts
    self.look = look
    self.shape = shape
    self.timing = timing
    self.still = still
  }

  /// The scene and its recordings.
  public var played: PlayedScene {
    var figure = chart.chart
    let duration = figure.duration
    figure.description = [figure.description, timing.sentence(of: duration)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let colors = chart.colors
    let attribute = chart.recording.attribute
    let motion = AttributeLives([attribute], colors, timing)
    let ghosts = chart.recording.ghosts.map { ghost in
      ChartScene.Ghost(
        series: colors.index(of: ghost.name), course: ghost.filmCourse(timing, fromRest: false))
    }
    var row = motion.row(look: look, ghosts: ghosts)
    row.name = "value"
    // The track leads from the start to the first target, whatever the later targets are.
    let start = attribute.recording.start
    row.start = start
    row.target =
      attribute.targets.first { $0.value != start }?.value ?? attribute.recording.target
    let reach = ghosts.flatMap(\.course.values) + [row.range.lowerBound, row.range.upperBound]
    row.range = (reach.min() ?? 0)...(reach.max() ?? 1)
    let cycle = timing.cycle(of: duration)
    var scene = ChartScene(
      chart: figure, parts: parts, rows: [row],
      dots: [
        ChartScene.Dot(
          panel: 0, series: motion.series, course: motion.course, turns: motion.turns)
      ], shape: shape,
      playhead: FilmCourse(
        from: 0, at: timing.hold, to: duration, at: timing.time(of: duration)),
      cycle: cycle, plays: timing.plays, still: still.moment(in: cycle))
    if parts.contains(.stage) { scene.stageRows(as: forms) }
    return PlayedScene(
      scene: scene, recordings: [motion.recording], timing: timing, duration: duration,
      stillChart: chart.chart)
  }
}
