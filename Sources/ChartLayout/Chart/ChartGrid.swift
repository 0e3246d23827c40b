/// The arrangement of a sheet's panels: small multiples in rows of equal length, all on the same axes.
///
/// The panels go row by row from the top left; the last row may be shorter.
public struct ChartGrid: Hashable, Sendable {
  /// The heads of rows or columns, each with the value that a row or a column has in common.
  public struct Heads: Hashable, Sendable {
    /// The name of the parameter that differs from head to head, such as `bounce`.
    public var name: String
    /// The texts of the heads in order, such as `0.3`.
    public var texts: [String]

    /// Makes heads.
    public init(name: String, texts: [String]) {
      self.name = name
      self.texts = texts
    }
  }

  /// The number of panels in a row; less than 1 counts as 1.
  public var columns: Int
  /// The heads above the columns; nil for none.
  public var columnHeads: Heads?
  /// The heads beside the rows; nil for none.
  public var rowHeads: Heads?

  /// The durations of the rows' time axes, in seconds, where rows have axes of their own; empty for one that all
  /// rows share.
  public var rowDurations: [Double] = []

  /// Makes a grid.
  public init(columns: Int, columnHeads: Heads? = nil, rowHeads: Heads? = nil) {
    self.columns = columns
    self.columnHeads = columnHeads
    self.rowHeads = rowHeads
  }

  /// Whether panels show their names, which they need only where there are no heads.
  var namesPanels: Bool { columnHeads == nil && rowHeads == nil }

  /// The number of columns made safe: at least one and no more than there are panels.
  func safeColumns(of count: Int) -> Int { min(max(columns, 1), max(count, 1)) }
}
