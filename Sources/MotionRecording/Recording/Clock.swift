/// The clock on which a motion is played.
public enum Clock: Hashable, Sendable {
  /// As a device does: the animation is asked once a frame, state and all, at `index / rate`
  /// seconds. The rate is in frames per second.
  case frames(rate: Double)

  /// The same motion in continuous time.
  case continuous
}
