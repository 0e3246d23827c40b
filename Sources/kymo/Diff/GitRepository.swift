// The C library, for the process of git and the pipe to it.
#if canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

/// Files as they were at a revision, read by git.
struct GitRepository {
  /// The folder from which git looks for its repository.
  let folder: String

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 16 << 20

  /// The text that a file had at a revision.
  ///
  /// - Parameters:
  ///   - path: The path of the file as it is now, or was.
  ///   - revision: A revision as git names it, such as `HEAD~1`, a branch or a tag.
  /// - Throws: What is missing: git, a repository, the revision, or the file in it.
  static func text(of path: String, at revision: String) throws(ToolError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw ToolError(.usage, "--git needs a revision such as HEAD~1, found '\(revision)'")
    }
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) }
    let folder = cut.map { String(path[..<$0]) } ?? "."
    let name = String(path[(cut ?? path.startIndex)...])
    guard case .folder = FileSystem.kind(of: folder) else {
      throw ToolError(.noInput, "cannot read '\(path)': there is no folder '\(folder)'")
    }
    let repository = GitRepository(folder: folder)
    guard try repository.run(["rev-parse", "--git-dir"]).status == 0 else {
      throw ToolError(
        .noInput, "'\(path)' is not in a git repository, which --git needs")
    }
    let commit = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
    guard try repository.run(commit).status == 0 else {
      throw ToolError(
        .noInput, "unknown git revision '\(revision)'; 'git log --oneline' lists revisions")
    }
    let shown = try repository.run(["show", "\(revision):./\(name)"])
    guard shown.status == 0 else {
      throw ToolError(.noInput, "there is no file '\(path)' at \(revision)")
    }
    guard shown.output.count <= sizeLimit else {
      throw ToolError(
        .dataError,
        "'\(path)' at \(revision) is larger than \(TextNumber.grouped(sizeLimit)) bytes")
    }
    guard let text = String(validating: shown.output, as: UTF8.self) else {
      throw ToolError(.dataError, "'\(path)' at \(revision) is not UTF-8 text")
    }
    return text
  }

  /// Runs git and waits for it.
  ///
  /// - Parameter arguments: What follows `git -C FOLDER`.
  /// - Returns: Its status, and what it wrote to its standard output.
  private func run(
    _ arguments: [String]
  ) throws(ToolError) -> (status: Int32, output: [UInt8]) {
    var pipe: [Int32] = [0, 0]
    guard Self.openPipe(&pipe) == 0 else { throw Self.failure(errno) }
    let (reading, writing) = (FileDescriptor(number: pipe[0]), pipe[1])
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, writing, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addclose(&actions, reading.number)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe (["git", "-C", folder] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process: pid_t = 0
    let problem = unsafe posix_spawnp(&process, "git", &actions, nil, words, environ)
    close(writing)
    let output = Result { () throws(SystemError) in
      problem == 0 ? try reading.readAll(limit: Self.sizeLimit) : []
    }
    // What is left of a file that is too large is not read: git ends with the pipe.
    close(reading.number)
    guard problem == 0 else { throw Self.failure(problem) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Self.failure(errno) }
    }
    guard case .success(let output) = output else {
      throw ToolError(.inputOutputError, "cannot read the output of git")
    }
    let hasExited = status & 0x7F == 0
    return (hasExited ? (status >> 8) & 0xFF : 128, output)
  }

  private static func openPipe(_ ends: inout [Int32]) -> Int32 {
    unsafe ends.withUnsafeMutableBufferPointer { unsafe pipe($0.baseAddress) }
  }

  private static func failure(_ code: Int32) -> ToolError {
    code == ENOENT
      ? ToolError(.noInput, "git is not installed; install it, or compare two files")
      : ToolError(.noInput, "cannot run git: \(SystemError(code: code).words)")
  }
}
