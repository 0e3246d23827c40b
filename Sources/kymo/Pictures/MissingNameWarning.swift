internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel

/// Warns where a figure is too small for the names of its curves.
enum MissingNameWarning {
  /// The size from which on figures have room for the names of curves, or say how many more curves there are.
  private static let small = FigureSize(width: 600, height: 400)

  /// Warns on standard error if a figure of several curves names none of them.
  static func report(_ chart: Chart, _ size: FigureSize, _ renderer: DrawingRenderer) {
    guard size.width < small.width || size.height < small.height else { return }
    let extent = Size(width: Double(size.width), height: Double(size.height))
    guard !ChartDrawing.namesCurves(of: chart, size: extent, measuring: renderer.measurer) else {
      return
    }
    StandardError.warn(
      "the figure is too small for the names of its curves; ask for a larger one with --size")
  }
}
