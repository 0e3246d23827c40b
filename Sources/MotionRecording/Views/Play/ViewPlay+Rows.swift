internal import AnimationModel

// The rows that are kept of the shown numbers, until their names are known.
extension ViewPlay {
  /// How many numbers a run may keep: our choice, so that they fit into the memory of a small machine.
  private static let mostKept = 50_000_000

  /// Keeps a row of each number that is there.
  mutating func keepRows(at time: Double) throws {
    let row = times.count
    times.append(time)
    for index in records.indices { keptCount += records[index].keepRows(at: row) }
    for index in goneRecords { leave(index, at: time) }
    goneRecords = []
    guard keptCount <= Self.mostKept else {
      throw ScenarioError.tooManyRows(limit: Self.mostKept)
    }
  }

  mutating func note(_ event: ViewLog.Event, at time: Double) {
    log.note(event, at: time, before: times.count)
  }

  /// Returns the player of a transition that has not moved, with its rows up to one of them.
  func player(of rest: RestingTransition, until end: Int) -> ViewPlayer {
    var player = ViewPlayer(
      rest.transition.view(isPresent: true), isPresent: true, clock: clock,
      environment: rest.environment, keepsHistory: keepsHistory, from: rest.time)
    for row in [rest.row, end - 1] where (rest.row..<end).contains(row) {
      _ = player.keepRows(at: row)
    }
    return player
  }
}

extension ViewTransition {
  /// Returns the view that a player plays; it has no name before the end of a run.
  func view(isPresent: Bool) -> ScenarioScript.View {
    var view = ScenarioScript.View("", transition: transition, size: size, isPresent: isPresent)
    view.animationNames = animationNames
    return view
  }
}
