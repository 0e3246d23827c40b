/// The rows of views that were played, with their names.
struct ViewRows {
  /// The rows of one number while its view was present.
  struct Number {
    let name: String
    let rows: NumberRows
  }

  /// Numbers that follow each other in the table; at each time, those of one life.
  struct Slot {
    /// The numbers of each life, in order of time.
    var lives: [[Number]] = []
  }

  /// The events before a row that belong to no attribute.
  struct Events {
    let row: Int
    let time: Double
    let events: [RowEvent]
  }

  /// The times of the rows, in seconds.
  let times: [Double]
  let events: [Events]
  let slots: [Slot]

  /// Passes on the rows in order of time; at each time, first the events that belong to no attribute, then the numbers
  /// in the order of the slots.
  func write(to sink: (AttributeRow) throws -> Void) throws {
    var reading = slots.map(ReadSlot.init)
    var next = 0
    for (row, time) in times.enumerated() {
      while next < events.count, events[next].row <= row {
        try sink(AttributeRow(time: events[next].time, attribute: "", events: events[next].events))
        next += 1
      }
      for slot in reading.indices { try reading[slot].write(row, at: time, sink) }
    }
  }

  /// The time of the last row, in seconds; 0 without rows.
  var end: Double {
    let last = slots.lazy.compactMap(\.lives.last).joined().map(\.rows.range.upperBound).max()
    guard let event = events.last else { return last.map { times[$0 - 1] } ?? 0 }
    return last.map { event.row < $0 ? times[$0 - 1] : event.time } ?? event.time
  }

  /// Throws an error if a number cannot be written in a table.
  func check() throws(ScenarioError) {
    var first: (row: Int, name: String)?
    for number in slots.lazy.flatMap(\.lives).joined() {
      guard let row = number.rows.firstRowWithoutNumbers, first.map({ row < $0.row }) ?? true else {
        continue
      }
      first = (row, number.name)
    }
    if let first { throw .valueIsNotFinite(attribute: first.name) }
  }
}

/// A slot whose rows are being passed on.
private struct ReadSlot {
  private let lives: [[ViewRows.Number]]
  private var life = 0
  private var positions: [NumberRows.Position] = []
  private var range = 0..<0

  init(_ slot: ViewRows.Slot) {
    lives = slot.lives
    enter()
  }

  private mutating func enter() {
    guard life < lives.count else { return }
    positions = lives[life].map { _ in NumberRows.Position() }
    // A life that is too short for a row has none for any of its numbers.
    range = lives[life].first?.rows.range ?? 0..<0
  }

  mutating func write(_ row: Int, at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    while life < lives.count, row >= range.upperBound {
      life += 1
      enter()
    }
    guard life < lives.count, row >= range.lowerBound else { return }
    for number in lives[life].indices {
      try sink(
        lives[life][number].rows.row(
          row, at: time, named: lives[life][number].name, &positions[number]))
    }
  }
}
