import Foundation
import Testing

/// Threads for tests that run programs.
///
/// A test that waits for a program blocks its thread, and Swift has only as many threads as there are processors. With
/// these threads, which are a few more, programs and other tests run meanwhile.
final class ProgramThreads: TaskExecutor {
  /// The threads for programs that work: a program waits, too, for its files or its pages of memory.
  static let programs = ProgramThreads(count: ProcessInfo.processInfo.activeProcessorCount + 2)

  /// The threads for programs that are mostly waited for: a browser, or a motion at its own speed.
  static let idlers = ProgramThreads(count: 2)

  /// The number of threads.
  var count: Int { queue.maxConcurrentOperationCount }

  private let queue = OperationQueue()

  private init(count: Int) { queue.maxConcurrentOperationCount = count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs tests on ``ProgramThreads``.
struct ProgramThreadsTrait: SuiteTrait, TestTrait, TestScoping {
  let threads: ProgramThreads

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if #available(macOS 15, *) {
      try await withTaskExecutorPreference(threads) { try await function() }
    } else {
      try await function()
    }
  }
}

extension Trait where Self == ProgramThreadsTrait {
  /// The trait for suites whose tests run programs and wait for them.
  static var runsPrograms: Self { ProgramThreadsTrait(threads: .programs) }

  /// The trait for suites whose tests wait for programs that have little to do: browsers, and motions at their own
  /// speed.
  static var waitsForPrograms: Self { ProgramThreadsTrait(threads: .idlers) }
}
