internal import DrawingModel

/// Turns a plan into commands, from back to front, without deciding any positions.
struct ChartEmitter {
  let plan: LayoutPlan
  let theme: ChartTheme
  let appearances: [SeriesAppearance]
  let names: [String]

  var metrics: ChartMetrics { plan.metrics }

  /// The parts of a figure whose curves appear gradually, each from back to front.
  struct Parts {
    /// The commands that are visible from the beginning.
    var ground: [DrawingCommand] = []
    /// The curves, each with its series.
    var curves: [(series: Int, command: DrawingCommand)] = []
    /// The commands on top of the curves.
    var marks: [DrawingCommand] = []
  }

  func ground(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    let plot = panel.plot
    var commands = panel.stretches.map { stretch in
      DrawingCommand.fill(
        .rectangle(stretch.area), theme.tints[min(max(stretch.tint, 0), theme.tints.count - 1)])
    }
    commands += bands(of: panel) + ribbons(of: panel)
    var grid = Path()
    for tick in panel.ticks where tick.label != nil {
      grid.elements += Self.level(tick.position, of: plot).elements
    }
    let hair = StrokeStyle(width: metrics.hairWidth)
    if !grid.isEmpty { commands.append(.stroke(grid, hair, theme.grid)) }
    // The target comes last, so that it stays dark where it meets another line.
    for kind in [ChartPanel.Reference.Kind.start, .zero, .target] {
      for reference in panel.references where reference.kind == kind {
        let color = kind == .target ? theme.text : theme.quietLine
        commands.append(.stroke(Self.level(reference.y, of: plot), hair, color))
      }
    }
    return commands + steps(of: panel)
  }

  /// The steps of a target: its levels dark, the lines between them quiet.
  private func steps(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    var levels = Path()
    var risers = Path()
    for (index, step) in panel.steps.enumerated() {
      let start = Point(x: step.left, y: step.y)
      levels.elements += Path.line(from: start, to: Point(x: step.right, y: step.y)).elements
      if index > 0, panel.steps[index - 1].right == step.left, panel.steps[index - 1].y != step.y {
        let end = Point(x: step.left, y: panel.steps[index - 1].y)
        risers.elements += Path.line(from: end, to: start).elements
      }
    }
    let hair = StrokeStyle(width: metrics.hairWidth)
    var commands: [DrawingCommand] = []
    if !risers.isEmpty { commands.append(.stroke(risers, hair, theme.quietLine)) }
    if !levels.isEmpty { commands.append(.stroke(levels, hair, theme.text)) }
    return commands
  }

  func moments() -> [DrawingCommand] {
    var path = Path()
    for moment in plan.moments {
      for part in moment.line {
        let top = Point(x: moment.x, y: part.top)
        path.elements += Path.line(from: top, to: Point(x: moment.x, y: part.bottom)).elements
      }
    }
    guard !path.isEmpty else { return [] }
    return [.stroke(path, StrokeStyle(width: metrics.hairWidth), theme.quietLine)]
  }

  func timeAxis() -> [DrawingCommand] {
    guard let plot = plan.panels.last?.plot else { return [] }
    var path = Path.line(
      from: Point(x: plot.left, y: plot.bottom), to: Point(x: plot.right, y: plot.bottom))
    for tick in plan.timeTicks where tick.label != nil {
      let top = Point(x: tick.position, y: plot.bottom)
      let bottom = Point(x: tick.position, y: plot.bottom + metrics.tickLength)
      path.elements += Path.line(from: top, to: bottom).elements
    }
    return [.stroke(path, StrokeStyle(width: metrics.hairWidth), theme.secondaryText)]
  }

  /// The curves from back to front: ghosts lie behind main curves.
  static func ordered(_ traces: [LayoutPlan.Panel.Trace]) -> [LayoutPlan.Panel.Trace] {
    traces.filter { $0.role == .ghost } + traces.filter { $0.role == .main }
  }

  /// A group for each curve.
  func curves(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    Self.ordered(panel.traces).map { planned in
      let (series, trace) = (planned.series, planned.trace)
      let appearance = appearances[series]
      guard planned.role == .main else {
        return DrawingCommand.group(ghostName(series), ghost(trace, appearance))
      }
      var commands: [DrawingCommand] = []
      if !trace.path.isEmpty {
        commands.append(.stroke(trace.path, appearance.stroke(metrics), appearance.line))
      }
      commands += markers(on: trace.path, of: series)
      commands += stems(of: trace, appearance)
      if !trace.frames.isEmpty {
        // Lines of no length with round ends are dots, and one path draws them all.
        let dots = Path(trace.frames.flatMap { [.move($0), .line($0)] })
        let pen = StrokeStyle(width: metrics.frameDot, cap: .round)
        commands.append(.stroke(dots, pen, appearance.line))
      }
      commands += jumps(of: trace, appearance)
      return DrawingCommand.group(names[series], commands)
    }
  }

  /// Returns the name of a ghost: the name of its curve, and its remark in one of the panels.
  private func ghostName(_ series: Int) -> String {
    let remark = plan.panels.lazy.flatMap(\.traces).first {
      $0.series == series && $0.role == .ghost && !$0.remark.isEmpty
    }?.remark
    return [names[series], remark ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Hairlines from the curve to the dots that lie beside it.
  private func stems(of trace: CurveTrace, _ appearance: SeriesAppearance) -> [DrawingCommand] {
    let path = Path(
      trace.stems.filter { ($0.start.y - $0.end.y).magnitude > metrics.frameDot / 2 }.flatMap {
        [.move($0.start), .line($0.end)]
      })
    guard !path.isEmpty else { return [] }
    return [.stroke(path, StrokeStyle(width: metrics.hairWidth), appearance.line)]
  }

  private func ghost(_ trace: CurveTrace, _ appearance: SeriesAppearance) -> [DrawingCommand] {
    guard !trace.path.isEmpty else { return [] }
    let style = StrokeStyle(
      width: metrics.curveWidth * appearance.width,
      dashes: SeriesAppearance.ghostDash.map { $0 * metrics.dashUnit })
    return [
      .stroke(trace.path, style, theme.ghost(of: appearance.line))
    ]
  }

  private func jumps(of trace: CurveTrace, _ appearance: SeriesAppearance) -> [DrawingCommand] {
    let times = trace.jumps.map(\.departure.x)
    let nearest = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? .infinity
    // Steps in quick succession get smaller rings that do not touch.
    // Of very many jumps only every second, fifth or tenth has rings, so that the rings remain
    // visible.
    let step = [1, 2, 5, 10].first { trace.jumps.count <= Self.mostJumps * $0 } ?? 10
    let radius = max(
      min(metrics.ringRadius, nearest * Double(step) * 0.3), metrics.curveWidth * 0.5)
    let shown = trace.jumps.indices.filter { $0 % step == 0 || $0 == trace.jumps.count - 1 }
    return shown.flatMap { index -> [DrawingCommand] in
      let jump = trace.jumps[index]
      return (jump.hasDeparture ? ring(at: jump.departure, radius: radius, appearance.line) : [])
        + (jump.hasLanding
          ? [.fill(.circle(center: jump.landing, radius: radius * 1.15), appearance.line)] : [])
    }
  }

  /// The largest number of jumps of a curve of which each has rings.
  private static let mostJumps = 40

  func samples(of entry: LayoutPlan.Entry) -> [DrawingCommand] {
    let appearance = appearances[entry.series]
    var commands: [DrawingCommand] = []
    if let start = entry.leader.first, let end = entry.leader.last {
      let hair = StrokeStyle(width: metrics.hairWidth)
      commands.append(
        .stroke(.line(from: start, to: end), hair, appearance.line))
      commands.append(
        .fill(.circle(center: start, radius: metrics.curveWidth * 1.2), appearance.line))
    }
    guard let ends = entry.sample else { return commands }
    let sample = LineSample(appearance: appearance, metrics: metrics)
    return commands + sample.commands(from: ends.start, to: ends.end)
  }

  /// The markers along a line, staggered so that those of neighboring series do not meet.
  private func markers(on path: Path, of series: Int) -> [DrawingCommand] {
    guard let marker = appearances[series].marker, !path.isEmpty else { return [] }
    let distance = metrics.base * 9
    let points = CurveMarker.points(on: path, every: distance, phase: Double(series) * 0.382)
    let shapes = Path(
      points.flatMap { marker.path(at: $0, radius: metrics.markerRadius).elements })
    return shapes.isEmpty ? [] : [.fill(shapes, appearances[series].line)]
  }

  /// A ring filled with the ground's color.
  private func ring(at center: Point, radius: Double, _ color: Color) -> [DrawingCommand] {
    MarkShape(metrics: metrics, ground: theme.ringGround).ring(at: center, radius: radius, color)
  }

  /// A horizontal line across a plot.
  private static func level(_ y: Double, of plot: Rect) -> Path {
    .line(from: Point(x: plot.left, y: y), to: Point(x: plot.right, y: y))
  }
}

// MARK: - Marks

extension ChartEmitter {
  /// The marks of a panel with the hairlines to their words.
  func marks(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    let hair = StrokeStyle(width: metrics.hairWidth)
    let lines =
      panel.marks.map { (series: Optional($0.series), leader: $0.leader) }
      + panel.remarks.map { (series: $0.series, leader: $0.leader) }
    let leaders = lines.compactMap { series, leader -> DrawingCommand? in
      guard let start = leader.first, let end = leader.last else { return nil }
      return .stroke(
        .line(from: start, to: end), hair,
        (series.map { appearances[$0].label } ?? theme.secondaryText).opacity(0.6))
    }
    return leaders + panel.marks.flatMap { mark($0, in: panel.plot) }
  }

  private func mark(_ mark: LayoutPlan.Mark, in plot: Rect) -> [DrawingCommand] {
    MarkShape(metrics: metrics, ground: theme.ringGround).commands(
      mark, appearances[mark.series].line, in: plot)
  }

  /// The lines to control points; at their ends there are marks.
  func handles(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.handles.map { series, line in
      .stroke(
        .line(from: line.start, to: line.end), StrokeStyle(width: metrics.curveWidth * 0.5),
        appearances[series].line)
    }
  }

  /// The bands in the tint of their curve, or in grey.
  private func bands(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.bands.map { band in
      .fill(
        .rectangle(band.area),
        band.series.map { theme.tint(of: appearances[$0].line) } ?? theme.band)
    }
  }

  /// The areas between courses in the tint of a curve, or in that of quiet words.
  private func ribbons(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.ribbons.map { ribbon in
      let color = ribbon.series.map { appearances[$0].line } ?? theme.palette.quiet
      let area = DrawingCommand.fill(ribbon.outline, theme.tint(of: color))
      return .group(ribbon.name, panel.isLimited ? [.clip(panel.plot, [area])] : [area])
    }
  }
}
