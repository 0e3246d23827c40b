/// A number as a row shows it.
struct ShownNumber {
  let value: Double
  let velocity: Double
  let target: Double?
  let animation: String
  let events: [RowEvent]
  let isAnimating: Bool
}

/// The rows of one number while its view is present, kept until the names of the rows are known.
///
/// Only rows with changes are kept: a number at rest takes no memory.
struct NumberRows {
  /// A value that holds from a row on.
  private struct Change<Value> {
    let row: Int
    let value: Value
  }

  /// The position of a row in the changes.
  struct Position {
    fileprivate var number = 0
    fileprivate var target = 0
    fileprivate var animation = 0
    fileprivate var event = 0
  }

  /// The range of the rows, by their indices.
  private(set) var range: Range<Int>

  /// Whether an animation is running in the last row.
  private(set) var isAnimating = false

  private var starts: [Int32] = []
  private var values: [Double] = []
  private var velocities: [Double] = []
  private var targets: [Change<Double?>] = []
  private var animations: [Change<String>] = []
  private var events: [Change<[RowEvent]>] = []

  /// Makes an empty list of rows that begins at a row.
  init(from row: Int) { range = row..<row }

  /// Adds a row; in rows that were skipped before it, the number keeps its state.
  ///
  /// - Returns: Whether the row takes memory.
  mutating func append(_ shown: ShownNumber, at row: Int) -> Bool {
    range = range.lowerBound..<(row + 1)
    isAnimating = shown.isAnimating
    if targets.last.map({ $0.value != shown.target }) ?? true {
      targets.append(Change(row: row, value: shown.target))
    }
    if animations.last.map({ $0.value != shown.animation }) ?? true {
      animations.append(Change(row: row, value: shown.animation))
    }
    if !shown.events.isEmpty { events.append(Change(row: row, value: shown.events)) }
    // In a table, zeros of different sign are different numbers.
    if let value = values.last, value.bitPattern == shown.value.bitPattern,
      let velocity = velocities.last, velocity.bitPattern == shown.velocity.bitPattern
    {
      return false
    }
    starts.append(Int32(row))
    values.append(shown.value)
    velocities.append(shown.velocity)
    return true
  }

  /// Extends the last state up to a row.
  mutating func extend(to end: Int) {
    if !values.isEmpty, end > range.upperBound { range = range.lowerBound..<end }
  }

  /// The index of the first row with a number that cannot be written in a table; nil if there is none.
  var firstRowWithoutNumbers: Int? {
    for index in values.indices where !values[index].isFinite || velocities[index].isNaN {
      return Int(starts[index])
    }
    return nil
  }

  /// Returns a row of the table; rows have to be asked for in order.
  func row(_ row: Int, at time: Double, named name: String, _ position: inout Position)
    -> AttributeRow
  {
    while position.number + 1 < starts.count, starts[position.number + 1] <= row {
      position.number += 1
    }
    Self.move(&position.target, in: targets, to: row)
    Self.move(&position.animation, in: animations, to: row)
    var happened: [RowEvent] = []
    if position.event < events.count, events[position.event].row == row {
      happened = events[position.event].value
      position.event += 1
    }
    return AttributeRow(
      time: time, attribute: name, value: values[position.number],
      velocity: velocities[position.number], target: targets[position.target].value,
      animation: animations[position.animation].value, events: happened)
  }

  private static func move<Value>(_ index: inout Int, in changes: [Change<Value>], to row: Int) {
    while index + 1 < changes.count, changes[index + 1].row <= row { index += 1 }
  }

  /// Passes on every row's value and velocity, in order.
  func visit(_ body: (_ row: Int, _ value: Double, _ velocity: Double) -> Void) {
    guard !values.isEmpty else { return }
    var index = 0
    for row in range {
      while index + 1 < starts.count, starts[index + 1] <= row { index += 1 }
      body(row, values[index], velocities[index])
    }
  }
}
