#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Keeps the signals that end the process waiting while something must not be left half done.
///
/// They are blocked, in this thread and those it starts from then on. Whoever works asks now and then
/// whether one waits, comes to a point where it can stop, and releases them, upon which the process ends as
/// it would have.
struct HeldSignals {
  private let numbers: [Int32]

  /// Blocks the signals for a closed terminal, an interruption and an end, as far as they are not ignored.
  init() {
    numbers = [SIGHUP, SIGINT, SIGTERM].filter { number in
      // The only way to ask for a signal's handler without a structure that differs between systems.
      let handler = signal(number, SIG_DFL)
      signal(number, handler)
      return unsafe unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
    change(SIG_BLOCK)
  }

  /// Whether one of them waits.
  var isWaiting: Bool {
    var waiting = sigset_t()
    guard unsafe sigpending(&waiting) == 0 else { return false }
    return numbers.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Does something short that no signal may interrupt; those that come meanwhile arrive afterwards.
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

  /// Lets them through.
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
