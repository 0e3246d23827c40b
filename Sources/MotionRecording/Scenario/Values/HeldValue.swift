/// A value of a state that only the reader of the scenario can inspect, such as an array or an enumeration case.
public struct HeldValue: Hashable, Sendable {
  /// The key, which is the same for equal values and differs for others.
  public let key: String

  /// The value.
  public let value: any Sendable

  /// Makes a held value.
  public init(_ value: any Sendable, key: String) {
    self.value = value
    self.key = key
  }

  /// Whether two values have the same key.
  public static func == (one: HeldValue, other: HeldValue) -> Bool { one.key == other.key }

  /// Feeds the key into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
