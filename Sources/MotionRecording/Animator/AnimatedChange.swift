public import AnimationModel

/// How a value changes: with which animation, and who wants to know when it is done.
public struct AnimatedChange: Sendable {
  /// The animation; nil for a change that shows at once.
  public var animation: Animation?

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: Bool

  /// The rule for a running animation, whatever the new one wants; nil to let the new one decide.
  public var rule: Retargeting?

  /// The listeners that are notified when the animation is complete, in this order.
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

  /// The animation that moves the value: velocity is tracked where there is none but should be.
  var effectiveAnimation: Animation? {
    animation ?? (tracksVelocity ? .velocityTracking : nil)
  }
}

/// Someone who waits for an animation to be complete.
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
