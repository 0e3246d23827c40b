#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that is being written, and that gets its name only when it is complete.
///
/// Where the file system supports files without names (Linux, most local ones), nothing is left of an
/// unfinished file, however the process ends. Elsewhere it has a temporary name next to its own, which a
/// signal that ends the process removes (``LeftoverFiles``).
struct NewFile {
  /// The file that is written to.
  let file: FileDescriptor

  /// The path at which the file belongs.
  private let path: String

  /// The name of the file until then; nil if it has none.
  private let temporary: TemporaryName?

  private struct TemporaryName {
    let path: String
    let leftover: LeftoverFiles.Entry
  }

  /// Begins a file.
  ///
  /// - Parameter path: The path where the file belongs; not a link.
  init(for path: String) throws(SystemError) {
    self.path = path
    if let file = Self.nameless(in: FileSystem.folder(of: path)) {
      self.file = file
      temporary = nil
      return
    }
    let made = try HeldSignals.whileBlocked { () throws(SystemError) in
      let (file, path) = try Self.named(beside: path)
      return (file, TemporaryName(path: path, leftover: LeftoverFiles.add(path)))
    }
    file = made.0
    temporary = made.1
  }

  /// Gives the file its name, replacing any file that has it.
  ///
  /// - Parameter permissions: The permissions of the file.
  func finish(permissions: mode_t) throws(SystemError) {
    guard fchmod(file.number, permissions) == 0 else { throw .last }
    // Some systems report an error of a write only when a file is closed; it must be known before the file
    // gets its name.
    let copy = dup(file.number)
    guard copy >= 0, close(copy) == 0 else { throw .last }
    try HeldSignals.whileBlocked { () throws(SystemError) in
      if let temporary {
        guard unsafe rename(temporary.path, path) == 0 else { throw .last }
        LeftoverFiles.forget(temporary.leftover)
      } else {
        try link()
      }
    }
    close(file.number)
  }

  /// Removes the unfinished file.
  func discard() {
    close(file.number)
    guard let temporary else { return }
    FileSystem.remove(temporary.path)
    LeftoverFiles.forget(temporary.leftover)
  }

  /// A new file with a temporary name next to a path.
  private static func named(
    beside path: String
  ) throws(SystemError) -> (file: FileDescriptor, path: String) {
    var template = Array("\(hiddenName(for: path))XXXXXX".utf8CString)
    let number = unsafe mkstemp(&template)
    guard number >= 0 else { throw .last }
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    return (FileDescriptor(number: number), String(decoding: bytes, as: UTF8.self))
  }

  /// The beginning of a temporary name.
  private static func hiddenName(for path: String) -> String {
    let folder = FileSystem.folder(of: path)
    var name = path.dropFirst(folder.count)
    // File systems limit names to 255 bytes.
    while name.utf8.count > 200 { name.removeLast() }
    return "\(folder).\(name)."
  }

  #if os(Linux)
    /// `O_TMPFILE` of `fcntl.h`, which is a macro that Swift does not import.
    private static let withoutName = 0o20_000_000 | O_DIRECTORY

    /// A file without a name in a folder; nil where the file system has no such files.
    private static func nameless(in folder: String) -> FileDescriptor? {
      let number = unsafe open(
        folder.isEmpty ? "." : folder, withoutName | O_WRONLY | O_CLOEXEC, 0o600)
      guard number >= 0 else { return nil }
      let file = FileDescriptor(number: number)
      // Without /proc the file could never get a name.
      guard unsafe access(Self.name(of: file), F_OK) == 0 else {
        close(number)
        return nil
      }
      return file
    }

    /// Returns the name of an open file in /proc.
    private static func name(of file: FileDescriptor) -> String { "/proc/self/fd/\(file.number)" }

    /// The largest number of temporary names that are tried.
    private static let mostNames = 100

    /// Gives the file without a name its own name.
    private func link() throws(SystemError) {
      if name(path) { return }
      // This call cannot take a name from another file, but `rename` can.
      for _ in 0..<Self.mostNames where errno == EEXIST {
        let digits = String(UInt32.random(in: 0..<(1 << 30)), radix: 32)
        let other =
          Self.hiddenName(for: path) + String(repeating: "0", count: 6 - digits.count) + digits
        guard name(other) else { continue }
        guard unsafe rename(other, path) == 0 else {
          let error = SystemError.last
          FileSystem.remove(other)
          throw error
        }
        return
      }
      throw .last
    }

    private func name(_ path: String) -> Bool {
      unsafe linkat(AT_FDCWD, Self.name(of: file), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }
  #else
    private static func nameless(in folder: String) -> FileDescriptor? { nil }

    private func link() throws(SystemError) {
      throw SystemError(code: ENOTSUP)
    }
  #endif
}
