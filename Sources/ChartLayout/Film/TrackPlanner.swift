internal import DrawingModel

/// Places things that move along tracks, each in a row of its own.
struct TrackPlanner<Measurer: TextMeasuring> {
  let planner: ScenePlanner<Measurer>

  /// The horizontal positions of the tracks' ends; nil for as much room as their names leave.
  var edges: ClosedRange<Double>?

  /// The height of a row where there is room: 44 points in a figure of 640.
  var rowHeight: Double {
    metrics.base * (planner.scene.chart.density == .phone ? 4 : 3.85)
  }

  /// The extent of a moving thing, as a part of the height of its row.
  private var extentOfThing: Double { planner.scene.chart.density == .phone ? 0.5 : 0.42 }

  private var metrics: ChartMetrics { planner.metrics }

  func layer(top: Double) -> ScenePlanner<Measurer>.Layer {
    let rows = planner.rows
    let most = planner.heightOfRows / Double(rows.count)
    let rowHeight = min(self.rowHeight, planner.scene.chart.density == .phone ? .infinity : most)
    let extent = rowHeight * extentOfThing
    let names = Names(rows, planner, rowHeight: rowHeight, extent: extent)
    var layer = ScenePlanner<Measurer>.Layer(bottom: top + rowHeight * Double(rows.count))
    for (index, row) in rows.enumerated() {
      let rowTop = top + Double(index) * rowHeight
      let y = metrics.crisp(rowTop + names.middleOfTrack)
      if let name = names.names?[index] {
        layer.ground += name.commands(
          x: planner.margin, middle: rowTop + names.middle, measuring: planner.measurer)
      }
      let scale =
        edges.map { self.scale(of: row, within: max($0.lowerBound, names.width)...$0.upperBound) }
        ?? self.scale(of: row, from: planner.margin + names.width + extent / 2)
      if edges != nil {
        let lane = Path.line(from: Point(x: scale.start, y: y), to: Point(x: scale.end, y: y))
        layer.ground.append(
          .stroke(lane, StrokeStyle(width: metrics.hairWidth), planner.theme.grid))
      }
      layer.ground += track(of: row, y: y, scale, extent, reach: names.reachOfTicks * extent)
      layer.elements.append(thing(of: row, y: y, scale, extent))
    }
    return layer
  }

  /// The names of the rows: to the left of the tracks, or above the tracks where they are too long for that.
  private struct Names {
    /// The name of each row; nil where there is no room.
    let names: [RowName]?
    /// The distance of the middle of a name from the top of its row.
    let middle: Double
    /// The room to the left of the tracks.
    let width: Double
    /// The distance of a track from the top of its row.
    let middleOfTrack: Double
    /// The distance that the tick at a target reaches to either side, as a part of the extent of a moving thing.
    let reachOfTicks: Double

    /// The part of the width that names may take to the left of the tracks.
    private static var shareOfWidth: Double { 0.3 }

    init(
      _ rows: [ChartScene.Row], _ planner: ScenePlanner<Measurer>, rowHeight: Double,
      extent: Double
    ) {
      let metrics = planner.metrics
      let measurer = planner.measurer
      func names(within width: Double) -> (names: [RowName], widest: Double) {
        let names = rows.map { planner.name(of: $0, width: width) }
        return (names, names.map { $0.width(measuring: measurer) }.max() ?? 0)
      }
      let height = measurer.lineHeight(of: metrics.labelFont)
      let limit = planner.size.width * Self.shareOfWidth
      let whole = names(within: planner.size.width - 2 * planner.margin)
      let reach = 0.6
      let areAbove =
        (whole.widest > limit || planner.scene.chart.density.isOnPage)
        && rowHeight >= height + 2 * reach * extent
      reachOfTicks = areAbove ? reach : 0.8
      middleOfTrack = areAbove ? rowHeight - reach * extent : rowHeight / 2
      // Each name is close to its own track, and not to the track above.
      middle = areAbove ? middleOfTrack - reach * extent - height / 2 : rowHeight / 2
      let beside = whole.widest > limit ? names(within: limit) : whole
      let hasRoom = height <= rowHeight
      self.names = areAbove ? whole.names : hasRoom ? beside.names : nil
      width = areAbove || !hasRoom ? 0 : beside.widest + metrics.largeGap
    }
  }

  /// Returns the scale of values along the tracks.
  private func scale(of row: ChartScene.Row, from left: Double) -> AxisScale {
    var extent = ValueExtent()
    extent.include(row.lane.safeRange.lowerBound)
    extent.include(row.lane.safeRange.upperBound)
    let range = ValueRange(around: extent)
    return AxisScale(
      lower: range.lower, upper: range.upper, start: left,
      end: max(planner.size.width - planner.margin * 1.5, left + 1))
  }

  /// Returns the scale of values along a track that has its lowest and its highest value at the edges.
  func scale(of row: ChartScene.Row, within edges: ClosedRange<Double>) -> AxisScale {
    let range = row.lane.safeRange
    guard range.upperBound > range.lowerBound else { return scale(of: row, from: edges.lowerBound) }
    return AxisScale(
      lower: range.lowerBound, upper: range.upperBound, start: edges.lowerBound,
      end: edges.upperBound)
  }

  /// A hairline from start to target with a tick at either end; the tick at the target is dark and higher.
  func track(
    of row: ChartScene.Row, y: Double, _ scale: AxisScale, _ extent: Double, reach: Double
  ) -> [DrawingCommand] {
    let start = scale.position(of: row.start)
    let target = scale.position(of: row.target)
    func tick(_ x: Double, _ reach: Double) -> Path {
      .line(from: Point(x: x, y: y - reach), to: Point(x: x, y: y + reach))
    }
    let hair = StrokeStyle(width: metrics.hairWidth)
    var line = Path.line(from: Point(x: start, y: y), to: Point(x: target, y: y))
    line.elements += tick(start, extent * 0.3).elements
    return [
      .stroke(line, hair, planner.theme.quietLine),
      .stroke(tick(target, reach), hair, planner.theme.text),
    ]
  }

  /// Returns the thing that moves, and its earlier positions for the still picture.
  private func thing(
    of row: ChartScene.Row, y: Double, _ scale: AxisScale, _ extent: Double
  ) -> FilmElement {
    let lines = planner.appearances.map(\.line)
    func shape(_ x: Double, _ color: Color) -> DrawingCommand {
      .fill(
        planner.scene.shape.path(
          at: Point(x: x, y: 0), extent: extent, hairWidth: metrics.hairWidth), color)
    }
    let passing = positions(of: row, scale).map {
      shape($0, lines[row.series].opacity(ChartEmitter.passingOpacity))
    }
    func motion(_ course: FilmCourse) -> FilmMotion {
      let factor = (scale.end - scale.start) / (scale.upper - scale.lower)
      return FilmMotion(.x, course.scaled(by: factor, plus: scale.start - scale.lower * factor))
    }
    let turning = TurningColor(
      turns: row.turns.filter { lines.indices.contains($0.series) }, series: row.series)
    return .placed(
      Point(x: 0, y: y),
      [.strobe([.named("c\(row.series)", [.drawing(passing)])])]
        + row.ghosts.filter { lines.indices.contains($0.series) }.map { ghost in
          self.ghost(ghost, motion(ghost.course), extent)
        } + [
          ChartScene.element(
            .named(
              "thing c\(row.series)",
              [.moving(motion(row.course), turning.elements { [shape(0, lines[$0])] })]),
            presentBy: row.presence)
        ])
  }

  /// Returns the ghost of a motion that would have continued: an outline, shown from the time on at which it differs
  /// from the thing that moves.
  private func ghost(
    _ ghost: ChartScene.Ghost, _ motion: FilmMotion, _ extent: Double
  ) -> FilmElement {
    let width = metrics.curveWidth * 0.7
    let outline = planner.scene.shape.path(
      at: Point(x: 0, y: 0), extent: extent - width, hairWidth: metrics.hairWidth)
    let color = planner.theme.ghost(of: planner.appearances[ghost.series].line)
    return .playing([
      .moving(
        FilmMotion(.opacity, FilmCourse(from: 0, to: 1, jumpingAt: ghost.course.start)),
        [
          .moving(motion, [.drawing([.stroke(outline, StrokeStyle(width: width), color)])])
        ])
    ])
  }

  /// The largest distance of two positions that look the same, in points.
  private static var unseenDistance: Double { 0.5 }

  /// Returns the positions at equal times, without the last one; of a thing at rest there is only one.
  func positions(of row: ChartScene.Row, _ scale: AxisScale) -> [Double] {
    var positions: [Double] = []
    for value in row.strobe where value.isFinite {
      let x = scale.position(of: value)
      if let last = positions.last, abs(last - x) < Self.unseenDistance { continue }
      positions.append(x)
    }
    if let last = positions.last,
      abs(last - scale.position(of: row.course.last)) < Self.unseenDistance
    {
      positions.removeLast()
    }
    return positions
  }
}
