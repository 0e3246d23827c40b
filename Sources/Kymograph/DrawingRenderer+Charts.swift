extension DrawingRenderer {
  /// A chart as the bytes of a PNG.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The picture's size in points, which are pixels at scale 1.
  ///   - theme: Dark on light ground or the other way.
  ///   - scale: Pixels for each point.
  /// - Throws: `CairoError` if the size is too large or drawing fails.
  public func png(
    of chart: Chart, size: Size, theme: ChartTheme = .light, scale: Double = 1
  ) throws(CairoError) -> [UInt8] {
    try png(drawing(of: chart, size, theme), scale: scale)
  }

  /// A chart as the UTF-8 bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The picture's size in points.
  ///   - theme: Dark on light ground or the other way.
  public func svg(of chart: Chart, size: Size, theme: ChartTheme = .light) -> [UInt8] {
    svg(drawing(of: chart, size, theme))
  }

  /// A chart as the bytes of a PDF document of one page.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The page's size in points.
  ///   - theme: Dark on light ground or the other way.
  /// - Throws: `CairoError` if the size is too large or drawing fails.
  public func pdf(
    of chart: Chart, size: Size, theme: ChartTheme = .light
  ) throws(CairoError) -> [UInt8] {
    try pdf(drawing(of: chart, size, theme))
  }

  private func drawing(of chart: Chart, _ size: Size, _ theme: ChartTheme) -> Drawing {
    ChartDrawing.drawing(of: chart, size: size, theme: theme, measuring: measurer)
  }
}
