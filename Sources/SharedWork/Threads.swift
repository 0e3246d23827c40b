#if canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

/// Work that several threads share.
///
/// Dispatch waits forever for threads that the system does not grant; this type works with those that there are.
package enum Threads {
  /// The number of threads that can run at the same time.
  package static var coreCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Runs the same work on the calling thread and on helpers, and waits for all of them.
  ///
  /// The work must divide itself: each thread runs it once. There are fewer helpers, or none, if the system
  /// does not grant more threads.
  ///
  /// - Parameters:
  ///   - count: The largest number of threads, including the calling one.
  ///   - work: The work to do; any number of threads may run it at the same time.
  package static func run(atMost count: Int, _ work: @escaping @Sendable () -> Void) {
    var helpers: [pthread_t] = []
    while helpers.count + 1 < count, let helper = start(work) { helpers.append(helper) }
    work()
    for helper in helpers { pthread_join(helper, nil) }
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; nil if the system does not grant it.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(
        &thread, nil, { unsafe Threads.perform($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, nil, { unsafe Threads.perform($0) }, work.toOpaque())
    #endif
    guard status == 0 else {
      unsafe work.release()
      return nil
    }
    return thread
  }

  private static func perform(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
