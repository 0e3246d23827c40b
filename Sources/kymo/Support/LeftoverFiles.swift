internal import SharedWork

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files with temporary names, which are removed if a signal ends the process.
enum LeftoverFiles {
  /// The index of a file among the remembered ones.
  struct Entry {
    fileprivate let slot: Int?
  }

  /// The number of files that are remembered at once; each thread writes one file.
  private static let slotCount = 64

  /// The room for the longest path that the system accepts.
  private static let roomForPath = Int(PATH_MAX)

  /// The paths one after the other, each ended by a zero byte; a path that begins with a zero byte is empty.
  ///
  /// A handler of signals may do next to nothing, so that the memory exists before it is needed and never moves.
  private nonisolated(unsafe) static let paths: UnsafeMutablePointer<CChar> = {
    let size = slotCount * roomForPath
    let paths = UnsafeMutablePointer<CChar>.allocate(capacity: size)
    unsafe paths.initialize(repeating: 0, count: size)
    return unsafe paths
  }()

  /// The slots in use, and whether the handler has been installed.
  private static let state = Locked((used: Set<Int>(), isPutUp: false))

  /// The signals that end a process without a handler for them and leave it time to clean up.
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  /// Remembers a file.
  ///
  /// The caller has blocked the signals.
  static func add(_ path: String) -> Entry {
    let bytes = path.utf8CString
    guard bytes.count <= roomForPath else { return Entry(slot: nil) }
    let paths = unsafe paths
    let slot = state.withLock { state -> Int? in
      guard let slot = (0..<slotCount).first(where: { !state.used.contains($0) }) else {
        return nil
      }
      state.used.insert(slot)
      for (index, byte) in bytes.enumerated() { unsafe paths[slot * roomForPath + index] = byte }
      if !state.isPutUp { putUpHandler() }
      state.isPutUp = true
      return slot
    }
    return Entry(slot: slot)
  }

  /// Forgets a file that was removed, or that has got its own name.
  static func forget(_ entry: Entry) {
    guard let slot = entry.slot else { return }
    let paths = unsafe paths
    state.withLock { state in
      unsafe paths[slot * roomForPath] = 0
      state.used.remove(slot)
    }
  }

  private static func putUpHandler() {
    for number in signals {
      let before = signal(number) { number in
        LeftoverFiles.removeAll()
        signal(number, SIG_DFL)
        // The signal is blocked in here and arrives again when this returns.
        raise(number)
      }
      // A signal that is ignored stays ignored.
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func removeAll() {
    for slot in 0..<slotCount where unsafe paths[slot * roomForPath] != 0 {
      unsafe unlink(paths + slot * roomForPath)
    }
  }
}
