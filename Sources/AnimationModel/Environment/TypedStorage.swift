/// Values keyed by a type.
///
/// There are one or two of them in practice, so that a list that is searched from the start is
/// faster than a dictionary.
struct TypedStorage {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []

  /// The value stored under a type, or nil.
  subscript<Value>(key: any Any.Type) -> Value? {
    get {
      let identifier = ObjectIdentifier(key)
      for entry in entries where entry.key == identifier {
        return entry.value as? Value
      }
      return nil
    }
    set {
      let identifier = ObjectIdentifier(key)
      let index = entries.firstIndex { $0.key == identifier }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((identifier, value))
      case (nil, nil): break
      }
    }
  }

  /// Takes over every value that another storage holds.
  mutating func merge(_ other: TypedStorage) {
    for entry in other.entries {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }
}
