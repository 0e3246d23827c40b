public import AnimationModel

/// An animation with its name in tables and figures.
public struct NamedAnimation: Hashable, Sendable {
  /// The name: a label, or the text of the expression.
  public var name: String

  /// The animation.
  public var animation: Animation

  /// Makes a named animation.
  public init(_ name: String, _ animation: Animation) {
    self.name = name
    self.animation = animation
  }
}
