/// Values keyed by a type.
///
/// In practice there are one or two values, so a list that is searched from the start is
/// faster than a dictionary. Each value has a box of its own that is changed in place while no copy
/// shares it: an animation changes its state at every frame.
struct TypedStorage {
  private var entries: [Entry] = []

  private struct Entry {
    let key: ObjectIdentifier
    var box: AnyObject
  }

  private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The value stored under a type, or nil.
  subscript<Value>(key: any Any.Type) -> Value? {
    get {
      let identifier = ObjectIdentifier(key)
      for entry in entries where entry.key == identifier {
        return (entry.box as? Box<Value>)?.value
      }
      return nil
    }
    set {
      let identifier = ObjectIdentifier(key)
      guard let index = entries.firstIndex(where: { $0.key == identifier }) else {
        if let newValue { entries.append(Entry(key: identifier, box: Box(newValue))) }
        return
      }
      guard let newValue else {
        entries.remove(at: index)
        return
      }
      if isKnownUniquelyReferenced(&entries[index].box),
        let box = entries[index].box as? Box<Value>
      {
        box.value = newValue
      } else {
        entries[index].box = Box(newValue)
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
