/// The change of an animation from one version of an app to the next.
public struct ReviewedChange: Hashable, Sendable {
  /// A state of the changed animation; it may be retuned and moved.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It moves otherwise.
    case retuned
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It lies in another file.
    case moved
    /// The definition has another name.
    case renamed
    /// It is not known on one side, and its text differs.
    case unread
    /// It says the same motion in other words.
    case respelled
  }

  /// The states of the changed animation, in the order in which states are listed.
  public var states: [State]

  /// The animation before the change; nil for a new one.
  public var before: ScannedAnimation?

  /// The animation after the change; nil for one that is gone.
  public var after: ScannedAnimation?

  /// How it moves otherwise, in one sentence; empty for what does not.
  public var verdict = ""

  /// The largest difference in value from before to after, from 0 to 1, and when it is, in seconds.
  public var largest: Largest?

  /// How many uses change because of it, and for no other reason.
  public var uses = 0

  /// A difference and its time.
  public struct Largest: Hashable, Sendable {
    /// How far what is now is from what was: below 0 where it is behind.
    public var amount: Double

    /// Seconds since the start.
    public var time: Double
  }

  /// The animation as it is, or was.
  var shown: ScannedAnimation? { after ?? before }
}
