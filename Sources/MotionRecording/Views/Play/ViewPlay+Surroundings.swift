internal import AnimationModel

// What the animations of a view see of its surroundings.
extension ViewPlay {
  /// The surroundings of a view: those of all views, with what modifiers around it say.
  func surroundings(of record: Int) -> EnvironmentValues {
    var environment = environment
    records[record].environment?.change(&environment)
    return environment
  }

  /// Tells the animations of a view what its surroundings are now.
  mutating func tellSurroundings(of record: Int, at time: Double) {
    let environment = surroundings(of: record)
    for ordinal in records[record].modifiers.indices {
      records[record].modifiers[ordinal].player?.change(environment: environment, at: time)
    }
    records[record].transition?.change(environment: environment, at: time)
  }

  /// Takes over what modifiers around a view say of its surroundings, where that is something else.
  mutating func change(
    surroundingsOf record: Int, to environment: ViewEnvironment?, at time: Double
  ) {
    guard records[record].environment?.key != environment?.key else { return }
    records[record].environment = environment
    tellSurroundings(of: record, at: time)
  }
}
