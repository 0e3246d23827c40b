public import DrawingModel

extension Chart {
  /// The size of a sheet in which every cell can be read; the size of an ordinary figure for a
  /// chart that is not a sheet.
  ///
  /// - Parameter width: The least width in points, meant for 800 and more; many columns need more.
  /// - Returns: A size with whole points.
  public func suggestedSheetSize(width: Double) -> Size {
    guard let grid else { return suggestedSize(width: width) }
    let columns = grid.safeColumns(of: panels.count)
    let rows = (panels.count + columns - 1) / columns
    let narrowest = grid.namesPanels ? Self.narrowestNamedCell : Self.narrowestCell
    let whole = max(width, Double(columns) * narrowest)
    let cell = min(max(whole / Double(columns) / Self.cellRatio, Self.lowestCell), Self.tallestCell)
    let base = ChartMetrics(
      size: Size(width: whole, height: whole), columns: columns, rows: rows
    ).base
    let names = grid.namesPanels ? base * 1.4 : 0
    // Names may take two lines, and rows with time axes of their own have numbers.
    let isLong = panels.contains {
      Double($0.name.count) * base * Self.letterWidth > whole / Double(columns) - base * 2
    }
    let axes = grid.rowDurations.count == rows ? base * Self.axisHeight : 0
    let height =
      Double(rows) * (cell + names * (isLong ? 1.8 : 1) + axes) + base * 7.5
    return Size(width: whole.rounded(), height: height.rounded())
  }

  /// The width of a letter in a name, in base sizes.
  private static let letterWidth = 0.51
  /// The height of the numbers of a time axis, in base sizes.
  private static let axisHeight = 2.2
  /// The least width of a cell with a name above it, in points.
  private static let narrowestNamedCell = 112.0
  /// The least width of other cells, in points.
  private static let narrowestCell = 72.0
  /// The ratio of a cell's width to its height.
  private static let cellRatio = 1.5
  /// The least height of a cell, in points.
  private static let lowestCell = 56.0
  /// The largest height of a cell, in points.
  private static let tallestCell = 480.0
}
