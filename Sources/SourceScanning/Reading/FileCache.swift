internal import SharedWork

/// The files that have been read: a file that two versions of an app have in common is read once.
final class FileCache: Sendable {
  private let files = Locked<[SourceFile: ScannedFile]>([:])

  /// Returns the contents of a file, which is read once.
  func read(_ source: SourceFile) -> ScannedFile {
    if let known = files.withLock({ $0[source] }) { return known }
    let read = FileReader.read(source)
    files.withLock { $0[source] = read }
    return read
  }
}
