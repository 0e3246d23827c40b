internal import SourceScanning

/// The files below a folder at a revision, read with git.
///
/// Nothing is checked out: the tree is listed and its blobs are read. Links and submodules are left out.
struct GitTree {
  /// The name of the commit.
  let commit: String

  private let repository: GitRepository

  /// A file of the tree.
  struct Entry {
    /// The path below the folder.
    let path: String
    /// The name of the blob with the file's content.
    let blob: String
    let size: Int
  }

  /// Finds a revision.
  ///
  /// - Parameters:
  ///   - folder: A folder in the repository.
  ///   - revision: The revision, as git names it.
  /// - Throws: If there is no repository around the folder, or no such revision in it.
  init(folder: String, revision: String) throws(ToolError) {
    repository = GitRepository(folder: folder)
    let arguments = ["rev-parse", "--git-dir"]
    guard try repository.run(arguments).status == 0 else {
      throw ToolError(.noInput, "not in a git repository")
    }
    do throws(ToolError) {
      commit = try repository.commit(revision)
    } catch {
      let isShallow = try repository.line(of: ["rev-parse", "--is-shallow-repository"]) == "true"
      throw isShallow && error.status == .noInput
        ? ToolError(.noInput, "\(error.message), and 'git fetch --unshallow' brings the older ones")
        : error
    }
  }

  private init(commit: String, _ repository: GitRepository) {
    self.commit = commit
    self.repository = repository
  }

  /// Returns the merge base of this tree and another one.
  ///
  /// - Throws: If they have no common ancestor.
  func mergeBase(
    with other: GitTree, _ name: String, _ otherName: String
  ) throws(ToolError) -> GitTree {
    guard let base = try repository.line(of: ["merge-base", commit, other.commit]) else {
      throw ToolError(.noInput, "'\(name)' and '\(otherName)' have no commit in common")
    }
    return GitTree(commit: base, repository)
  }

  /// The files of the tree below the folder.
  func entries() throws(ToolError) -> [Entry] {
    let answer = try repository.run(["ls-tree", "-r", "-z", "-l", commit, "--", "."])
    guard answer.status == 0 else {
      throw ToolError(
        .noInput, "git cannot list \(commit): \(try repository.complaint(answer.arguments))")
    }
    return answer.output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = line[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard fields.count == 4, fields[0].hasPrefix("100"), fields[1] == "blob",
        let size = Int(fields[3]), size <= GitRepository.sizeLimit / 2
      else { return nil }
      return Entry(
        path: String(decoding: line[line.index(after: tab)...], as: UTF8.self), blob: fields[2],
        size: size)
    }
  }

  /// The wanted files of the tree, by their paths below the folder, with their contents.
  ///
  /// - Parameter blobs: The contents of blobs that were already read, by the names of the blobs, so that each is
  ///   read only once.
  func files(
    reusing blobs: inout [String: [UInt8]], where isWanted: (String) -> Bool
  ) throws(ToolError) -> [SourceFile] {
    let wanted = try entries().filter { isWanted($0.path) }
    let known = blobs
    blobs.merge(try contents(of: wanted.filter { known[$0.blob] == nil })) { one, _ in one }
    return wanted.compactMap { entry in
      blobs[entry.blob].map { SourceFile(path: entry.path, bytes: $0) }
    }
  }

  /// Returns the contents of blobs, by their names.
  func contents(of entries: [Entry]) throws(ToolError) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    var batch: [Entry] = []
    var size = 0
    var asked: Set<String> = []
    func read() throws(ToolError) {
      guard !batch.isEmpty else { return }
      let input = batch.map { "\($0.blob)\n" }.joined()
      let answer = try repository.run(["cat-file", "--batch"], input: Array(input.utf8))
      Self.take(answer.output, into: &found)
      (batch, size) = ([], 0)
    }
    for entry in entries where asked.insert(entry.blob).inserted {
      let isFull =
        size + entry.size > GitRepository.sizeLimit / 2
        || (batch.count + 1) * (entry.blob.utf8.count + 1) > GitRepository.mostInput
      if isFull { try read() }
      batch.append(entry)
      size += entry.size + 128
    }
    try read()
    return found
  }

  /// Parses the output of `cat-file --batch`: `NAME blob SIZE`, the bytes, and a line feed.
  private static func take(_ output: [UInt8], into found: inout [String: [UInt8]]) {
    var index = 0
    while index < output.count, let end = output[index...].firstIndex(of: UInt8(ascii: "\n")) {
      let head = output[index..<end].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]),
        end + 1 + size <= output.count
      else {
        index = end + 1
        continue
      }
      found[head[0]] = Array(output[end + 1..<end + 1 + size])
      index = end + 2 + size
    }
  }
}
