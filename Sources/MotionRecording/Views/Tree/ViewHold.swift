/// A press for which a drag waits.
public struct ViewHold: Hashable, Sendable {
  /// The duration of the press, in seconds.
  public var seconds: Double

  /// The distance that the finger may move during the press, in points.
  public var distance: Double

  /// Makes a press.
  public init(seconds: Double, distance: Double) {
    self.seconds = seconds
    self.distance = distance
  }
}
