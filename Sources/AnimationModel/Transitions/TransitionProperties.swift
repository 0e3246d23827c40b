/// The properties of a transition that are known without playing it.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether anything moves: if motion is to be reduced, such a transition becomes a fade.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }

  /// Returns the properties of two transitions at once: with motion if either has motion.
  func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}
