#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that is being written, and gets its name only when it is whole.
///
/// Where the file system has files without names (Linux, most local ones), nothing is left of one that is not
/// finished, however the process ends. Elsewhere it has a temporary name next to its own, which a signal that
/// ends the process takes away (``LeftoverFiles``).
struct NewFile {
  /// The file that is written to.
  let file: FileDescriptor

  /// The path at which the file belongs.
  private let path: String

  /// The name it has until then; nil if it has none.
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

  /// Gives the file its name, in the place of what had it.
  ///
  /// - Parameter permissions: The permissions of the file.
  func finish(permissions: mode_t) throws(SystemError) {
    guard fchmod(file.number, permissions) == 0 else { throw .last }
    // Some systems report an error of a write only when a file is closed, which must be known before it has
    // its name.
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

  /// Leaves nothing of it.
  func discard() {
    close(file.number)
    guard let temporary else { return }
    FileSystem.remove(temporary.path)
    LeftoverFiles.forget(temporary.leftover)
  }

  /// A file with a temporary name next to a path.
  private static func named(
    beside path: String
  ) throws(SystemError) -> (file: FileDescriptor, path: String) {
    var template = Array("\(hiddenName(for: path))XXXXXX".utf8CString)
    let number = unsafe mkstemp(&template)
    guard number >= 0 else { throw .last }
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    return (FileDescriptor(number: number), String(decoding: bytes, as: UTF8.self))
  }

  /// How a temporary name begins.
  private static func hiddenName(for path: String) -> String {
    let folder = FileSystem.folder(of: path)
    var name = path.dropFirst(folder.count)
    // File systems take 255 bytes.
    while name.utf8.count > 200 { name.removeLast() }
    return "\(folder).\(name)."
  }

  #if os(Linux)
    /// `O_TMPFILE` of `fcntl.h`, which is put together in a way that Swift does not see.
    private static let withoutName = 0o20_000_000 | O_DIRECTORY

    /// A file without a name in a folder; nil where there are none.
    private static func nameless(in folder: String) -> FileDescriptor? {
      let number = unsafe open(
        folder.isEmpty ? "." : folder, withoutName | O_WRONLY | O_CLOEXEC, 0o600)
      guard number >= 0 else { return nil }
      let file = FileDescriptor(number: number)
      // Without /proc it could never get one.
      guard unsafe access(Self.name(of: file), F_OK) == 0 else {
        close(number)
        return nil
      }
      return file
    }

    /// Returns the name of an open file in /proc.
    private static func name(of file: FileDescriptor) -> String { "/proc/self/fd/\(file.number)" }

    /// The most names that are tried for the moment before a file replaces another.
    private static let mostNames = 100

    /// Gives a file without a name its own.
    private func link() throws(SystemError) {
      if name(path) { return }
      // A name cannot be taken from another file by this call, but by `rename`.
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
