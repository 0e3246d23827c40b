public import DrawingModel

extension SceneDrawing {
  /// The colors of what is around a film on a page.
  public struct PageColors: Hashable, Sendable {
    /// The ground.
    public let ground: Color
    /// Words.
    public let text: Color
    /// Words of less importance, at least 4.5:1 on the ground.
    public let secondaryText: Color
    /// Lines and frames of what can be operated, at least 3:1 on the ground.
    public let line: Color
    /// The words about each series.
    public let labels: [Color]
    /// The dash of each series where dashes tell series apart, in points of a usual figure; empty for a line without gaps.
    public let dashes: [[Double]]
  }

  /// The colors of a page with the film of a scene.
  public static func pageColors(of scene: ChartScene, theme: ChartTheme) -> PageColors {
    let series = scene.chart.series
    return PageColors(
      ground: theme.ground, text: theme.text, secondaryText: theme.secondaryText,
      line: theme.quietLine,
      labels: SeriesAppearance.all(of: series, palette: theme.palette).map(\.label),
      dashes: SeriesAppearance.all(of: series, palette: theme.palette, dashing: .always)
        .map(\.dash))
  }
}
