internal import AnimationModel

/// What a first run of an app's views has shown: what they are called, what moves, and the notes about it.
public struct ViewRehearsal: Sendable {
  /// A moving modifier of a view.
  struct ModifierKey: Hashable, Sendable {
    let identity: ViewIdentity
    /// Its index among the moving modifiers of the view, innermost first.
    let ordinal: Int
  }

  /// Something that has rows.
  public struct Source: Hashable, Sendable {
    /// What the rows are called.
    public var attribute: String

    /// Where it is written: `file:line:column`.
    public var source: String
  }

  /// What the views are called.
  var names: [ViewIdentity: String] = [:]

  /// What the rows of each number of a modifier are called; nil for a number without rows.
  var rows: [ModifierKey: [String?]] = [:]

  /// What the kinds of change of transitions are called, for the views that are moved by one.
  var transitions: [ViewIdentity: [TransitionPart.Kind: String]] = [:]

  /// What has rows, in their order, with where it is written.
  public internal(set) var sources: [Source] = []

  /// Notes, one line each.
  public internal(set) var notes: [String] = []
}
