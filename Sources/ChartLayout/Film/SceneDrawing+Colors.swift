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
  }

  /// The colors of a page with the film of a scene.
  public static func pageColors(of scene: ChartScene, theme: ChartTheme) -> PageColors {
    PageColors(
      ground: theme.ground, text: theme.text, secondaryText: theme.secondaryText,
      line: theme.quietLine,
      labels: SeriesAppearance.all(of: scene.chart.series, palette: theme.palette).map(\.label))
  }
}
