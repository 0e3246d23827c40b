/// A press that a drag waits for.
public struct ViewHold: Hashable, Sendable {
  /// How long it lasts, in seconds.
  public var seconds: Double

  /// How far the finger may move before it has lasted so long, in points.
  public var distance: Double

  /// Creates a press.
  public init(seconds: Double, distance: Double) {
    self.seconds = seconds
    self.distance = distance
  }
}
