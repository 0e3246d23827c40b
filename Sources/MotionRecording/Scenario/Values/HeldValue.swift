/// A value of a state that only the one who reads the scenario looks into: an array, a case of an enumeration.
public struct HeldValue: Hashable, Sendable {
  /// The key that equal values have in common, and different ones do not.
  public let key: String

  /// The value.
  public let value: any Sendable

  /// Holds a value.
  public init(_ value: any Sendable, key: String) {
    self.value = value
    self.key = key
  }

  /// Whether two values have the same key.
  public static func == (one: HeldValue, other: HeldValue) -> Bool { one.key == other.key }

  /// Feeds the key into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
