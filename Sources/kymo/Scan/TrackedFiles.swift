/// The files that git tracks below some paths.
struct TrackedFiles {
  private var paths: Set<String> = []

  /// Asks git for the tracked files.
  ///
  /// - Throws: If a path is in no repository.
  init(_ paths: [String]) throws(ToolError) {
    for path in paths {
      let isFolder = if case .folder = FileSystem.kind(of: path) { true } else { false }
      let folder = isFolder ? path : FileSystem.folder(of: path)
      let repository = GitRepository(folder: folder.isEmpty ? "." : folder)
      let answer = try repository.run(["ls-files", "-z"])
      guard answer.status == 0 else {
        throw ToolError(
          .noInput, "'\(path)' is not in a git repository, so --git has nothing to look in")
      }
      let prefix = isFolder ? (path == "." ? "" : path.hasSuffix("/") ? path : path + "/") : folder
      for name in answer.output.split(separator: 0) {
        self.paths.insert(prefix + String(decoding: name, as: UTF8.self))
      }
    }
  }

  /// Whether git tracks a file, by the path at which it was found.
  func contains(_ path: String) -> Bool { paths.contains(path) }
}
