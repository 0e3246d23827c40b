internal import TextForms

// The C library, for the process of git and its pipes.
#if canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#endif

/// Reads files at a revision with git.
struct GitRepository {
  /// The folder in which git searches for its repository.
  let folder: String

  /// The largest file that is read, in bytes.
  static let sizeLimit = 16 << 20

  /// The largest number of bytes that git is given as input at once.
  static let mostInput = 16_000

  /// The text of a file at a revision.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist any more.
  ///   - revision: A revision as git names it, such as `HEAD~1`, a branch or a tag.
  /// - Throws: An error that names the missing thing: git, a repository, the revision, or the file in it.
  static func text(of path: String, at revision: String) throws(ToolError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw ToolError(.usage, "--git needs a revision such as HEAD~1, found '\(revision)'")
    }
    guard !path.isEmpty else { throw ToolError(.usage, "'@' needs the name of a file after it") }
    let folder = FileSystem.folder(of: path)
    let name = String(path.dropFirst(folder.count))
    guard case .folder = FileSystem.kind(of: folder.isEmpty ? "." : folder) else {
      throw ToolError(.noInput, "cannot read '\(path)': there is no folder '\(folder)'")
    }
    let repository = GitRepository(folder: folder.isEmpty ? "." : folder)
    try repository.check(path)
    let commit = try repository.commit(revision)
    let blob = try repository.run(["cat-file", "blob", "\(commit):./\(name)"])
    // Git fails if its output is not read to the end.
    guard blob.output.count <= sizeLimit else {
      throw ToolError(
        .dataError,
        "'\(path)' at \(revision) is larger than \(NumberText.grouped(sizeLimit)) bytes")
    }
    guard blob.status == 0 else {
      let kind = try repository.line(of: ["cat-file", "-t", "\(commit):./\(name)"])
      let message =
        switch kind {
        case "tree": "cannot read '\(path)': it was a folder at \(revision)"
        case "commit": "cannot read '\(path)': it was a submodule at \(revision)"
        case "blob": "git cannot read '\(path)': \(try repository.complaint(blob.arguments))"
        default: "there was no file '\(path)' at \(revision)"
        }
      throw ToolError(.noInput, message)
    }
    guard let text = String(validating: blob.output, as: UTF8.self) else {
      throw ToolError(.dataError, "'\(path)' at \(revision) is not UTF-8 text")
    }
    return text
  }

  /// Fails if git finds no repository around a file, or refuses to read the repository that it finds.
  private func check(_ path: String) throws(ToolError) {
    let arguments = ["rev-parse", "--git-dir"]
    guard try run(arguments).status != 0 else { return }
    let words = try complaint(arguments)
    throw ToolError(
      .noInput,
      words.hasPrefix("not a git repository")
        ? "'\(path)' is not in a git repository, so --git has nothing to look in"
        : "git does not read the repository of '\(path)': \(words)")
  }

  /// The name of the one commit that a revision denotes.
  func commit(_ revision: String) throws(ToolError) -> String {
    let arguments = [
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ]
    guard let found = try line(of: arguments) else {
      throw ToolError(
        .noInput, "unknown git revision '\(revision)'; 'git log --oneline' lists revisions")
    }
    // `^HEAD` means everything but HEAD, and is answered with a sign before the name.
    guard found.allSatisfy(\.isHexDigit) else {
      throw ToolError(
        .usage, "'\(revision)' is not a revision but a set of them; --git needs one, such as HEAD~1"
      )
    }
    return found
  }

  /// Returns the first line of git's answer; nil if it fails.
  func line(of arguments: [String]) throws(ToolError) -> String? {
    let answer = try run(arguments)
    guard answer.status == 0 else { return nil }
    return String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The first line of git's error message.
  func complaint(_ arguments: [String]) throws(ToolError) -> String {
    let words = String(decoding: try run(arguments, reading: 2).output, as: UTF8.self)
    let line = words.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("hint:") } ?? ""
    return String(line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line)
  }

  /// The result of running git.
  struct Answer {
    let arguments: [String]
    let status: Int32
    let output: [UInt8]
  }

  /// Runs git and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that follow `git -C FOLDER -c core.fsmonitor=false`.
  ///   - stream: The stream that is read: 1 for its output, 2 for its errors.
  ///   - input: The bytes that git reads, no more than a pipe holds (``mostInput``).
  /// - Returns: Git's status, and the output of the stream, cut a little above the limit.
  func run(
    _ arguments: [String], reading stream: Int32 = 1, input: [UInt8] = []
  ) throws(ToolError) -> Answer {
    var pipe: [Int32] = [0, 0]
    guard Self.openPipe(&pipe) == 0 else { throw Self.failure(errno) }
    let (reading, writing) = (FileDescriptor(number: pipe[0]), pipe[1])
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    var source: [Int32] = [0, 0]
    if input.isEmpty {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    } else {
      precondition(input.count <= Self.mostInput, "a pipe does not hold what git is to read")
      guard Self.openPipe(&source) == 0 else { throw Self.failure(errno) }
      try? FileDescriptor(number: source[1]).write(input)
      close(source[1])
      unsafe posix_spawn_file_actions_adddup2(&actions, source[0], 0)
    }
    defer { if !input.isEmpty { close(source[0]) } }
    unsafe posix_spawn_file_actions_adddup2(&actions, writing, stream)
    unsafe posix_spawn_file_actions_addopen(&actions, 3 - stream, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addclose(&actions, reading.number)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Git need not ignore the signals that this process ignores.
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for number in Process.writeSignals + [SIGCHLD] { unsafe sigaddset(&usual, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    // The program that watches files for git is chosen by the repository, and reading an index would start it.
    let command = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    Self.setEnvironment()
    // The parent process may have had SIGCHLD ignored, and then there would be no status to wait for.
    let handler = signal(SIGCHLD, SIG_DFL)
    defer { signal(SIGCHLD, handler) }
    var process: pid_t = 0
    let problem = unsafe posix_spawnp(&process, "git", &actions, &attributes, words, environ)
    close(writing)
    let output = Result { () throws(SystemError) in
      problem == 0 ? try reading.readAll(limit: Self.sizeLimit) : []
    }
    // The rest of a file that is too large is not read: git ends when the pipe closes.
    close(reading.number)
    guard problem == 0 else { throw Self.failure(problem) }
    let status = try Self.status(of: process)
    guard case .success(let output) = output else {
      throw ToolError(.inputOutputError, "cannot read the output of git")
    }
    return Answer(arguments: arguments, status: status, output: output)
  }

  private static func setEnvironment() {
    // Git's messages are compared with known words, so that they must not be translated.
    unsafe setenv("LC_ALL", "C", 1)
    // Git writes nothing, and fetches nothing.
    unsafe setenv("GIT_OPTIONAL_LOCKS", "0", 1)
    unsafe setenv("GIT_NO_LAZY_FETCH", "1", 1)
  }

  /// Waits for git to end, and returns its status; 128 where a signal has ended it.
  private static func status(of process: pid_t) throws(ToolError) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw failure(errno) }
    }
    let hasExited = status & 0x7F == 0
    return hasExited ? (status >> 8) & 0xFF : 128
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
