public import AnimationModel
public import SwiftProgram

/// The settings that an expression depends on and that its text does not contain.
public struct ExpressionContext: Hashable, Sendable {
  /// The system whose `.default` is meant.
  public var semantics: Semantics

  /// The velocity at which a gesture ends, in travels per second, for springs that have a parameter for it
  /// and are not given another; nil if it is not said.
  public var gestureVelocity: Double?

  /// The animation of the change in which a view is inserted or removed with a transition; nil for none.
  public var transitionAnimation: Animation?

  /// How large a view that is inserted and removed is; nil if it is not said.
  public var viewSize: ViewSize?

  /// How large a view is taken to be that moves by its own size if nothing is said of it; nil if it must be said.
  public var assumedViewSize: ViewSize?

  /// Whether transitions that move are replaced by a fade.
  public var reducesMotion = false

  /// The seed of the random numbers in an app's own animations; nil where none may be drawn.
  public var seed: UInt64?

  /// A context for ordinary expressions: nothing is thrown, and transitions have the default animation.
  public init(semantics: Semantics = .ios17) {
    self.semantics = semantics
    transitionAnimation = semantics.defaultAnimation
  }
}
