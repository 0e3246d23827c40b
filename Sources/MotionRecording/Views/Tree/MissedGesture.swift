/// A gesture that is not played although an action on its view concerns it.
public struct MissedGesture: Hashable, Sendable {
  /// The relation of the gesture to the one that is played.
  public enum Relation: Hashable, Sendable {
    /// The gesture is recognized simultaneously.
    case beside

    /// The gesture is a drag that begins when the finger comes down.
    case dragged

    /// The gesture is a press that begins with the drag, and fails once the finger moves too far.
    case pressed

    /// The gesture is recognized first, so that the one that is played would not be.
    case before

    /// The one that is played would wait until it is known that the gesture is not made.
    case awaited
  }

  /// The relation of the gesture to the one that is played.
  public var relation: Relation

  /// The view with the gesture.
  public var view: ViewCandidate

  /// The number of taps of the gesture, if it is another one than that of the action; nil for any other gesture.
  public var taps: Int?

  /// The number of taps of the action; nil for any other action.
  public var count: Int?
}
