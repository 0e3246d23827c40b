internal import SharedWork

/// A tool with which a thread works on frames.
protocol FrameTool: SendableMetatype {
  init(_ source: FrameSource) throws(CairoError)
}

/// Work on many frames that threads share, each with a tool of its own.
struct FrameWork {
  /// The largest number of threads, including the calling one.
  let threads: Int

  private struct Progress<Result> {
    var next = 0
    var results: [Result?]
    var failure: CairoError?
  }

  /// Does one piece of work for each index, and returns the results in order.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - source: The frames.
  ///   - tool: The type of the tool that each thread uses.
  ///   - work: The work that is done for an index.
  /// - Throws: The first error of a thread; the others stop then.
  func map<Tool: FrameTool, Result: Sendable>(
    _ count: Int, of source: FrameSource, with tool: Tool.Type,
    _ work: @escaping @Sendable (Tool, Int) throws(CairoError) -> Result
  ) throws(CairoError) -> [Result] {
    let shared = Locked(Progress<Result>(results: Array(repeating: nil, count: count)))
    Threads.run(atMost: min(threads, count)) {
      do throws(CairoError) {
        let tool = try Tool(source)
        while let index = Self.take(shared, count) {
          let result = try work(tool, index)
          shared.withLock { $0.results[index] = result }
        }
      } catch {
        shared.withLock { $0.failure = $0.failure ?? error }
      }
    }
    let (results, failure) = shared.withLock { ($0.results, $0.failure) }
    if let failure { throw failure }
    return results.compactMap { $0 }
  }

  private static func take<Result>(_ shared: Locked<Progress<Result>>, _ count: Int) -> Int? {
    shared.withLock { progress in
      guard progress.failure == nil, progress.next < count else { return nil }
      progress.next += 1
      return progress.next - 1
    }
  }
}
