/// How the panels of a sheet are arranged: small multiples in rows of equal length, all on the same axes.
///
/// The panels go row by row from the top left; the last row may be shorter.
public struct ChartGrid: Hashable, Sendable {
  /// The heads of rows or columns, each with the value that a row or a column has in common.
  public struct Heads: Hashable, Sendable {
    /// The name of what differs from head to head, as `bounce`.
    public var name: String
    /// The heads in order, as `0.3`.
    public var texts: [String]

    /// Makes heads.
    public init(name: String, texts: [String]) {
      self.name = name
      self.texts = texts
    }
  }

  /// How many panels are in a row; less than 1 counts as 1.
  public var columns: Int
  /// The heads above the columns; nil for none.
  public var columnHeads: Heads?
  /// The heads beside the rows; nil for none.
  public var rowHeads: Heads?

  /// The seconds that the time axis of each row spans, where rows have axes of their own; empty for one that all
  /// share.
  public var rowDurations: [Double] = []

  /// Makes a grid.
  public init(columns: Int, columnHeads: Heads? = nil, rowHeads: Heads? = nil) {
    self.columns = columns
    self.columnHeads = columnHeads
    self.rowHeads = rowHeads
  }

  /// Whether panels show their names: heads say all there is to say.
  var namesPanels: Bool { columnHeads == nil && rowHeads == nil }

  /// The columns made safe: at least one and no more than there are panels.
  func safeColumns(of count: Int) -> Int { min(max(columns, 1), max(count, 1)) }
}
