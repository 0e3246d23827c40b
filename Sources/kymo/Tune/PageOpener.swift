// The C library, for the process that shows a page.
#if canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

/// Shows pages in the reader's browser.
enum PageOpener {
  /// The program that opens the user's browser.
  static var program: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Opens a page in a process with a session of its own, without waiting for it.
  ///
  /// - Parameter path: The path of the page.
  /// - Returns: Whether there is a program that opens pages.
  static func open(_ path: String) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let session = Int16(POSIX_SPAWN_SETSID)
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // `POSIX_SPAWN_SETSID`, which the C library declares only together with its own extensions.
      let session: Int16 = 0x80
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream: Int32 in 1...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(&attributes, session)
    // A name that begins with a dash must not be taken for an option.
    let name = path.hasPrefix("-") ? "./\(path)" : path
    let command: [String] = [program, name]
    var words: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process: pid_t = 0
    return unsafe posix_spawnp(&process, program, &actions, &attributes, words, environ) == 0
  }
}
