/// Something that has rows, and where it comes from.
public struct RowSource: Hashable, Sendable {
  /// What the rows are called.
  public var attribute: String

  /// Where it is written: `file:line:column`.
  public var source: String
}
