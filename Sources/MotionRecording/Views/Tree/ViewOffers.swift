/// What a script could do to the views that are shown, and what it could give them.
public struct ViewOffers: Hashable, Sendable {
  /// What could be done that was not, as a script writes it: `tap("Like")`.
  public var actions: [String]

  /// Names whose values nobody knows, as `--set` takes them.
  public var values: [String]

  /// Creates offers.
  public init(actions: [String] = [], values: [String] = []) {
    self.actions = actions
    self.values = values
  }
}
