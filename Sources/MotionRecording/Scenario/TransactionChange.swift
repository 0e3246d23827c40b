/// What is set in a transaction; nil leaves alone what is there.
public struct TransactionChange: Hashable, Sendable {
  /// The animation; an inner nil for none.
  public var animation: NamedAnimation??

  /// Whether implicit animations are suppressed.
  public var disablesAnimations: Bool?

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: Bool?

  /// Makes a change.
  public init(
    animation: NamedAnimation?? = nil,
    disablesAnimations: Bool? = nil,
    tracksVelocity: Bool? = nil
  ) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.tracksVelocity = tracksVelocity
  }
}

/// The transaction of a scenario's change, on its way from an event to the attributes.
struct ScenarioTransaction {
  private(set) var animation: NamedAnimation?
  private(set) var disablesAnimations = false
  private(set) var tracksVelocity = false
  /// Who waits for the animations to complete.
  var completions: [Int] = []

  /// Sets what a change sets.
  mutating func apply(_ change: TransactionChange) {
    if let animation = change.animation { self.animation = animation }
    if let disables = change.disablesAnimations { disablesAnimations = disables }
    if let tracks = change.tracksVelocity { tracksVelocity = tracks }
  }

  /// Sets the animation unless animations are disabled.
  mutating func applyImplicit(_ animation: NamedAnimation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
