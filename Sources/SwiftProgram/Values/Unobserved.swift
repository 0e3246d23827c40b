/// What is not observed while it is written: what its own initializer or its own observers write.
struct Unobserved {
  private var initializers: [(type: Int, object: Int?)] = []
  private var properties: [Property] = []

  private struct Property: Hashable {
    let type: Int
    let index: Int
  }

  /// Whether what is written to a property calls its observers now.
  func allows(_ index: Int, of type: Int) -> Bool {
    !initializers.contains { $0.type == type }
      && !properties.contains(Property(type: type, index: index))
  }

  /// Whether the initializer of an object is running.
  func isMade(_ object: Int) -> Bool { initializers.contains { $0.object == object } }

  mutating func beginInitializer(of type: Int, _ object: Int?) {
    initializers.append((type, object))
  }

  mutating func endInitializer() { initializers.removeLast() }

  mutating func beginObserver(_ index: Int, of type: Int) {
    properties.append(Property(type: type, index: index))
  }

  mutating func endObserver() { properties.removeLast() }
}
