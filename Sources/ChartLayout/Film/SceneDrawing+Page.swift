public import DrawingModel

extension SceneDrawing {
  /// The width of the page that a film is on.
  public enum PageWidth: Hashable, Sendable {
    /// The width of a window on a desk.
    case wide
    /// The width of a phone.
    case narrow
  }

  /// Returns the film of a scene as a part of a page, which has its title: tracks end where the plot does, and curves
  /// carry labels.
  ///
  /// On a phone names are above their tracks, words are at least 12 points high, and the figure is as high as it needs.
  ///
  /// - Parameters:
  ///   - scene: The scene to show.
  ///   - width: The width of the page.
  ///   - size: The extent in points on a wide page; nil for as much height as the figure needs.
  ///   - theme: The colors.
  ///   - measurer: The measurer of the fonts with which the film will be drawn.
  public static func pageFilm(
    of scene: ChartScene, on width: PageWidth, size: Size? = nil, theme: ChartTheme = .light,
    measuring measurer: some TextMeasuring
  ) -> Film {
    var scene = scene
    scene.chart.density = width == .wide ? .page : .phone
    var given = size ?? Size(width: wideWidth, height: wideWidth)
    if width == .narrow { given.width = narrowWidth }
    if size == nil || width == .narrow {
      // Words are as large as the width allows, whatever the height will be.
      given.height = given.width
      given.height =
        ScenePlanner(scene: scene, size: given, theme: theme, measurer: measurer).heightOnPage
    }
    return ScenePlanner(scene: scene, size: given, theme: theme, measurer: measurer).film()
  }

  /// The width of a figure on a wide page, in points.
  private static let wideWidth = 640.0

  /// The width of a phone, 390, without the margins of the page.
  private static let narrowWidth = 358.0
}

extension ScenePlanner {
  /// The height of everything on a page.
  fileprivate var heightOnPage: Double {
    var height = header(top: margin).bottom
    if shows(.tracks) {
      height += TrackPlanner(planner: self).rowHeight * Double(rows.count)
    }
    if shows(.overlay) { height += OverlayPlanner(planner: self).height }
    if shows(.tiles) { height += heightOfTilesOnPage }
    if shows(.stage) { height += heightOfStageOnPage }
    if shows(.curves) { height += heightOfCurvesOnPage * metrics.base }
    return height.rounded(.up)
  }

  /// The height of the curves in base sizes, with the words around them; a plot on a phone is 240 points high.
  private var heightOfCurvesOnPage: Double {
    let isPhone = scene.chart.density == .phone
    let panels = Double(scene.chart.panels.count)
    let moments = scene.chart.moments.isEmpty ? 0 : 3.0
    guard panels > 1 else { return moments + (isPhone ? 22 : 19) }
    return moments + 6 + panels * (isPhone ? 7 : 5.4)
  }
}
