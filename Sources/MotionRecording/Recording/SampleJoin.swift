/// How the samples of a recording are joined.
public enum SampleJoin: Hashable, Sendable {
  /// By cubic Hermite segments from value and velocity; by a straight line where a velocity is infinite.
  case curves
  /// By straight lines, whose slopes are the velocities.
  case lines
  /// Not at all: what a frame shows is held until the next.
  case steps
}
