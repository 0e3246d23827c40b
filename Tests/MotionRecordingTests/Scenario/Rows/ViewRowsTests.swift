import Testing

@testable import MotionRecording

@Suite("Rows of views")
struct ViewRowsTests {
  private static func number(_ name: String, _ range: Range<Int>, _ value: Double)
    -> ViewRows.Number
  {
    var rows = NumberRows(from: range.lowerBound)
    for row in range {
      _ = rows.append(
        ShownNumber(
          value: value, velocity: 0, target: value, animation: "", events: [], isAnimating: false),
        at: row)
    }
    return ViewRows.Number(name: name, rows: rows)
  }

  private static func log(_ row: Int, _ time: Double) -> ViewRows.Events {
    ViewRows.Events(row: row, time: time, events: [.log("\(time)")])
  }

  private static func words(_ rows: ViewRows) throws -> [String] {
    var words: [String] = []
    try rows.write { row in
      words.append("\(row.time) " + (row.attribute.isEmpty ? row.event : row.attribute))
    }
    return words
  }

  @Test("come in order of time, then of what belongs to no attribute, then of the views")
  func order() throws {
    let rows = ViewRows(
      times: [0, 1, 2, 3], events: [Self.log(0, 0), Self.log(2, 1.5), Self.log(2, 2)],
      slots: [
        .init(lives: [[Self.number("a", 0..<1, 1)], [Self.number("a", 2..<3, 2)]]),
        .init(lives: [[Self.number("b.x", 1..<4, 1), Self.number("b.y", 1..<4, 2)]]),
      ])
    #expect(
      try Self.words(rows) == [
        "0.0 log:0.0", "0.0 a", "1.0 b.x", "1.0 b.y", "1.5 log:1.5", "2.0 log:2.0", "2.0 a",
        "2.0 b.x", "2.0 b.y", "3.0 b.x", "3.0 b.y",
      ])
    #expect(rows.end == 3)
  }

  @Test("end where the last of them is, of an attribute or of none")
  func end() {
    let slots = [ViewRows.Slot(lives: [[Self.number("a", 0..<2, 1)]])]
    #expect(ViewRows(times: [0, 1, 2], events: [], slots: slots).end == 1)
    #expect(ViewRows(times: [0, 1, 2], events: [Self.log(2, 1.7)], slots: slots).end == 1.7)
    #expect(ViewRows(times: [0, 1, 2], events: [Self.log(1, 0.7)], slots: slots).end == 1)
    #expect(ViewRows(times: [0, 1], events: [Self.log(1, 0.7)], slots: []).end == 0.7)
    #expect(ViewRows(times: [0, 1], events: [], slots: []).end == 0)
  }

  @Test("name the first number that no table has a word for")
  func check() {
    let slots = [
      ViewRows.Slot(lives: [[Self.number("late", 2..<3, .infinity)]]),
      ViewRows.Slot(lives: [[Self.number("early", 1..<3, .nan), Self.number("next", 1..<3, .nan)]]),
    ]
    #expect(throws: ScenarioError.valueIsNotFinite(attribute: "early")) {
      try ViewRows(times: [0, 1, 2], events: [], slots: slots).check()
    }
  }
}
