/// A key for a value in an animation's state; the key is the type itself.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// The values that an animation remembers from frame to frame, for one animated attribute.
///
/// It is empty when an animation begins. Values are kept by the type of their key, so that an animation
/// and the animations inside it can share a state without changing each other's values.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage = TypedStorage()

  /// Makes an empty state.
  public init() {}

  /// The value of a key: its default value until it is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[key] ?? K.defaultValue }
    set { storage[key] = newValue }
  }
}
