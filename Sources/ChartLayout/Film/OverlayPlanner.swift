internal import DrawingModel

/// Places things that move along one track, one over the other, so that they can be compared to the pixel.
struct OverlayPlanner<Measurer: TextMeasuring> {
  let planner: ScenePlanner<Measurer>

  /// The horizontal positions of the track's ends; nil for as much room as there is.
  var edges: ClosedRange<Double>?

  /// The opacity of things that lie on each other.
  private static var opacity: Double { 0.6 }

  /// The extent of a moving thing, as a part of the height of a track's row.
  private static var extentOfThing: Double { 0.56 }

  private var metrics: ChartMetrics { planner.metrics }
  private var tracks: TrackPlanner<Measurer> { TrackPlanner(planner: planner, edges: edges) }
  private var nameHeight: Double { planner.measurer.lineHeight(of: metrics.codeFont) }
  /// The vertical distance of two lines of names.
  private var nameDistance: Double {
    planner.measurer.lineHeight(of: metrics.labelFont) + metrics.base * 0.05
  }

  /// The height of the track with the names above it.
  var height: Double {
    min(trackHeight + Double(nameLines.count - 1) * nameDistance, largestHeight)
  }

  /// The height of the track with one line of names.
  private var trackHeight: Double { min(tracks.rowHeight * 1.3, largestHeight) }

  private var largestHeight: Double {
    planner.scene.chart.density == .phone ? .infinity : planner.heightOfRows
  }

  func layer(top: Double) -> ScenePlanner<Measurer>.Layer {
    let rows = planner.rows
    let height = height
    let extent = min(tracks.rowHeight * Self.extentOfThing, trackHeight - nameHeight)
    var layer = ScenePlanner<Measurer>.Layer(bottom: top + height)
    addNames(top: top, to: &layer)
    let y = metrics.crisp(top + height - 0.6 * extent)
    // One scale for all rows.
    let ranges = rows.map(\.lane.safeRange)
    let range =
      (ranges.map(\.lowerBound).min() ?? 0)...(ranges.map(\.upperBound).max() ?? 1)
    let margin = planner.margin + extent / 2
    let ends = edges ?? margin...max(planner.size.width - margin, margin + 1)
    let scales = rows.map { row in
      var shared = row
      shared.range = range
      return tracks.scale(of: shared, within: ends)
    }
    if let scale = scales.first {
      let lane = Path.line(from: Point(x: scale.start, y: y), to: Point(x: scale.end, y: y))
      layer.ground.append(
        .stroke(lane, StrokeStyle(width: metrics.hairWidth), planner.theme.grid))
    }
    var drawn: [[Double]] = []
    for (row, scale) in zip(rows, scales) where !drawn.contains([row.start, row.target]) {
      drawn.append([row.start, row.target])
      layer.ground += tracks.track(of: row, y: y, scale, extent, reach: 0.6 * extent)
    }
    layer.elements = zip(rows, scales).map { thing(of: $0, y: y, $1, extent) }
    return layer
  }

  /// The room for names from left to right.
  private var room: Double { planner.size.width - 2 * planner.margin }

  private func width(_ name: RowName) -> Double { name.width(measuring: planner.measurer) }

  /// The names in one line, or in columns where they are too long for that; cut where that would take too many
  /// lines.
  private var nameLines: [[RowName]] {
    let rows = planner.rows
    let gap = metrics.largeGap
    let whole = rows.map { planner.name(of: $0, width: room) }
    if whole.map(width).reduce(0, +) + gap * Double(rows.count - 1) <= room { return [whole] }
    let widest = whole.map(width).max() ?? 0
    let fitting = rows.indices.last { Double($0 + 1) * (widest + gap) <= room + gap } ?? 0
    var lines: [[RowName]] = []
    for columns in (fitting + 1)...max(rows.count, 1) {
      let column = (room + gap) / Double(columns) - gap
      let names = rows.map { planner.name(of: $0, width: column) }
      lines = stride(from: 0, to: names.count, by: columns).map { start in
        Array(names[start..<min(start + columns, names.count)])
      }
      if trackHeight + Double(lines.count - 1) * nameDistance <= largestHeight { break }
    }
    return lines
  }

  /// The names above the track, each in its color.
  private func addNames(top: Double, to layer: inout ScenePlanner<Measurer>.Layer) {
    let lines = nameLines
    let column = lines.joined().map(width).max() ?? 0
    for (index, line) in lines.enumerated() {
      var x = planner.margin
      for name in line {
        layer.ground += name.commands(
          x: x, middle: top + nameHeight / 2 + Double(index) * nameDistance,
          measuring: planner.measurer)
        x += (lines.count > 1 ? column : width(name)) + metrics.largeGap
      }
    }
  }

  /// Returns the thing that moves: a fill that a page can take away, and an outline that stays.
  private func thing(
    of row: ChartScene.Row, y: Double, _ scale: AxisScale, _ extent: Double
  ) -> FilmElement {
    let lines = planner.appearances.map(\.line)
    let width = metrics.curveWidth * 0.7
    func shape(_ extent: Double, at x: Double = 0) -> Path {
      planner.scene.shape.path(
        at: Point(x: x, y: 0), extent: extent, hairWidth: metrics.hairWidth)
    }
    let passing = tracks.positions(of: row, scale).map {
      DrawingCommand.fill(
        shape(extent, at: $0), lines[row.series].opacity(ChartEmitter.passingOpacity / 2))
    }
    let factor = (scale.end - scale.start) / (scale.upper - scale.lower)
    let motion = FilmMotion(
      .x, row.course.scaled(by: factor, plus: scale.start - scale.lower * factor))
    let turning = TurningColor(
      turns: row.turns.filter { lines.indices.contains($0.series) }, series: row.series)
    let fill = turning.elements { [.fill(shape(extent), lines[$0].opacity(Self.opacity))] }
    let outline = turning.elements {
      [.stroke(shape(extent - width), StrokeStyle(width: width), lines[$0])]
    }
    return .placed(
      Point(x: 0, y: y),
      [
        .strobe([.named("c\(row.series)", [.drawing(passing)])]),
        ChartScene.element(
          .named(
            "thing c\(row.series)",
            [.moving(motion, [.named("fill", fill), .named("outline", outline)])]),
          presentBy: row.presence),
      ])
  }
}
