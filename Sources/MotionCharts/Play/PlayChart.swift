public import ChartLayout
public import DrawingModel
internal import MotionRecording

/// Recorded motions as a film: things that move along tracks, and their curves with a playhead.
///
///     let trace = try Recorder().trace(.animation(.bouncy), name: ".bouncy")
///     let scene = PlayChart([PlottedMotion(trace)]).played.scene
///     let film = SceneDrawing.film(of: scene, size: size, measuring: renderer.measurer)
public struct PlayChart: Hashable, Sendable {
  /// The motions, in the order of their colors.
  public var motions: [PlottedMotion]

  /// The parts of the film that are shown.
  public var parts: Set<ChartScene.Part>

  /// The properties by which tiles show the motions, by index; motions after the last look have the
  /// last look.
  public var looks: [ChartScene.Look]

  /// The forms of the things on a stage, by index; nil for the form that a thing's look gives.
  ///
  /// Things after the last form have the last form.
  public var forms: [ChartScene.Thing.Form?] = []

  /// The shape that moves along tracks.
  public var shape: ChartStrobe.Shape

  /// The timing of the film.
  public var timing: PlayTiming

  /// The picture that is shown where nothing moves.
  public var still: Still

  /// The marks on motions whose measures are known; if empty, the ends of the motions are marked.
  public var marks: Set<MarkKind>

  /// The line at the top; empty for none.
  public var title: String

  /// The subject of the film, where it has no title; empty for the names of its curves.
  public var name = ""

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the curves, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// The picture that a film shows where nothing moves.
  public enum Still: String, Hashable, Sendable, CaseIterable {
    /// The moving things at equal times, with all curves whole.
    case strobe
    /// The first frame.
    case first
    /// The last frame.
    case last
  }

  /// Makes a film of motions.
  public init(
    _ motions: [PlottedMotion], parts: Set<ChartScene.Part> = [.tracks, .curves],
    looks: [ChartScene.Look] = [], shape: ChartStrobe.Shape = .circle,
    timing: PlayTiming = PlayTiming(), still: Still = .strobe, marks: Set<MarkKind> = [],
    title: String = "", subtitle: String? = nil, description: String = "",
    facts: [Drawing.Fact] = []
  ) {
    self.motions = motions
    self.parts = parts
    self.looks = looks
    self.shape = shape
    self.timing = timing
    self.still = still
    self.marks = marks
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The time at which the last motion has ended, in seconds, at its own speed.
  public var duration: Double { curves.duration }

  /// The still figure.
  private var curves: MotionChart {
    MotionChart(
      motions, marks: marks, axisEnd: .recorded, title: title, subtitle: subtitle,
      description: description,
      facts: facts)
  }

  /// The scene and its recordings.
  public var played: PlayedScene {
    var still = curves
    still.strobe = MotionStrobe(rate: Self.strobeRate, shape: shape)
    var stillChart = still.chart
    stillChart.name = name
    return PlayedScene(
      scene: scene, recordings: motionsOfRows.map { motions[$0].recording }, timing: timing,
      duration: duration, stillChart: stillChart)
  }

  /// The number of instants per second of a strobe.
  public static let strobeRate = 30.0

  /// The scene to be laid out.
  var scene: ChartScene {
    let lanes = MotionLanes(motions)
    let duration = duration
    let cycle = timing.cycle(of: duration)
    var chart = curves.chart
    chart.name = name
    if marks.isEmpty { addEnds(to: &chart, lanes) }
    chart.description = [chart.description, timing.sentence(of: duration)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var scene = ChartScene(
      chart: chart, parts: parts, rows: rows(lanes), dots: dots(lanes), shape: shape,
      playhead: FilmCourse(
        from: 0, at: timing.hold, to: duration, at: timing.time(of: duration)),
      cycle: cycle, plays: timing.plays,
      still: still.moment(in: cycle))
    if parts.contains(.stage) { scene.stageRows(as: forms) }
    return scene
  }

  /// The index of the motion of each row of the scene.
  public var motionsOfRows: [Int] { MotionLanes(motions).lanes.flatMap(\.motions) }

  private func rows(_ lanes: MotionLanes) -> [ChartScene.Row] {
    lanes.lanes.flatMap { lane in
      let values = lane.motions.flatMap {
        motions[$0].recording.values
          + [motions[$0].trackEnds.start, motions[$0].trackEnds.target]
      }
      .filter(\.isFinite)
      let range = (values.min() ?? 0)...(values.max() ?? 1)
      return lane.motions.map { index in
        let ends = motions[index].trackEnds
        var row = ChartScene.Row(
          series: lanes.seriesOfMotions[index], name: lanes.areNamed ? lane.name : "",
          from: ends.start, to: ends.target, range: range, strobe: motions[index].strobe,
          course: motions[index].recording.filmCourse(timing),
          look: looks.isEmpty ? .offset : looks[min(index, looks.count - 1)])
        if case .endless = motions[index].recording.ending { row.isEndless = true }
        return row
      }
    }
  }

  private func dots(_ lanes: MotionLanes) -> [ChartScene.Dot] {
    lanes.lanes.enumerated().flatMap { panel, lane in
      lane.motions.map { index in
        ChartScene.Dot(
          panel: panel, series: lanes.seriesOfMotions[index],
          course: motions[index].recording.filmCourse(timing))
      }
    }
  }

  /// Marks the ends of motions with a tick and the time; of motions that end at one time the first has
  /// the mark.
  private func addEnds(to chart: inout Chart, _ lanes: MotionLanes) {
    let isShort = duration < AxisEnd.shortest
    for (panel, lane) in lanes.lanes.enumerated() {
      var said: Set<String> = []
      for index in lane.motions {
        guard case .finished(let end) = motions[index].recording.ending,
          let value = motions[index].recording.values.last
        else { continue }
        let words = FigureDigits().time(end, isShort: isShort)
        chart.panels[panel].marks.append(
          ChartMark(
            series: lanes.seriesOfMotions[index], time: end, value: value, kind: .tick,
            words: said.insert(words).inserted ? [words] : []))
      }
    }
  }
}

extension PlayChart.Still {
  /// Returns the picture that a film with the given cycle shows where nothing moves.
  func moment(in cycle: Double) -> Film.Still {
    switch self {
    case .strobe: .strobe
    case .first: .moment(0)
    case .last: .moment(cycle)
    }
  }
}
