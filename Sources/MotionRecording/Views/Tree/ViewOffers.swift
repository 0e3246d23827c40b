/// The actions that are possible on the views that are shown, and the values that a script could set.
public struct ViewOffers: Hashable, Sendable {
  /// The actions that were possible but not performed, as a script writes them: `tap("Like")`.
  public var actions: [String]

  /// The names whose values are unknown, as `--set` takes them.
  public var values: [String]

  /// Makes offers.
  public init(actions: [String] = [], values: [String] = []) {
    self.actions = actions
    self.values = values
  }
}
