internal import CurveGeometry

/// Work that was put off, in the order in which it falls due.
struct PutOffWork<Todo> {
  /// A piece of work.
  struct Entry {
    let time: Double
    let todo: Todo

    /// The round of its instant in which it is done.
    let round: Int

    /// Its place among what falls due at one time: what was begun first comes first, and a timer was begun once.
    let place: Int
  }

  private(set) var entries: [Entry] = []

  /// When what is being done fell due, in seconds.
  var due = 0.0

  /// Its place among what falls due then.
  private var duePlace = 0

  /// How much work was put off.
  private var count = 0

  /// Puts something off, to be done in a round of its instant.
  mutating func add(_ todo: Todo, until time: Double, round: Int) {
    count += 1
    add(todo, until: time, round: round, place: count)
  }

  /// Puts what is being done off once more, in the place that it has.
  mutating func add(again todo: Todo, until time: Double, round: Int) {
    add(todo, until: time, round: round, place: duePlace)
  }

  private mutating func add(_ todo: Todo, until time: Double, round: Int, place: Int) {
    guard !time.isNaN else { return }
    // Ten times 0.1 s and once 1 s are one time.
    let near = entries.partitionIndex { $0.time >= time - InstantCount.sameTime }
    // Work that falls due at one time is in the order of its rounds and places.
    let index = entries[near...].partitionIndex { entry in
      entry.time > time + InstantCount.sameTime || (entry.round, entry.place) > (round, place)
    }
    // Work that is done later falls due no earlier.
    let latest = index < entries.count ? min(time, entries[index].time) : time
    let moment = index > 0 ? max(latest, entries[index - 1].time) : latest
    entries.insert(Entry(time: moment, todo: todo, round: round, place: place), at: index)
  }

  /// Takes out the first entry, which is done now.
  mutating func begin() { duePlace = entries.removeFirst().place }

  /// Takes out the first entry, which is not done.
  mutating func dropFirst() { entries.removeFirst() }

  mutating func removeAll(where isRemoved: (Entry) -> Bool) { entries.removeAll(where: isRemoved) }
}
