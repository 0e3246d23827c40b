internal import DrawingModel

// The chart as a single list of commands, and as parts.
extension ChartEmitter {
  /// All commands, from back to front.
  func commands() -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for panel in plan.panels { commands += ground(of: panel) }
    commands += moments()
    commands += timeAxis()
    for panel in plan.panels {
      let curves = curves(of: panel)
      commands += handles(of: panel) + (panel.isLimited ? [.clip(panel.plot, curves)] : curves)
    }
    for panel in plan.panels { commands += marks(of: panel) }
    commands += (plan.entries + plan.foot.entries).flatMap(samples(of:))
    commands += rulers()
    commands += strobe()
    commands += plan.texts.map { .text($0.run, at: $0.point) }
    return commands
  }

  /// All commands but those of a strobe, as parts.
  func parts() -> Parts {
    var parts = Parts()
    for panel in plan.panels { parts.ground += ground(of: panel) }
    parts.ground += moments()
    parts.ground += timeAxis()
    for panel in plan.panels {
      parts.ground += handles(of: panel)
      parts.curves += zip(Self.ordered(panel.traces), curves(of: panel)).map {
        ($0.series, panel.isLimited ? .clip(panel.plot, [$1]) : $1)
      }
      parts.marks += marks(of: panel)
    }
    parts.marks += (plan.entries + plan.foot.entries).flatMap(samples(of:))
    parts.marks += rulers()
    parts.marks += plan.texts.map { .text($0.run, at: $0.point) }
    return parts
  }
}
