/// The clock on which a motion is played.
public enum Clock: Hashable, Sendable {
  /// Frames, as on a device: the animation is asked once a frame, with its state, at `index / rate`
  /// seconds. The rate is in frames per second.
  case frames(rate: Double)

  /// Continuous time, in which the same motion is a function of time.
  case continuous
}
