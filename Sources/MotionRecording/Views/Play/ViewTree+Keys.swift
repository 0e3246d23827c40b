// Moving modifiers by their keys.
extension ViewTree {
  /// The value of a moving modifier.
  func value(of key: ModifierKey) -> MovingModifier.Value? {
    guard let entry = self[key.identity], key.ordinal < entry.movers.count else { return nil }
    return entry.movers[key.ordinal].modifier.value
  }

  /// The numbers of a moving modifier.
  func values(of key: ModifierKey) -> [Double] {
    guard case .numbers(let components)? = value(of: key) else { return [] }
    return components.map(\.value)
  }

  /// The moving modifiers whose values differ in another tree.
  func changedKeys(in other: ViewTree) -> [ModifierKey] {
    var keys: [ModifierKey] = []
    for entry in other.entries {
      for ordinal in entry.movers.indices {
        let key = ModifierKey(identity: entry.node.identity, ordinal: ordinal)
        if let old = value(of: key), old != entry.movers[ordinal].modifier.value {
          keys.append(key)
        }
      }
    }
    return keys
  }
}
