/// The way in which the samples of a recording are joined.
public enum SampleJoin: Hashable, Sendable {
  /// Cubic Hermite segments from value and velocity; straight lines where a velocity is infinite.
  case curves
  /// Straight lines, whose slopes are the velocities.
  case lines
  /// Steps: the value of a frame is held until the next.
  case steps
}
