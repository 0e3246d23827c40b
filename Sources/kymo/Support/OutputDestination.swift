#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The destination of the bytes of a run: standard output or a file, which is written whole or not at all.
enum OutputDestination {
  case standardOutput
  case file(String)

  /// Takes a path; `-` and nil stand for standard output.
  init(_ path: String?) {
    switch path {
    case nil, "-": self = .standardOutput
    case let path?: self = .file(path)
    }
  }

  /// Fails if standard output is a terminal, which cannot show a format and would obey its control characters.
  static func checkTakesBinary(_ format: String) throws(ToolError) {
    guard FileDescriptor.standardOutput.isTerminal else { return }
    throw ToolError(
      .usage,
      """
      a terminal cannot show \(format); name a file, such as -o figure.\(format), or give -o - to write it to \
      the terminal anyway
      """)
  }

  /// Fails at once if the file cannot be created, before any work is done.
  func check() throws(ToolError) {
    guard case .file(let path) = self else { return }
    if path.isEmpty { throw ToolError(.usage, "the output file has no name; give -o FILE") }
    switch FileSystem.kind(of: path) {
    case .folder:
      throw ToolError(.cannotCreate, "cannot write '\(path)': it is a folder")
    case .file, .special:
      return
    case .missing:
      if let problem = FileSystem.problem(withName: path) {
        throw ToolError(.cannotCreate, "cannot write '\(path)': \(problem.words)")
      }
      let folder = FileSystem.folder(of: try Self.resolvingLinks(path))
      switch FileSystem.kind(of: folder.isEmpty ? "." : folder) {
      case .folder: return
      case .missing:
        throw ToolError(.cannotCreate, "cannot write '\(path)': there is no folder '\(folder)'")
      case .file, .special:
        throw ToolError(.cannotCreate, "cannot write '\(path)': '\(folder)' is not a folder")
      }
    }
  }

  private static func resolvingLinks(_ path: String) throws(ToolError) -> String {
    do {
      return try FileSystem.resolvingLinks(path)
    } catch {
      throw ToolError(.cannotCreate, "cannot write '\(path)': \(error.words)")
    }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    try write { sink in try sink.write(bytes) }
  }

  /// Writes all of a text, as UTF-8.
  func write(_ text: String) throws(ToolError) {
    try write(Array(text.utf8))
  }

  /// Takes bytes while they are made.
  struct Sink {
    fileprivate let file: FileDescriptor

    /// Writes bytes.
    ///
    /// - Parameter evenUnread: Whether the work continues when the reader of a pipe has gone, because it may still
    ///   fail; otherwise that ends the work.
    func write(_ bytes: [UInt8], evenUnread: Bool = false) throws(SystemError) {
      do {
        try file.write(bytes)
      } catch {
        guard evenUnread, error.isClosedPipe else { throw error }
      }
    }
  }

  /// Calls a closure with a sink, and keeps the file that was written only if nothing failed.
  ///
  /// An error of the closure that is not one of the sink must be a ``ToolError``, which is passed on.
  ///
  /// A file gets its name when it is complete (``NewFile``). A device or a pipe is written in place. A reader that
  /// goes away wants no more, which is no failure: the run continues to its status, without a message.
  func write(_ body: (Sink) throws -> Void) throws(ToolError) {
    switch self {
    case .standardOutput:
      do {
        try body(Sink(file: .standardOutput))
      } catch {
        try Self.report(error, "to standard output")
      }
    case .file(let path):
      if case .special = FileSystem.kind(of: path) {
        try writeInPlace(path, body)
      } else {
        try replace(Self.resolvingLinks(path), named: path, body)
      }
    }
  }

  private func writeInPlace(
    _ path: String, _ body: (Sink) throws -> Void
  ) throws(ToolError) {
    let file: FileDescriptor
    do {
      file = try FileSystem.openForWriting(path)
    } catch {
      throw ToolError(.cannotCreate, "cannot write '\(path)': \(error.words)")
    }
    do {
      try body(Sink(file: file))
    } catch {
      try Self.report(error, "'\(path)'")
    }
  }

  private func replace(
    _ path: String, named name: String, _ body: (Sink) throws -> Void
  ) throws(ToolError) {
    let permissions: mode_t?
    if case .file(let existing) = FileSystem.kind(of: path) {
      permissions = existing
    } else {
      permissions = nil
    }
    let new: NewFile
    do {
      new = try NewFile(for: path)
    } catch {
      throw ToolError(.cannotCreate, "cannot write '\(name)': \(error.words)")
    }
    do {
      try body(Sink(file: new.file))
      try new.finish(permissions: permissions ?? FileSystem.usualPermissions)
    } catch {
      new.discard()
      try Self.report(error, "'\(name)'")
    }
  }

  /// Reports a failure, unless the reader of a pipe has gone.
  private static func report(_ error: any Error, _ name: String) throws(ToolError) {
    if let error = error as? ToolError { throw error }
    guard let error = error as? SystemError else {
      throw ToolError(.dataError, String(describing: error))
    }
    guard !error.isClosedPipe else { return }
    throw ToolError(.inputOutputError, "cannot write \(name): \(error.words)")
  }
}
