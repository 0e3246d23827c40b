extension DrawingRenderer {
  /// Returns a chart as the bytes of a PNG.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The size of the picture in points, which are pixels at scale 1.
  ///   - theme: The theme: dark on a light ground, or the reverse.
  ///   - scale: The number of pixels per point.
  /// - Throws: `CairoError` if the size is too large or drawing fails.
  public func png(
    of chart: Chart, size: Size, theme: ChartTheme = .light, scale: Double = 1
  ) throws(CairoError) -> [UInt8] {
    try png(drawing(of: chart, size, theme), scale: scale)
  }

  /// Returns a chart as the UTF-8 bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The size of the picture in points.
  ///   - theme: The theme: dark on a light ground, or the reverse.
  public func svg(of chart: Chart, size: Size, theme: ChartTheme = .light) -> [UInt8] {
    svg(drawing(of: chart, size, theme))
  }

  /// Returns a chart as the bytes of a PDF document of one page.
  ///
  /// - Parameters:
  ///   - chart: The chart to show.
  ///   - size: The size of the page in points.
  ///   - theme: The theme: dark on a light ground, or the reverse.
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
