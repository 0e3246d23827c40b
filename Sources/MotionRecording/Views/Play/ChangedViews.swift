/// What plays and has changed: modifiers of views, and transitions.
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

  /// Everything that plays.
  static func all(of records: inout [ViewRecord]) -> ChangedViews {
    var all = ChangedViews()
    for index in records.indices where records[index].stage != .absent {
      for ordinal in records[index].modifiers.indices
      where records[index].modifiers[ordinal].player?.moves() == true {
        all.modifiers.append(Modifier(record: index, ordinal: ordinal))
      }
      if records[index].transition != nil { all.transitions.append(index) }
    }
    return all
  }

  /// Adds others, each once.
  mutating func formUnion(_ other: ChangedViews) {
    modifiers += other.modifiers.filter { !modifiers.contains($0) }
    transitions += other.transitions.filter { !transitions.contains($0) }
  }
}
