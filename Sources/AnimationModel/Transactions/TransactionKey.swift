/// A key for a custom value in a transaction; the key is the type itself.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}
