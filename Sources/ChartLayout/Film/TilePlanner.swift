internal import DrawingModel

/// Places things that change on the spot, each on a tile with its name below.
struct TilePlanner<Measurer: TextMeasuring> {
  let planner: ScenePlanner<Measurer>

  /// The largest side of a tile, as a part of the width.
  private var largestShare: Double { planner.scene.chart.density == .phone ? 0.48 : 0.3 }

  private var metrics: ChartMetrics { planner.metrics }
  private var nameHeight: Double { planner.measurer.lineHeight(of: metrics.labelFont) }

  func layer(top: Double) -> ScenePlanner<Measurer>.Layer {
    let rows = planner.rows
    let gap = metrics.largeGap
    let (columns, side) = grid(of: rows.count, height: planner.heightOfRows, gap: gap)
    // Tiles move apart for names that are wider, as far as there is room.
    let room = (planner.size.width - 2 * planner.margin + gap) / Double(columns)
    let widest =
      rows.map { row in
        planner.name(of: row, width: room - gap).width(measuring: planner.measurer)
      }.max() ?? 0
    let pitch = max(side, min(widest, room - gap)) + gap
    let lines = (rows.count + columns - 1) / columns
    let lineHeight = side + nameHeight + gap
    var layer = ScenePlanner<Measurer>.Layer(bottom: top + Double(lines) * lineHeight)
    for (index, row) in rows.enumerated() {
      let line = index / columns
      let inLine = min(columns, rows.count - line * columns)
      let width = Double(inLine - 1) * pitch + side
      let left = (planner.size.width - width) / 2 + Double(index % columns) * pitch
      let tile = Rect(
        x: left.rounded(), y: (top + Double(line) * lineHeight).rounded(), width: side,
        height: side)
      layer.ground.append(.fill(.rectangle(tile), planner.theme.band))
      layer.ground += planner.name(of: row, width: pitch - gap / 2).commands(
        center: tile.center.x, top: tile.bottom + metrics.smallGap / 2,
        measuring: planner.measurer)
      layer.elements.append(
        ChartScene.element(thing(of: row, in: tile), presentBy: row.presence))
    }
    return layer
  }

  /// The side of a tile in the height that tiles have by themselves or above curves.
  var side: Double {
    grid(of: planner.rows.count, height: planner.heightOfRows, gap: metrics.largeGap).side
  }

  /// The number of columns that makes the tiles largest, and their side in whole points.
  private func grid(of count: Int, height: Double, gap: Double) -> (columns: Int, side: Double) {
    let width = planner.size.width - 2 * planner.margin
    var best = (columns: 1, side: 0.0)
    for columns in 1...max(count, 1) {
      let lines = Double((count + columns - 1) / columns)
      let side = min(
        (width + gap) / Double(columns) - gap, height / lines - nameHeight - gap,
        planner.size.width * largestShare
      ).rounded(.down)
      if side > best.side { best = (columns, side) }
    }
    return (best.columns, max(best.side, 1))
  }

  private func thing(of row: ChartScene.Row, in tile: Rect) -> FilmElement {
    let side = tile.size.width
    let color = planner.appearances[row.series].line
    let progress = row.progress
    func shape(_ extent: Double, _ shape: ChartStrobe.Shape? = nil) -> FilmElement {
      .drawing([
        .fill(
          (shape ?? planner.scene.shape).path(
            at: Point(x: 0, y: 0), extent: extent, hairWidth: metrics.hairWidth), color)
      ])
    }
    func placed(_ motion: FilmMotion, _ element: FilmElement, x: Double? = nil) -> FilmElement {
      .placed(
        Point(x: x ?? tile.center.x, y: tile.center.y),
        [.named("tile c\(row.series)", [.moving(motion, [element])])])
    }
    let large = side * 0.75
    switch row.look {
    case .offset:
      let extent = side * 0.24
      let travel = side * 0.5
      return placed(
        FilmMotion(.x, progress.scaled(by: travel, plus: -travel / 2)), shape(extent))
    case .scale:
      return placed(
        FilmMotion(.scale, progress.scaled(by: 0.6, plus: 0.4), tolerance: 0.5 / large),
        shape(large))
    case .rotation:
      // A rotated disc looks the same, so that a square takes its place.
      let turned: ChartStrobe.Shape = planner.scene.shape == .circle ? .square : planner.scene.shape
      let reach = side * 0.45
      return placed(
        FilmMotion(
          .rotation, progress.scaled(by: 90, plus: 0), tolerance: 0.25 / reach * 180 / .pi),
        shape(side * 0.6, turned))
    case .opacity:
      return placed(
        FilmMotion(.opacity, progress.limited(to: 0...1), tolerance: 1.0 / 512), shape(large))
    case .width:
      let width = side * 0.7
      let bar = Path.rectangle(Rect(x: 0, y: -side * 0.12, width: width, height: side * 0.24))
      return placed(
        FilmMotion(
          .width, progress.limited(to: 0...Double.greatestFiniteMagnitude),
          tolerance: 0.25 / width),
        .drawing([.fill(bar, color)]), x: tile.left + side * 0.1)
    }
  }
}
