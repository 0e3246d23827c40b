/// The change of an animation from one version of an app to the next.
public struct ReviewedChange: Hashable, Sendable {
  /// A state of a changed animation, which may have several, such as retuned and moved.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The motion of the animation is different.
    case retuned
    /// The animation is new.
    case added
    /// The animation is gone.
    case removed
    /// The animation is in another file.
    case moved
    /// The definition of the animation has another name.
    case renamed
    /// The animation is unknown in one of the versions, and its text differs.
    case unread
    /// The motion is the same, in a different spelling.
    case respelled
  }

  /// The states of the changed animation, in the order in which states are listed.
  public var states: [State]

  /// The animation before the change; nil for a new one.
  public var before: ScannedAnimation?

  /// The animation after the change; nil for a removed one.
  public var after: ScannedAnimation?

  /// The verdict on the difference in motion, in one sentence; empty if there is none.
  public var verdict = ""

  /// The largest difference in value from before to after, for a motion from 0 to 1, with its time.
  public var largest: Largest?

  /// The number of uses that change only because of this definition.
  public var uses = 0

  /// A difference and its time.
  public struct Largest: Hashable, Sendable {
    /// The new value minus the old one: below 0 if the new motion is behind.
    public var amount: Double

    /// The time in seconds since the start.
    public var time: Double
  }

  /// The animation after the change, or before it if it was removed.
  var shown: ScannedAnimation? { after ?? before }
}
