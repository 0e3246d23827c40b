public import DrawingModel

/// A chart in motion: the things that move beside the curves and their values at any time, but not yet all of
/// their positions.
///
/// `SceneDrawing` finds the positions and makes a film of the scene.
public struct ChartScene: Hashable, Sendable {
  /// A part of a film, from top to bottom.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    ///  Things that move along tracks, each in a row of its own.
    case tracks
    /// The same things, all on one track.
    case overlay
    /// Things that change in size, angle or opacity, each on a tile.
    case tiles
    /// Things that move as views do, with all of their changes at once.
    case stage
    /// The curves, with the parts of them that have been played.
    case curves
  }

  /// The property by which a tile shows a value.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// By its position.
    case offset
    /// By its size: the start is 0.4 of the size at the target.
    case scale
    /// By its angle: the target is 90° from the start.
    case rotation
    /// By its opacity, from nothing at the start.
    case opacity
    /// By its width, from nothing at the start.
    case width
  }

  /// A thing that moves.
  public struct Row: Hashable, Sendable {
    /// The index of the series in the chart, which gives color and name.
    public var series: Int
    /// The name of the row; empty for the name of the series.
    public var name: String
    /// The value at which its track begins.
    public var start: Double
    /// The value at which its track ends.
    public var target: Double
    /// The lowest and the highest value for which there is room; rows that share it can be compared.
    public var range: ClosedRange<Double>
    /// The values at equal times, for the still picture.
    public var strobe: [Double]
    /// The value at each time of the film.
    public var course: FilmCourse
    /// The property by which a tile shows the row's value.
    public var look: Look
    /// The series whose colors the row has in turn, in order of time; empty for the color of its own series.
    public var turns: [Turn] = []
    /// The motions that would have continued along with it.
    public var ghosts: [Ghost] = []
    /// Whether the row is a part of a motion that never ends.
    public var isEndless = false
    /// 1 while the thing is there and 0 while it is not, like a view that is inserted and removed; nil for
    /// always.
    public var presence: FilmCourse?

    /// Makes a row.
    public init(
      series: Int, name: String = "", from start: Double, to target: Double,
      range: ClosedRange<Double>, strobe: [Double], course: FilmCourse, look: Look = .offset
    ) {
      self.series = series
      self.name = name
      self.start = start
      self.target = target
      self.range = range
      self.strobe = strobe
      self.course = course
      self.look = look
    }

    /// The track of the row, as a strobe has it.
    var lane: ChartStrobe.Lane {
      ChartStrobe.Lane(
        series: series, name: name, from: start, to: target, range: range, values: strobe)
    }
  }

  /// A time of the film, in seconds, from which on a thing has the color of a series.
  public struct Turn: Hashable, Sendable {
    /// Seconds since the film began.
    public var time: Double
    /// The index of the series in the chart.
    public var series: Int

    /// Makes a turn.
    public init(time: Double, series: Int) {
      self.time = time
      self.series = series
    }
  }

  /// A motion that would have continued, drawn fainter, from the first time of its course on.
  public struct Ghost: Hashable, Sendable {
    /// The index of the series in the chart.
    public var series: Int
    /// The value at each time of the film.
    public var course: FilmCourse

    /// Makes a ghost.
    public init(series: Int, course: FilmCourse) {
      self.series = series
      self.course = course
    }
  }

  /// A dot that stays on a curve at the playhead.
  public struct Dot: Hashable, Sendable {
    /// The index of the panel in the chart.
    public var panel: Int
    /// The index of the series in the chart.
    public var series: Int
    /// The value at each time of the film.
    public var course: FilmCourse
    /// The series whose colors the dot has in turn, in order of time; empty for the color of its own series.
    public var turns: [Turn]
    /// 1 while the dot is there and 0 while it is not; nil for always.
    public var presence: FilmCourse?

    /// Makes a dot.
    public init(panel: Int, series: Int, course: FilmCourse, turns: [Turn] = []) {
      self.panel = panel
      self.series = series
      self.course = course
      self.turns = turns
    }
  }

  /// The chart that does not move, its curves included.
  public var chart: Chart
  /// The parts of the film that are shown.
  public var parts: Set<Part>
  /// The rows that move, in the order of the labels.
  public var rows: [Row]
  /// The things that move on the stage.
  public var things: [SceneThing] = []
  /// The dots on the curves.
  public var dots: [Dot]
  /// The shape that moves along tracks.
  public var shape: ChartStrobe.Shape
  /// The position of the playhead on the time axis of the chart, in seconds of the chart, at each time of the
  /// film.
  public var playhead: FilmCourse
  /// Seconds until the film begins again, above 0.
  public var cycle: Double
  /// The number of times that the film plays; 0 for ever.
  public var plays: Int
  /// The picture that is shown where nothing moves.
  public var still: Film.Still

  /// Makes a scene.
  public init(
    chart: Chart, parts: Set<Part>, rows: [Row], dots: [Dot],
    shape: ChartStrobe.Shape = .circle, playhead: FilmCourse, cycle: Double, plays: Int = 0,
    still: Film.Still = .strobe
  ) {
    self.chart = chart
    self.parts = parts
    self.rows = rows
    self.dots = dots
    self.shape = shape
    self.playhead = playhead
    self.cycle = cycle
    self.plays = plays
    self.still = still
  }

  /// Returns an element that is visible only while a presence is 1.
  static func element(_ element: FilmElement, presentBy presence: FilmCourse?) -> FilmElement {
    guard let presence else { return element }
    return .moving(FilmMotion(.opacity, presence, tolerance: 1.0 / 512), [element])
  }

  /// Returns the time of the film at which the playhead is at a time of the chart, both in seconds.
  func time(ofPlayhead seconds: Double) -> Double {
    let travel = playhead.last - playhead.first
    guard travel > 0 else { return playhead.start }
    return playhead.start + (seconds - playhead.first) / travel * (playhead.end - playhead.start)
  }
}

extension ChartScene.Row {
  /// The course as a part of the travel; as a part of the range if the motion comes back to its start.
  package var progress: FilmCourse {
    let span = target - start
    if span != 0 { return course.scaled(by: 1 / span, plus: -start / span) }
    let (lower, upper) = course.range
    let extent = upper > lower ? upper - lower : 1
    return course.scaled(by: 1 / extent, plus: -lower / extent)
  }
}
