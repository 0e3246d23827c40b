/// A list of things that fall due at given times, with the number of those that have been done.
struct DueList<Thing> {
  private let things: [(time: Double, thing: Thing)]
  private var next = 0

  /// The time at which the next thing falls due, in seconds; infinity if there is none.
  private(set) var nextTime: Double

  /// Makes a list of things in the order of their times, in seconds.
  init(_ things: [(time: Double, thing: Thing)]) {
    self.things = things
    nextTime = things.first?.time ?? .infinity
  }

  /// Whether all things have been done.
  var isOver: Bool { next == things.count }

  /// The time at which the last thing falls due, in seconds; 0 if there is none.
  var lastTime: Double { things.last?.time ?? 0 }

  /// Takes the next thing, if it falls due by a time.
  mutating func take(dueBy time: Double) -> Thing? {
    guard !isOver, nextTime <= time else { return nil }
    let thing = things[next].thing
    next += 1
    nextTime = isOver ? .infinity : things[next].time
    return thing
  }
}
