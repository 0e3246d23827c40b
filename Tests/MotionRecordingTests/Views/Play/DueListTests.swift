import TestSupport
import Testing

@testable import MotionRecording

@Suite("What falls due")
struct DueListTests {
  @Test(
    "each thing is taken once, in order, and not before its time",
    arguments: 0..<20 as Range<UInt64>)
  func takesEachOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Several items may be due at the same time.
    let times = (0..<12).map { _ in Double(Int.random(in: 0...6, using: &random)) }.sorted()
    var list = DueList(times.enumerated().map { ($1, $0) })
    #expect(list.lastTime == times.last)
    for number in times.indices {
      #expect(list.nextTime == times[number])
      #expect(list.take(dueBy: times[number].nextDown) == nil)
      #expect(!list.isOver)
      #expect(list.take(dueBy: times[number]) == number)
    }
    #expect(list.isOver)
    #expect(list.nextTime == .infinity)
    #expect(list.take(dueBy: .infinity) == nil)
  }

  @Test func withoutAnythingItIsOver() {
    var list = DueList<Int>([])
    #expect(list.isOver)
    #expect(list.nextTime == .infinity)
    #expect(list.lastTime == 0)
    #expect(list.take(dueBy: .infinity) == nil)
  }
}
