internal import AnimationModel

/// A gesture of two fingers.
public enum FingerGesture: Hashable, Sendable {
  /// They come nearer to each other or part: the scale is what is followed.
  case pinch

  /// They turn around each other: the angle is what is followed.
  case rotate
}

/// A motion of two fingers, even from its beginning to its end.
public struct FingerMotion: Hashable, Sendable {
  /// The gesture of the fingers.
  public var gesture: FingerGesture

  /// The scale at first, or the angle in degrees.
  public var start: Double

  /// How far it leads, evenly, as the width of a path.
  let path: ViewDragPath

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - gesture: The gesture of the fingers.
  ///   - start: The scale at first, or the angle in degrees.
  ///   - end: The same at last.
  ///   - seconds: How long it takes, 0 or more.
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

  /// How fast it changes, each second.
  public var velocity: Double

  /// When, in seconds.
  public var time: Double
}
