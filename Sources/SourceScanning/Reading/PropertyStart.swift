/// The value that an initializer gives to a property of its type, in an assignment that is always reached.
struct PropertyStart: Sendable {
  /// The qualified name of the type.
  let type: String

  /// The name of the property.
  let name: String

  /// The value, and the scope in which it is written.
  let value: WrittenCode
  let scope: Int
}
