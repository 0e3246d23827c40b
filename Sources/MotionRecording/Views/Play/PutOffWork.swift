internal import CurveGeometry

/// Work that is deferred, in the order in which it falls due.
struct PutOffWork<Todo> {
  /// A piece of work.
  struct Entry {
    let time: Double
    let todo: Todo

    /// The round of the instant in which the work is done.
    let round: Int

    /// The place of the work among all that is due at the same time, in the order in which it began; a timer keeps its
    /// place.
    let place: Int
  }

  private(set) var entries: [Entry] = []

  /// The time at which the current work fell due, in seconds.
  var due = 0.0

  /// The place of the current work among all that was due at the same time.
  private var duePlace = 0

  /// The number of pieces of work that have been deferred.
  private var count = 0

  /// Defers work until a time, to be done in a round of that instant.
  mutating func add(_ todo: Todo, until time: Double, round: Int) {
    count += 1
    add(todo, until: time, round: round, place: count)
  }

  /// Defers the current work once more, in its place.
  mutating func add(again todo: Todo, until time: Double, round: Int) {
    add(todo, until: time, round: round, place: duePlace)
  }

  private mutating func add(_ todo: Todo, until time: Double, round: Int, place: Int) {
    guard !time.isNaN else { return }
    // Ten times 0.1 s and once 1 s are the same time.
    let near = entries.partitionIndex { $0.time >= time - InstantCount.sameTime }
    // Work that falls due at the same time is in the order of rounds and places.
    let index = entries[near...].partitionIndex { entry in
      entry.time > time + InstantCount.sameTime || (entry.round, entry.place) > (round, place)
    }
    // Times must not decrease in the list: within the tolerance, they are adjusted to their neighbors.
    let latest = index < entries.count ? min(time, entries[index].time) : time
    let moment = index > 0 ? max(latest, entries[index - 1].time) : latest
    entries.insert(Entry(time: moment, todo: todo, round: round, place: place), at: index)
  }

  /// Removes the first entry, which becomes the current work.
  mutating func begin() { duePlace = entries.removeFirst().place }

  /// Removes the first entry without doing it.
  mutating func dropFirst() { entries.removeFirst() }

  mutating func removeAll(where isRemoved: (Entry) -> Bool) { entries.removeAll(where: isRemoved) }
}
