/// The values that are set in a transaction; nil leaves a value as it is.
public struct TransactionChange: Hashable, Sendable {
  /// The animation; an inner nil for none.
  public var animation: NamedAnimation??

  /// Whether implicit animations are suppressed.
  public var disablesAnimations: Bool?

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: Bool?

  /// The values that only closures that change transactions use, such as the values of keys, by name.
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

  /// Sets the values that another change sets.
  mutating func merge(_ other: TransactionChange) {
    if let animation = other.animation { self.animation = .some(animation) }
    disablesAnimations = other.disablesAnimations ?? disablesAnimations
    tracksVelocity = other.tracksVelocity ?? tracksVelocity
    values.merge(other.values) { $1 }
  }
}

/// The transaction of a change in a scenario, on its way from an event to the attributes.
struct ScenarioTransaction {
  /// The values that have been set in it.
  private(set) var set = TransactionChange()
  private(set) var animation: NamedAnimation?
  private(set) var tracksVelocity = false
  /// The presentation of the changes, which may limit the animations; nil if nothing moves.
  private var presentation: Presentation? = .app
  /// The completions that wait for the animations, by their identifiers.
  var completions: [Int] = []

  /// Sets the values that a change sets.
  mutating func apply(_ change: TransactionChange) { set.merge(change) }

  /// Sets the animation unless animations are disabled.
  mutating func applyImplicit(_ animation: NamedAnimation?) {
    if set.disablesAnimations != true { set.animation = .some(animation) }
  }

  /// Replaces the values with those that a closure has computed.
  mutating func replace(with change: TransactionChange) { set = change }

  /// Determines the animation that is played, once all modifiers have been passed.
  ///
  /// - Parameter presentation: The presentation of the changes; nil if nothing moves.
  mutating func enter(_ presentation: Presentation?) {
    self.presentation = presentation
    tracksVelocity = set.tracksVelocity == true
    animation =
      set.animation != nil || tracksVelocity
      ? shown(set.animation ?? nil) : shown(presentation?.animationOfUpdates)
    if presentation == nil { tracksVelocity = false }
  }

  /// Returns the animation that is played for a given one; nil for none.
  func shown(_ animation: NamedAnimation?) -> NamedAnimation? {
    presentation?.animation(of: animation)
  }
}
