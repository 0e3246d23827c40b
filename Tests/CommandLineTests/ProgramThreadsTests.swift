import Foundation
import Testing

/// Tests that wait do not prevent all others from running.
@Suite(.runsPrograms) struct ProgramThreadsTests {
  /// A meeting at which all tasks wait for each other, for a long time if one of them has no
  /// thread.
  private final class Meeting: @unchecked Sendable {
    private let condition = NSCondition()
    private var arrived = 0

    func waitForAll() -> Bool {
      let end = Date(timeIntervalSinceNow: 100)
      condition.lock()
      defer { condition.unlock() }
      arrived += 1
      condition.broadcast()
      while arrived < ProgramThreads.programs.count {
        guard condition.wait(until: end) else { return false }
      }
      return true
    }
  }

  /// All tasks belong to one test, so that the test is valid even where tests run one after
  /// another.
  @Test(
    .enabled("Executors of tasks are newer than this system") {
      if #available(macOS 15, *) { true } else { false }
    })
  func moreTasksWaitAtOnceThanThereAreProcessors() async {
    #expect(ProgramThreads.programs.count > ProcessInfo.processInfo.activeProcessorCount)
    let meeting = Meeting()
    let met = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<ProgramThreads.programs.count { group.addTask { meeting.waitForAll() } }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(met)
  }
}
