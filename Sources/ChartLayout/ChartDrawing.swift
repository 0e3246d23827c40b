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
    figure(of: chart, size: size, theme: theme, measuring: measurer).drawing
  }

  /// Returns the drawing of a chart, and what had no room in it.
  ///
  /// - Parameter chart: The chart to show.
  /// - Parameter size: The extent in points, meant for 200 x 150 and more.
  /// - Parameter theme: The colors.
  /// - Parameter measurer: The measurer of the fonts with which the chart will be drawn.
  public static func figure(
    of chart: Chart, size: Size, theme: ChartTheme = .light, measuring measurer: some TextMeasuring
  ) -> ChartFigure {
    var drawing = Drawing(
      size: size, background: theme.paintedGround, title: chart.title,
      description: chart.description, facts: chart.facts)
    if let grid = chart.grid {
      let plan = SheetPlanner(
        chart: chart, grid: grid, size: size, theme: theme, measurer: measurer
      ).plan()
      let emitter = SheetEmitter(
        plan: plan, theme: theme, appearances: SeriesAppearance.all(of: chart.series, theme: theme))
      drawing.commands = emitter.commands()
      return ChartFigure(drawing: drawing, namesCurves: true)
    }
    let plan = ChartPlanner(chart: chart, size: size, theme: theme, measurer: measurer).plan()
    let emitter = ChartEmitter(
      plan: plan, theme: theme,
      appearances: SeriesAppearance.all(
        of: chart.series, theme: theme, areLabelled: plan.labelsAllCurves(of: chart)),
      names: chart.series.map(\.label))
    drawing.commands = emitter.commands()
    return ChartFigure(
      drawing: drawing,
      namesCurves: plan.namesCurves || chart.labelledSeries(namesMoments: false).count < 2)
  }
}
