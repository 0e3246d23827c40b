/// The values that are set in a transaction; nil leaves a value as it is.
public struct TransactionChange: Hashable, Sendable {
  /// The animation; an inner nil for none.
  public var animation: NamedAnimation??

  /// Whether implicit animations are suppressed.
  public var disablesAnimations: Bool?

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: Bool?

  /// The values that only closures that change transactions look at, such as the values of keys, by name.
  public var values: [String: AttributeValue]

  /// Makes a change.
  public init(
    animation: NamedAnimation?? = nil,
    disablesAnimations: Bool? = nil,
    tracksVelocity: Bool? = nil,
    values: [String: AttributeValue] = [:]
  ) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.tracksVelocity = tracksVelocity
    self.values = values
  }

  /// Sets what another change sets.
  mutating func merge(_ other: TransactionChange) {
    if let animation = other.animation { self.animation = .some(animation) }
    disablesAnimations = other.disablesAnimations ?? disablesAnimations
    tracksVelocity = other.tracksVelocity ?? tracksVelocity
    values.merge(other.values) { $1 }
  }
}

/// The transaction of a scenario's change, as it goes from an event to the attributes.
struct ScenarioTransaction {
  /// The values that have been set in it.
  private(set) var set = TransactionChange()
  private(set) var animation: NamedAnimation?
  private(set) var tracksVelocity = false
  /// The presentation where the changes are shown, which decides about the animations; nil where nothing moves.
  private var presentation: Presentation? = .app
  /// The completions that wait for the animations, by their identifiers.
  var completions: [Int] = []

  /// Sets what a change sets.
  mutating func apply(_ change: TransactionChange) { set.merge(change) }

  /// Sets the animation unless animations are disabled.
  mutating func applyImplicit(_ animation: NamedAnimation?) {
    if set.disablesAnimations != true { set.animation = .some(animation) }
  }

  /// Takes what a closure has made of it.
  mutating func replace(with change: TransactionChange) { set = change }

  /// Makes of the animation what is shown, once all modifiers have been passed.
  ///
  /// - Parameter presentation: The presentation in which it is shown; nil where nothing moves.
  mutating func enter(_ presentation: Presentation?) {
    self.presentation = presentation
    tracksVelocity = set.tracksVelocity == true
    animation =
      set.animation != nil || tracksVelocity
      ? shown(set.animation ?? nil) : shown(presentation?.animationOfUpdates)
    if presentation == nil { tracksVelocity = false }
  }

  /// Returns the animation that is shown for an animation; nil for none.
  func shown(_ animation: NamedAnimation?) -> NamedAnimation? {
    presentation?.animation(of: animation)
  }
}
