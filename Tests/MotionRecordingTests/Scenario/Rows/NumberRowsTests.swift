import TestSupport
import Testing

@testable import MotionRecording

@Suite("Rows of a number")
struct NumberRowsTests {
  private static func shown(
    _ value: Double, velocity: Double = 0, target: Double = 1, animation: String = "",
    events: [RowEvent] = []
  ) -> ShownNumber {
    ShownNumber(
      value: value, velocity: velocity, target: target, animation: animation, events: events,
      isAnimating: velocity != 0)
  }

  @Test(
    "what was added comes back, whether it stood still or moved", arguments: 0..<20 as Range<UInt64>
  )
  func comesBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let begin = Int.random(in: 0...3, using: &random)
    var rows = NumberRows(from: begin)
    var expected: [AttributeRow] = []
    var (value, target, animation) = (0.0, 1.0, "")
    for row in begin..<(begin + 60) {
      if Bool.random(using: &random) { value = [-0.0, 0, 1, 2].randomElement(using: &random) ?? 0 }
      if Int.random(in: 0..<5, using: &random) == 0 {
        target = Double.random(in: 0...9, using: &random)
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        animation = animation.isEmpty ? ".bouncy" : ""
      }
      let events: [RowEvent] = Int.random(in: 0..<4, using: &random) == 0 ? [.animation(.jump)] : []
      _ = rows.append(
        Self.shown(value, target: target, animation: animation, events: events), at: row)
      expected.append(
        AttributeRow(
          time: Double(row), attribute: "a", value: value, velocity: 0, target: target,
          animation: animation, events: events))
    }
    var position = NumberRows.Position()
    let found = rows.range.map { rows.row($0, at: Double($0), named: "a", &position) }
    #expect(found == expected)
    // Both zeros are equal for Hashable, but not in a table.
    #expect(found.compactMap { $0.value?.sign } == expected.compactMap { $0.value?.sign })
    var values: [Double] = []
    rows.visit { _, value, _ in values.append(value) }
    #expect(values == expected.compactMap(\.value))
  }

  @Test("what is at rest takes no memory, and shows what it did up to where it ends")
  func rest() {
    var rows = NumberRows(from: 2)
    let tookMemory = [
      rows.append(Self.shown(5, animation: ".bouncy", events: [.animation(.start)]), at: 2),
      rows.append(Self.shown(5), at: 3),
    ]
    #expect(tookMemory == [true, false])
    rows.extend(to: 7)
    rows.extend(to: 6)
    #expect(rows.range == 2..<7)
    var position = NumberRows.Position()
    let found = rows.range.map { rows.row($0, at: 0, named: "a", &position) }
    #expect(found.map(\.value) == [5, 5, 5, 5, 5])
    #expect(found.map(\.animation) == [".bouncy", "", "", "", ""])
    #expect(found.map(\.events.count) == [1, 0, 0, 0, 0])
  }

  @Test("one that was never shown has no rows, however long it was there")
  func never() {
    var rows = NumberRows(from: 3)
    rows.extend(to: 9)
    #expect(rows.range.isEmpty)
  }

  @Test(
    "numbers that no table has a word for are found in their first row",
    arguments: [
      (Double.infinity, 0, 1), (.nan, 0, 1), (0, .nan, 1), (0, .infinity, nil), (1, 1, nil),
    ] as [(Double, Double, Int?)])
  func words(value: Double, velocity: Double, row: Int?) {
    var rows = NumberRows(from: 0)
    _ = rows.append(Self.shown(0), at: 0)
    _ = rows.append(Self.shown(value, velocity: velocity), at: 1)
    #expect(rows.firstRowWithoutNumbers == row)
  }
}
