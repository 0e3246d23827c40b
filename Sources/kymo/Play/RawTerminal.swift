#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal while a film plays on it: without a cursor, and with keys that arrive one by one.
///
/// Keys are read only if standard input is a terminal.
struct RawTerminal {
  /// The settings of the terminal before; nil where no keys are read.
  private let before: termios?

  /// Reads the settings of the terminal.
  init() {
    var settings = termios()
    before =
      if FileDescriptor.standardInput.isTerminal, unsafe tcgetattr(0, &settings) == 0 {
        settings
      } else { nil }
  }

  /// Hides the cursor and lets keys arrive one by one without being shown.
  func enter() {
    if var settings = before {
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      // A read returns at once, with the keys that are there.
      unsafe withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        unsafe characters[Int(VMIN)] = 0
        unsafe characters[Int(VTIME)] = 0
      }
      _ = unsafe tcsetattr(0, TCSANOW, &settings)
    }
    try? FileDescriptor.standardOutput.write(Array("\u{1B}[?25l".utf8))
  }

  /// Restores the terminal.
  func leave() {
    if var settings = before { _ = unsafe tcsetattr(0, TCSANOW, &settings) }
    try? FileDescriptor.standardOutput.write(Array("\u{1B}[?25h".utf8))
  }

  /// The keys that were pressed since the last call.
  func keys() -> [UInt8] {
    guard before != nil else { return [] }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = unsafe read(0, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : []
  }
}

/// The signals that the player of films handles itself, between two frames.
enum PlayerSignal: Int32, CaseIterable {
  case interrupt
  case end
  case hangUp
  case quit
  case stop
  case resize

  /// The number of the signal.
  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .end: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .stop: SIGTSTP
    case .resize: SIGWINCH
    }
  }

  /// The signals that have arrived, a byte for each.
  ///
  /// A handler of signals may do next to nothing; this memory exists before the handler runs and never
  /// moves.
  private nonisolated(unsafe) static let arrived: UnsafeMutablePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(NSIG))
    unsafe bytes.initialize(repeating: 0, count: Int(NSIG))
    return unsafe bytes
  }()

  /// Records the signals from now on, except those that are ignored.
  static func catchAll() {
    _ = unsafe arrived
    for signal in allCases { signal.catchIt() }
  }

  private func catchIt() {
    let before = signal(number) { number in unsafe PlayerSignal.arrived[Int(number)] = 1 }
    if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  /// Whether the signal has arrived since the last call.
  func hasArrived() -> Bool {
    let index = Int(number)
    guard unsafe Self.arrived[index] != 0 else { return false }
    unsafe Self.arrived[index] = 0
    return true
  }

  /// Does to the process what the signal does by default; a stopped process goes on when it is
  /// continued.
  func act() {
    signal(number, SIG_DFL)
    raise(number)
    catchIt()
  }
}

/// The clock of films, in seconds, which nobody can set.
enum FilmClock {
  /// The current time.
  static var now: Double { Machine.seconds }

  /// Waits until a time, or until a signal comes.
  static func wait(until time: Double) {
    #if canImport(Darwin)
      let rest = time - now
      guard rest > 0 else { return }
      var span = timespec(tv_sec: Int(rest), tv_nsec: Int((rest - rest.rounded(.down)) * 1e9))
      _ = unsafe nanosleep(&span, nil)
    #else
      guard time > 0 else { return }
      let whole = time.rounded(.down)
      var moment = timespec(tv_sec: Int(whole), tv_nsec: Int((time - whole) * 1e9))
      _ = unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, nil)
    #endif
  }
}
