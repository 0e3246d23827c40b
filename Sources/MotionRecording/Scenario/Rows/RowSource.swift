/// An attribute that has rows, with its position in the source.
public struct RowSource: Hashable, Sendable {
  /// The name of the rows.
  public var attribute: String

  /// The position at which it is written in the source: `file:line:column`.
  public var source: String
}
