/// A key for a value in the environment; the key is the type itself.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// The environment of an animated view, as far as an animation can see it.
public struct EnvironmentValues {
  private var storage = TypedStorage()

  /// Makes an environment in which every key has its default value.
  public init() {}

  /// The value of a key: its default value until it is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage[key] ?? K.defaultValue }
    set { storage[key] = newValue }
  }
}
