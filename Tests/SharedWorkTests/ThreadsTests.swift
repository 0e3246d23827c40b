import Testing

@testable import SharedWork

@Suite struct ThreadsTests {
  @Test(arguments: [1, 2, 8])
  func allWorkIsDoneOnceHoweverManyThreadsThereAre(_ threads: Int) {
    let count = 1_000
    let shared = Locked((next: 0, done: [Int](repeating: 0, count: count)))
    Threads.run(atMost: threads) {
      while let index = shared.withLock({ state -> Int? in
        guard state.next < count else { return nil }
        state.next += 1
        return state.next - 1
      }) {
        shared.withLock { $0.done[index] += 1 }
      }
    }
    #expect(shared.withLock { $0.done } == [Int](repeating: 1, count: count))
  }

  @Test func aMachineHasACore() {
    #expect(Threads.coreCount >= 1)
  }
}
