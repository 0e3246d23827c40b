public import AnimationModel

/// An animation and what it is called in tables and figures.
public struct NamedAnimation: Hashable, Sendable {
  /// The name: a label, or the text of the expression.
  public var name: String

  /// The animation.
  public var animation: Animation

  /// Names an animation.
  public init(_ name: String, _ animation: Animation) {
    self.name = name
    self.animation = animation
  }
}
