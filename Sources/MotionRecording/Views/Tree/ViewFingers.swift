internal import AnimationModel

/// A gesture of two fingers.
public enum FingerGesture: Hashable, Sendable {
  /// The fingers move together or apart: the scale is followed.
  case pinch

  /// The fingers rotate around each other: the angle is followed.
  case rotate
}

/// A motion of two fingers at a constant velocity.
public struct FingerMotion: Hashable, Sendable {
  /// The gesture of the fingers.
  public var gesture: FingerGesture

  /// The scale at the start, or the angle in degrees.
  public var start: Double

  /// The path of the motion, with the change of the scale or angle as its width.
  let path: ViewDragPath

  /// Makes a motion.
  ///
  /// - Parameters:
  ///   - gesture: The gesture of the fingers.
  ///   - start: The scale at the start, or the angle in degrees.
  ///   - end: The scale at the end, or the angle in degrees.
  ///   - seconds: The duration, 0 or more.
  public init(_ gesture: FingerGesture, from start: Double, to end: Double, seconds: Double) {
    self.gesture = gesture
    self.start = start
    path = ViewDragPath(straight: ViewSize(width: end - start, height: 0), seconds: seconds)
  }

  /// Returns the state of the fingers at a sample of the path.
  func state(at sample: ViewDrag) -> FingerState {
    FingerState(
      gesture: gesture, value: start + sample.translation.width, velocity: sample.velocity.width,
      time: sample.time)
  }
}

/// The state of two fingers.
public struct FingerState: Hashable, Sendable {
  /// The gesture of the fingers.
  public var gesture: FingerGesture

  /// The scale, or the angle in degrees.
  public var value: Double

  /// The change of the scale or angle per second.
  public var velocity: Double

  /// The time, in seconds.
  public var time: Double
}
