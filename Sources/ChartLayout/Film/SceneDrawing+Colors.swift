public import DrawingModel

extension SceneDrawing {
  /// The colors of the page around a film.
  public struct PageColors: Hashable, Sendable {
    /// The ground.
    public let ground: Color
    /// The color of words.
    public let text: Color
    /// The color of less important words, at least 4.5:1 on the ground.
    public let secondaryText: Color
    /// The color of the lines and frames of controls, at least 3:1 on the ground.
    public let line: Color
    /// The color of the words about each series.
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
