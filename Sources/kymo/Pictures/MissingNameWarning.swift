internal import ChartLayout
internal import DrawingModel

/// Warns where a figure is too small for the names of its curves.
enum MissingNameWarning {
  /// The size from which on figures have room for the names of curves, or say how many more curves there are.
  private static let small = FigureSize(width: 600, height: 400)

  /// Warns on standard error if a figure of several curves names none of them.
  static func report(_ figure: ChartFigure) {
    let size = figure.drawing.size
    let isSmall = size.width < Double(small.width) || size.height < Double(small.height)
    guard isSmall, !figure.namesCurves else { return }
    StandardError.warn(
      "the figure is too small for the names of its curves; ask for a larger one with --size")
  }
}
