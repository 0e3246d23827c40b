public import AnimationModel

/// The animation of a change of a value, with the listeners that are notified when it is complete.
public struct AnimatedChange: Sendable {
  /// The animation; nil for a change that is shown at once.
  public var animation: Animation?

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: Bool

  /// The rule for a running animation, whatever the new one decides; nil to let the new one decide.
  public var rule: Retargeting?

  /// The listeners that are notified when the animation is complete, in order.
  public var listeners: [AnimationListener]

  /// Makes a change.
  public init(
    animation: Animation? = nil,
    tracksVelocity: Bool = false,
    rule: Retargeting? = nil,
    listeners: [AnimationListener] = []
  ) {
    self.animation = animation
    self.tracksVelocity = tracksVelocity
    self.rule = rule
    self.listeners = listeners
  }

  /// The animation that moves the value: its own, or velocity tracking if it has none and should be tracked.
  var effectiveAnimation: Animation? {
    animation ?? (tracksVelocity ? .velocityTracking : nil)
  }
}

/// A listener that waits for an animation to be complete.
public struct AnimationListener: Hashable, Sendable {
  /// The number under which the listener was registered.
  public var identifier: Int

  /// The criteria by which an animation counts as complete.
  public var criteria: AnimationCompletionCriteria

  /// Makes a listener.
  public init(_ identifier: Int, criteria: AnimationCompletionCriteria = .logicallyComplete) {
    self.identifier = identifier
    self.criteria = criteria
  }
}
