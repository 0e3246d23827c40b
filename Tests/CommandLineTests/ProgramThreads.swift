import Foundation
import Testing

/// Threads for tests that run programs.
///
/// A test that waits for a program blocks its thread, and Swift has only as many threads as there are processors. With
/// these threads, which are a few more, programs and other tests run meanwhile.
final class ProgramThreads: TaskExecutor {
  static let shared = ProgramThreads()

  /// The number of threads: a program waits, too, for its files or its pages of memory.
  static let count = ProcessInfo.processInfo.activeProcessorCount + 2

  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = Self.count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs tests on ``ProgramThreads``.
struct ProgramThreadsTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if #available(macOS 15, *) {
      try await withTaskExecutorPreference(ProgramThreads.shared) { try await function() }
    } else {
      try await function()
    }
  }
}

extension Trait where Self == ProgramThreadsTrait {
  /// The trait for suites whose tests run programs and wait for them.
  static var runsPrograms: Self { ProgramThreadsTrait() }
}
