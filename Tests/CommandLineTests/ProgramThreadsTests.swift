import Foundation
import Testing

/// Tests that wait do not keep all others from running.
@Suite(.runsPrograms) struct ProgramThreadsTests {
  /// Where all cases wait for each other, for a long time if one has no thread.
  private final class Meeting: @unchecked Sendable {
    private let condition = NSCondition()
    private var arrived = 0

    func waitForAll() -> Bool {
      let end = Date(timeIntervalSinceNow: 100)
      condition.lock()
      defer { condition.unlock() }
      arrived += 1
      condition.broadcast()
      while arrived < ProgramThreads.count {
        guard condition.wait(until: end) else { return false }
      }
      return true
    }
  }

  private static let meeting = Meeting()

  @Test(
    .enabled("Executors of tasks are newer than this system") {
      if #available(macOS 15, *) { true } else { false }
    }, arguments: 1...ProgramThreads.count)
  func moreTestsWaitAtOnceThanThereAreProcessors(number: Int) {
    #expect(ProgramThreads.count > ProcessInfo.processInfo.activeProcessorCount)
    #expect(Self.meeting.waitForAll())
  }
}
