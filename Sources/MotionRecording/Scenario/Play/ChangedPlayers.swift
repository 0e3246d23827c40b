/// Attributes and views of a scenario, by their indices.
struct ChangedPlayers {
  var attributes: [Int] = []
  var views: [Int] = []

  var isEmpty: Bool { attributes.isEmpty && views.isEmpty }

  /// Adds others, each once.
  mutating func formUnion(_ other: ChangedPlayers) {
    attributes += other.attributes.filter { !attributes.contains($0) }
    views += other.views.filter { !views.contains($0) }
  }
}
