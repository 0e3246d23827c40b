// The C library, for files and the terminal. No other code in the tool accesses them.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The system's `write`, whose name the method below hides.
private let systemWrite = unsafe write

/// An open file.
struct FileDescriptor {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)
}

/// A system call that failed, with the system's message.
struct SystemError: Error {
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's message, with a small first letter.
  var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Whether the reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }
}

extension FileDescriptor {
  /// Writes all bytes, with as many calls as are needed.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return unsafe systemWrite(number, rest.baseAddress, rest.count)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      offset += written
    }
  }

  /// Reads to the end, but at most `limit` bytes and one more.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe read(number, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Whether the file is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The number of columns and rows of the terminal; nil if the file is not a terminal or its size is unknown.
  var windowSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The extent of the terminal in pixels; nil if the file is not a terminal or its extent is unknown.
  var windowPixels: (width: Int, height: Int)? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0, size.ws_ypixel > 0
    else { return nil }
    return (Int(size.ws_xpixel), Int(size.ws_ypixel))
  }
}

/// File operations by path.
enum FileSystem {
  /// The kind of file that a path leads to.
  enum Kind {
    case missing
    case file(permissions: mode_t)
    case folder
    /// A device, a pipe or a socket, which is written in place.
    case special
  }

  /// Returns the kind of file to which a path leads, following links.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(permissions: status.st_mode & 0o7777)
    default: return .special
    }
  }

  /// The reason why no file can have a path, which is too long for the file system; nil if it can be used.
  static func problem(withName path: String) -> SystemError? {
    var status = stat()
    guard unsafe stat(path, &status) != 0, errno == ENAMETOOLONG else { return nil }
    return .last
  }

  /// Opens a file for reading.
  static func openForReading(_ path: String) throws(SystemError) -> FileDescriptor {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    return FileDescriptor(number: number)
  }

  /// Opens a device or a pipe for writing.
  static func openForWriting(_ path: String) throws(SystemError) -> FileDescriptor {
    let number = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    return FileDescriptor(number: number)
  }

  /// The permissions of a new file.
  ///
  /// They are determined once: the mask can only be read by changing it, which other threads would see.
  static let usualPermissions: mode_t = {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }()

  /// Makes a folder in an existing one.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// The names of the entries of a folder, in no order, without the folder itself and its parent.
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file, if it exists.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// The path with all links followed, so that a link stays a link when its target is replaced or made.
  ///
  /// - Throws: The system's error for links that lead to each other.
  static func resolvingLinks(_ path: String) throws(SystemError) -> String {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    // The file does not exist yet. A link may lead to its future position.
    var path = path
    for _ in 0..<mostLinks {
      guard let target = target(ofLink: path) else { return path }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw SystemError(code: ELOOP)
  }

  /// The largest number of links that lead to one another, as in Linux.
  private static let mostLinks = 40

  /// Returns the target of a link; nil for a path that is not a link.
  private static func target(ofLink path: String) -> String? {
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe target.withUnsafeMutableBytes { buffer in
      unsafe buffer.baseAddress.map { unsafe readlink(path, $0, buffer.count) } ?? 0
    }
    return count > 0 ? String(decoding: target[..<count], as: UTF8.self) : nil
  }

  /// Returns the part of a path before the name of the file, with the slash; empty for the current folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

/// The clock of the machine.
enum Machine {
  /// Seconds since some moment in the past, for measuring durations.
  static var seconds: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}

/// This process.
enum Process {
  /// The signals that a write may raise.
  static let writeSignals = [SIGPIPE, SIGXFSZ]

  /// Makes a closed pipe, and a file that has reached the system's size limit, answer a write with an error
  /// instead of ending the process.
  static func ignoreWriteSignals() {
    for number in writeSignals { _ = signal(number, SIG_IGN) }
  }

  /// Returns an environment variable.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Ends the process with a status.
  static func end(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }
}

extension FileSystem {
  /// Returns a path and the name after its last `#`; only a path if there is a file with the whole name.
  ///
  /// - Parameter isOld: Whether an old version of the file is meant, so that the current files do not decide.
  static func parts(of text: String, isOld: Bool = false) -> (path: String, choice: String?) {
    if !isOld, case .file = kind(of: text) { return (text, nil) }
    guard let sign = text.lastIndex(of: "#"), sign != text.startIndex else { return (text, nil) }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }
}
