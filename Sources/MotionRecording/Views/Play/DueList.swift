/// Things that fall due at certain times, and how many of them have been done.
struct DueList<Thing> {
  private let things: [(time: Double, thing: Thing)]
  private var next = 0

  /// When the next one falls due, in seconds; infinity if none does.
  private(set) var nextTime: Double

  /// Lists things in the order of their times, in seconds.
  init(_ things: [(time: Double, thing: Thing)]) {
    self.things = things
    nextTime = things.first?.time ?? .infinity
  }

  /// Whether all of them have been done.
  var isOver: Bool { next == things.count }

  /// When the last one falls due, in seconds; 0 without any.
  var lastTime: Double { things.last?.time ?? 0 }

  /// Takes the next one, if it falls due by a time.
  mutating func take(dueBy time: Double) -> Thing? {
    guard !isOver, nextTime <= time else { return nil }
    let thing = things[next].thing
    next += 1
    nextTime = isOver ? .infinity : things[next].time
    return thing
  }
}
