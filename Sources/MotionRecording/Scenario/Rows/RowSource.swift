/// Something that has rows, and where it comes from.
public struct RowSource: Hashable, Sendable {
  /// The name of the rows.
  public var attribute: String

  /// The place in the source where it is written: `file:line:column`.
  public var source: String
}
