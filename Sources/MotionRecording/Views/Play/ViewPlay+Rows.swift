// The rows that are kept of the shown numbers, until their names are known.
extension ViewPlay {
  /// The largest number of numbers that a run may keep: our choice, so that they fit into the memory of a small
  /// machine.
  private static let mostKept = 50_000_000

  /// Keeps a row of each number that is present.
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
}
