#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Holds back the signals that end the process while some work must not be left half done.
///
/// They are blocked in this thread and in those that it starts from then on. The working code asks from
/// time to time whether a signal is waiting, continues to a point at which it can stop, and releases the
/// signals, upon which the process ends as it would have.
struct HeldSignals {
  private let numbers: [Int32]

  /// Blocks the signals for a closed terminal, an interruption and a termination, unless they are ignored.
  init() {
    numbers = [SIGHUP, SIGINT, SIGTERM].filter { number in
      // The only way to read a signal's handler without a structure that differs between systems.
      let handler = signal(number, SIG_DFL)
      signal(number, handler)
      return unsafe unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
    change(SIG_BLOCK)
  }

  /// Whether a signal is waiting.
  var isWaiting: Bool {
    var waiting = sigset_t()
    guard unsafe sigpending(&waiting) == 0 else { return false }
    return numbers.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Does short work that no signal may interrupt; signals that come meanwhile arrive afterwards.
  static func whileBlocked<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }

  /// Releases the signals.
  func release() {
    change(SIG_UNBLOCK)
  }

  private func change(_ operation: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(operation, &set, nil)
  }
}
