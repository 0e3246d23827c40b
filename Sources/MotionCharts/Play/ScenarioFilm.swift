public import ChartLayout
internal import DrawingModel
internal import MotionRecording

/// A scenario as a film: a row for every number of every attribute, and moments that light up when the playhead
/// passes them.
///
///     let recording = try ScenarioRunner(scenario).trace()
///     let scene = ScenarioFilm(ScenarioChart(recording)).played.scene
public struct ScenarioFilm: Hashable, Sendable {
  /// The still figure.
  public var chart: ScenarioChart

  /// The parts of the film that are shown.
  public var parts: Set<ChartScene.Part>

  /// The properties by which tiles show values, by index; values after the last look have the last look.
  public var looks: [ChartScene.Look]

  /// The shape that moves along tracks.
  public var shape: ChartStrobe.Shape

  /// The forms of the views on a stage, by index; nil for the form that a view's type gives.
  ///
  /// Views after the last form have the last form.
  public var forms: [ChartScene.Thing.Form?] = []

  /// The timing of the film.
  public var timing: PlayTiming

  /// The picture that is shown where nothing moves.
  public var still: PlayChart.Still

  /// Makes a film of a scenario.
  public init(
    _ chart: ScenarioChart, parts: Set<ChartScene.Part> = [.curves],
    looks: [ChartScene.Look] = [], shape: ChartStrobe.Shape = .circle,
    timing: PlayTiming = PlayTiming(), still: PlayChart.Still = .strobe
  ) {
    self.chart = chart
    self.parts = parts
    self.looks = looks
    self.shape = shape
    self.timing = timing
    self.still = still
  }

  /// Whether the scenario has views whose motion a stage can show.
  public var hasStage: Bool {
    chart.recording.attributes.contains { attribute in
      StagedViews.isShown(attribute.recording.name)
    }
  }

  /// The scene and its recordings.
  public var played: PlayedScene {
    let stillChart = chart.chart
    var figure = stillChart
    let duration = figure.duration
    figure.description = [figure.description, timing.sentence(of: duration)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let colors = chart.colors
    let lives = chart.lanes.map { AttributeLives($0, colors, timing, until: duration) }
    let cycle = timing.cycle(of: duration)
    var scene = ChartScene(
      chart: figure, parts: parts,
      rows: lives.enumerated().map { index, lane in
        lane.row(look: looks.isEmpty ? .offset : looks[min(index, looks.count - 1)])
      },
      dots: lives.enumerated().map { index, lane in
        var dot = ChartScene.Dot(
          panel: index, series: lane.series, course: lane.course, turns: lane.turns)
        dot.presence = lane.presence
        return dot
      }, shape: shape,
      playhead: FilmCourse(
        from: 0, at: timing.hold, to: duration, at: timing.time(of: duration)),
      cycle: cycle, plays: timing.plays, still: still.moment(in: cycle))
    if parts.contains(.stage) {
      scene.things = StagedViews.things(
        zip(lives, scene.rows).map {
          StagedViews.Number(name: $0.recording.name, targets: $0.targets, row: $1)
        }, as: forms)
      if scene.things.isEmpty { scene.stageRows(as: forms) }
    }
    return PlayedScene(
      scene: scene, recordings: lives.map(\.recording), timing: timing, duration: duration,
      stillChart: stillChart)
  }
}

/// The whole course of a number, over all the times at which its view was there.
struct AttributeLives {
  /// The recordings one after the other.
  let recording: Recording
  /// The value at each time of the film.
  let course: FilmCourse
  /// The series of the animation that moves the number first.
  let series: Int
  /// The series of all animations that move the number, in order.
  let turns: [ChartScene.Turn]
  /// 1 while the number's view is there and 0 while it is not; nil if it always is.
  let presence: FilmCourse?
  /// The targets of the number, in order.
  let targets: [Double]

  /// Joins recordings of one number, at least one, in order of time.
  ///
  /// - Parameters:
  ///   - lives: The recordings of the number, one for each time that it was there.
  ///   - colors: The series of animations.
  ///   - timing: The timing of the film.
  ///   - end: The end of all motion, in seconds; nil for a number that is always there.
  init(
    _ lives: [AttributeRecording], _ colors: AnimationColors, _ timing: PlayTiming,
    until end: Double? = nil
  ) {
    presence = end.flatMap { Self.presence(lives, timing, until: $0) }
    var joined = lives[0].recording
    for life in lives.dropFirst() {
      // Until the number is there again it keeps its value.
      for time in [joined.times.last, life.recording.times.first] {
        guard let time, let value = joined.values.last else { continue }
        joined.times.append(time)
        joined.values.append(value)
        joined.velocities.append(0)
      }
      joined.times += life.recording.times
      joined.values += life.recording.values
      joined.velocities += life.recording.velocities
      joined.accelerations = []
      joined.ending = life.recording.ending
    }
    recording = joined
    course = joined.filmCourse(timing)
    let animations = lives.flatMap(\.animations)
    // A number at rest keeps the color of the animation that moved it.
    turns = animations.filter { !$0.value.isEmpty }.map {
      ChartScene.Turn(time: timing.time(of: $0.time), series: colors.index(of: $0.value))
    }
    series =
      animations.first { !$0.value.isEmpty }.map { colors.index(of: $0.value) } ?? colors.restIndex
    targets = lives.flatMap { $0.targets.map(\.value) }
  }

  /// The presence of the number over time, nil if it is always there.
  private static func presence(
    _ lives: [AttributeRecording], _ timing: PlayTiming, until end: Double
  ) -> FilmCourse? {
    let spans = lives.compactMap { life -> (start: Double, end: Double)? in
      guard let first = life.recording.times.first, let last = life.recording.times.last else {
        return nil
      }
      return (first, last)
    }
    var course = FilmCourse(constant: (spans.first?.start ?? 0) > 0 ? 0 : 1)
    func add(_ value: Double, at time: Double) {
      guard course.last != value else { return }
      course.times.append(timing.time(of: time))
      course.values.append(value)
      course.slopes.append(0)
    }
    for (index, span) in spans.enumerated() {
      add(1, at: span.start)
      let next = index + 1 < spans.count ? spans[index + 1].start : end
      if span.end < next { add(0, at: span.end) }
    }
    course.isHeld = true
    return course.isConstant ? nil : course
  }

  /// A row with a track between the outermost values, and with the last target marked.
  func row(look: ChartScene.Look, ghosts: [ChartScene.Ghost] = []) -> ChartScene.Row {
    let values = (recording.values + targets).filter(\.isFinite)
    let (lower, upper) = (values.min() ?? 0, values.max() ?? 1)
    let target = targets.last ?? recording.values.last ?? upper
    // The track begins at the end that is farthest from the last target.
    let start = target - lower >= upper - target ? lower : upper
    var row = ChartScene.Row(
      series: series, name: recording.name, from: start, to: target, range: lower...upper,
      strobe: strobe, course: course, look: look)
    row.turns = turns
    row.ghosts = ghosts
    row.presence = presence
    return row
  }

  /// The values at equal times.
  private var strobe: [Double] {
    guard let end = recording.times.last, end * PlayChart.strobeRate < Self.mostStrobes else {
      return []
    }
    return (0...Int((end * PlayChart.strobeRate).rounded(.up))).compactMap {
      recording.shown(at: min(Double($0) / PlayChart.strobeRate, end))
    }
  }

  /// The largest number of instants in one row.
  private static let mostStrobes = 10_000.0
}
