/// The actions that a script could do to the views that are shown, and the values that it could give them.
public struct ViewOffers: Hashable, Sendable {
  /// The actions that could be done but were not, as a script writes them: `tap("Like")`.
  public var actions: [String]

  /// Names whose values nobody knows, as `--set` takes them.
  public var values: [String]

  /// Creates offers.
  public init(actions: [String] = [], values: [String] = []) {
    self.actions = actions
    self.values = values
  }
}
