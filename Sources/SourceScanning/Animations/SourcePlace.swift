/// A position in a file: line and column, both from 1.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The number of the line.
  public var line: Int

  /// The number of the Unicode scalar in the line.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one position comes before another.
  public static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
