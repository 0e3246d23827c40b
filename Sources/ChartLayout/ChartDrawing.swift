public import DrawingModel

/// Draws charts: measures the parts, plans their positions, and emits the commands.
public enum ChartDrawing {
  /// Returns the drawing of a chart.
  ///
  /// Words shrink out of the picture before the plot does: a figure too small for its subtitle,
  /// labels or axis titles goes without them. Nothing is clipped and no words overlap.
  ///
  /// - Parameter chart: The chart to show.
  /// - Parameter size: The extent in points, meant for 200 x 150 and more.
  /// - Parameter theme: The colors.
  /// - Parameter measurer: The measurer of the fonts with which the chart will be drawn.
  public static func drawing(
    of chart: Chart, size: Size, theme: ChartTheme = .light, measuring measurer: some TextMeasuring
  ) -> Drawing {
    if let grid = chart.grid {
      let plan = SheetPlanner(
        chart: chart, grid: grid, size: size, theme: theme, measurer: measurer
      ).plan()
      let emitter = SheetEmitter(
        plan: plan, theme: theme, appearances: SeriesAppearance.all(of: chart.series, theme: theme))
      return Drawing(
        size: size, background: theme.paintedGround, commands: emitter.commands(),
        title: chart.title,
        description: chart.description, facts: chart.facts)
    }
    let plan = ChartPlanner(chart: chart, size: size, theme: theme, measurer: measurer).plan()
    let emitter = ChartEmitter(
      plan: plan, theme: theme,
      appearances: SeriesAppearance.all(
        of: chart.series, theme: theme, areLabelled: plan.labelsAllCurves(of: chart)),
      names: chart.series.map(\.label))
    return Drawing(
      size: size, background: theme.paintedGround, commands: emitter.commands(), title: chart.title,
      description: chart.description, facts: chart.facts)
  }

  /// Whether a figure of several curves says which is which: in one that is small their names may have no room.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The extent in points.
  ///   - measurer: The fonts it will be drawn with.
  public static func namesCurves(
    of chart: Chart, size: Size, measuring measurer: some TextMeasuring
  ) -> Bool {
    guard chart.grid == nil, chart.labelledSeries(namesMoments: false).count > 1 else {
      return true
    }
    let plan = ChartPlanner(chart: chart, size: size, theme: .light, measurer: measurer).plan()
    return !plan.entries.isEmpty || plan.remainder != nil || !plan.foot.entries.isEmpty
      || plan.strobe?.lanes.contains { $0.name != nil } == true
  }
}
