internal import DrawingModel

/// Turns the plan of a sheet into commands, from back to front.
///
/// The parts that all cells have in common are one path each, for any number of cells.
struct SheetEmitter {
  let plan: SheetPlan
  let theme: ChartTheme
  let appearances: [SeriesAppearance]

  private var metrics: ChartMetrics { plan.metrics }
  private var shape: MarkShape { MarkShape(metrics: metrics, ground: theme.ringGround) }

  /// All commands, from back to front.
  func commands() -> [DrawingCommand] {
    lines() + timeAxes() + plan.cells.map(curves) + plan.texts.map { .text($0.run, at: $0.point) }
  }

  /// The grid, and the lines at values with a meaning; those of targets come last and stay dark.
  private func lines() -> [DrawingCommand] {
    let hair = StrokeStyle(width: metrics.hairWidth)
    var commands: [DrawingCommand] = []
    var grid = Path()
    for cell in plan.cells {
      for y in plan.gridLines { add(cell.plot.top + y, of: cell.plot, to: &grid) }
    }
    if !grid.isEmpty { commands.append(.stroke(grid, hair, theme.grid)) }
    for kind in [ChartPanel.Reference.Kind.start, .zero, .target] {
      var path = Path()
      for cell in plan.cells {
        for reference in cell.references where reference.kind == kind {
          add(reference.y, of: cell.plot, to: &path)
        }
      }
      let color = kind == .target ? theme.text : theme.quietLine
      if !path.isEmpty { commands.append(.stroke(path, hair, color)) }
    }
    return commands
  }

  private func add(_ y: Double, of plot: Rect, to path: inout Path) {
    path.elements.append(.move(Point(x: plot.left, y: y)))
    path.elements.append(.line(Point(x: plot.right, y: y)))
  }

  private func timeAxes() -> [DrawingCommand] {
    var path = Path()
    for axis in plan.timeAxes {
      path.elements.append(.move(Point(x: axis.left, y: axis.y)))
      path.elements.append(.line(Point(x: axis.right, y: axis.y)))
    }
    for tick in plan.timeTicks {
      guard let bounds = tick.label?.bounds else { continue }
      let y = bounds.top - metrics.base * 0.3
      path.elements.append(.move(Point(x: tick.position, y: y - metrics.tickLength)))
      path.elements.append(.line(Point(x: tick.position, y: y)))
    }
    guard !path.isEmpty else { return [] }
    return [.stroke(path, StrokeStyle(width: metrics.hairWidth), theme.secondaryText)]
  }

  private func curves(of cell: SheetPlan.Cell) -> DrawingCommand {
    var commands: [DrawingCommand] = []
    for planned in cell.traces {
      let (series, trace) = (planned.series, planned.trace)
      let appearance = appearances[series]
      let style = StrokeStyle(
        width: metrics.curveWidth * appearance.width,
        dashes: appearance.dash.map { $0 * metrics.dashUnit },
        cap: appearance.dash.isEmpty ? .round : .butt)
      if !trace.path.isEmpty { commands.append(.stroke(trace.path, style, appearance.line)) }
      if !trace.frames.isEmpty {
        let dots = Path(trace.frames.flatMap { [.move($0), .line($0)] })
        commands.append(
          .stroke(dots, StrokeStyle(width: metrics.frameDot, cap: .round), appearance.line))
      }
      commands += jumps(of: trace, appearance)
    }
    commands += cell.marks.flatMap {
      shape.commands($0, appearances[$0.series].line, in: cell.plot)
    }
    return .group(cell.name, cell.isLimited ? [.clip(cell.plot, commands)] : commands)
  }

  /// An open ring where a curve leaves by a jump and a full one where it lands.
  private func jumps(of trace: CurveTrace, _ appearance: SeriesAppearance) -> [DrawingCommand] {
    let times = trace.jumps.map(\.departure.x)
    let nearest = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? .infinity
    let radius = max(min(metrics.ringRadius, nearest * 0.3), metrics.curveWidth * 0.5)
    return trace.jumps.flatMap { jump in
      (jump.hasDeparture ? shape.ring(at: jump.departure, radius: radius, appearance.line) : [])
        + (jump.hasLanding
          ? [.fill(.circle(center: jump.landing, radius: radius * 1.15), appearance.line)] : [])
    }
  }
}
