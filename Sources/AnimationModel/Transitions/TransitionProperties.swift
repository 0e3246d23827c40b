/// The properties of a transition that are known without playing it.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether anything moves: such a transition becomes a fade where motion is to be reduced.
  public var hasMotion: Bool

  /// Describes a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }

  /// Returns the properties of two transitions at once: they move if either does.
  func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}
