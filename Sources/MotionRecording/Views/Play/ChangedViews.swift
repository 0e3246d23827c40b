/// The modifiers of views and the transitions that have changed in an update.
struct ChangedViews {
  /// A modifier of a view.
  struct Modifier: Hashable {
    /// The index of the view among the records.
    let record: Int

    /// The index of the modifier on the view, innermost first.
    let ordinal: Int
  }

  var modifiers: [Modifier] = []
  var transitions: [Int] = []

  /// Whether nothing has changed.
  var isEmpty: Bool { modifiers.isEmpty && transitions.isEmpty }

  /// Adds other changes, without repetitions.
  mutating func formUnion(_ other: ChangedViews) {
    if isEmpty {
      self = other
      return
    }
    modifiers += other.modifiers.filter { !modifiers.contains($0) }
    transitions += other.transitions.filter { !transitions.contains($0) }
  }
}
