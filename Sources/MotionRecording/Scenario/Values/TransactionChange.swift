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

/// The transaction of a scenario's change, as it goes from an event to the attributes.
struct ScenarioTransaction {
  private(set) var animation: NamedAnimation?
  private(set) var disablesAnimations = false
  private(set) var tracksVelocity = false
  /// Whether it is said what animation the changes have, be it none.
  private var namesAnimation = false
  /// What is made of animations where the changes are shown; nil where nothing moves.
  private var presentation: Presentation? = .app
  /// Who waits for the animations to complete.
  var completions: [Int] = []

  /// Sets what a change sets.
  mutating func apply(_ change: TransactionChange) {
    if let animation = change.animation {
      self.animation = animation
      namesAnimation = true
    }
    if let disables = change.disablesAnimations { disablesAnimations = disables }
    if let tracks = change.tracksVelocity { tracksVelocity = tracks }
  }

  /// Sets the animation unless animations are disabled.
  mutating func applyImplicit(_ animation: NamedAnimation?) {
    guard !disablesAnimations else { return }
    self.animation = animation
    namesAnimation = true
  }

  /// Makes of the animation what is shown, once all modifiers have been passed.
  ///
  /// - Parameter presentation: Where it is shown; nil where nothing moves.
  mutating func enter(_ presentation: Presentation?) {
    self.presentation = presentation
    animation =
      namesAnimation || tracksVelocity
      ? shown(animation) : shown(presentation?.animationOfUpdates)
    if presentation == nil { tracksVelocity = false }
  }

  /// What is shown of an animation; nil for none.
  func shown(_ animation: NamedAnimation?) -> NamedAnimation? {
    presentation?.animation(of: animation)
  }
}
