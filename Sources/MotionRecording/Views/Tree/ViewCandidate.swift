/// A possible target of an action.
public struct ViewCandidate: Hashable, Sendable {
  /// The text to which the view responds.
  public var text: String

  /// The position at which the view is written in the source.
  public var source: SourceOffset
}
