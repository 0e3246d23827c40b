/// What is not observed while it is written: what its own initializer or its own observers write.
struct Unobserved {
  private var types: [Int] = []
  private var properties: [Property] = []

  private struct Property: Hashable {
    let type: Int
    let index: Int
  }

  /// Whether what is written to a property calls its observers now.
  func allows(_ index: Int, of type: Int) -> Bool {
    !types.contains(type) && !properties.contains(Property(type: type, index: index))
  }

  /// Whether an initializer of a type is running.
  func isMade(_ type: Int) -> Bool { types.contains(type) }

  mutating func beginInitializer(of type: Int) { types.append(type) }

  mutating func endInitializer() { types.removeLast() }

  mutating func beginObserver(_ index: Int, of type: Int) {
    properties.append(Property(type: type, index: index))
  }

  mutating func endObserver() { properties.removeLast() }
}
