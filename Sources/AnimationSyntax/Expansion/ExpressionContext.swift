public import AnimationModel
public import SwiftProgram

/// The settings that an expression depends on and that its text does not contain.
public struct ExpressionContext: Hashable, Sendable {
  /// The system that determines the meaning of `.default`.
  public var semantics: Semantics

  /// The velocity at which a gesture ends, in travels per second, for springs with a parameter for it that is not
  /// given; nil if it is unknown.
  public var gestureVelocity: Double?

  /// The animation of the change in which a view is inserted or removed with a transition; nil for none.
  public var transitionAnimation: Animation?

  /// The size of a view that is inserted and removed; nil if it is unknown.
  public var viewSize: ViewSize?

  /// The size that is assumed for a view that moves by its own size; nil if the size must be given.
  public var assumedViewSize: ViewSize?

  /// Whether moving transitions are replaced by a fade.
  public var reducesMotion = false

  /// The seed of the random numbers in an app's own animations; nil if random numbers are errors.
  public var seed: UInt64?

  /// Creates a context without a gesture velocity, in which transitions have the default animation.
  public init(semantics: Semantics = .ios17) {
    self.semantics = semantics
    transitionAnimation = semantics.defaultAnimation
  }
}
