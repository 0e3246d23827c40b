/// A type that exposes a vector to animate.
///
/// Only the vector moves; everything else about the value takes its new state at once.
public protocol Animatable {
  /// The vector that is animated.
  associatedtype AnimatableData: VectorArithmetic

  /// The vector to animate. Setting it changes the value to match.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value does not animate.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}
