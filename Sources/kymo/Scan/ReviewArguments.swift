internal import SourceScanning

/// The versions that a review compares, as given.
enum ReviewArguments {
  /// Two revisions of the repository around the current folder.
  case revisions(String, String, fromMergeBase: Bool)
  /// A revision and the current files.
  case since(String)
  /// Two folders.
  case folders(String, String)

  /// Reads the versions and the paths that limit the review; nil for a scan.
  static func read(
    _ paths: [String], since: String?
  ) throws(ToolError) -> (arguments: ReviewArguments, paths: [String])? {
    if let since {
      if isFolder(since), let other = paths.first, paths.count == 1, isFolder(other) {
        try checkIsNoRevision(since)
        return (.folders(since, other), [])
      }
      guard !isFolder(since) || isRevision(since) else {
        throw ToolError(
          .usage, "--since compares a folder with one other folder: kymo scan --since \(since) NEW")
      }
      if isFolder(since) { try checkIsNoRevision(since) }
      try check(since)
      return (.since(since), paths)
    }
    guard let first = paths.first, case .missing = FileSystem.kind(of: first) else { return nil }
    if let (one, other) = folders(in: first) {
      for name in [one, other] { try checkIsNoRevision(name) }
      return (.folders(one, other), Array(paths.dropFirst()))
    }
    guard let dots = dots(in: first) else { return nil }
    let (one, other) = (String(first[..<dots.lowerBound]), String(first[dots.upperBound...]))
    let rest = Array(paths.dropFirst())
    if isFolder(one) != isFolder(other), !other.isEmpty, !one.isEmpty {
      let folder = isFolder(one) ? one : other
      guard isRevision(folder) else {
        throw ToolError(
          .usage, "'\(first)' is a folder and a revision; a review compares two of a kind")
      }
      try checkIsNoRevision(folder)
    }
    let names = (one.isEmpty ? "HEAD" : one, other.isEmpty ? "HEAD" : other)
    try check(names.0)
    try check(names.1)
    return (.revisions(names.0, names.1, fromMergeBase: first[dots].count == 3), rest)
  }

  /// The two folders in a text with dots between them, although their paths may contain dots, too: `../old..../new`;
  /// nil if there are none.
  private static func folders(in text: String) -> (String, String)? {
    for index in text.indices where text[index...].hasPrefix("..") {
      let one = String(text[..<index])
      for dots in ["..", "..."] where text[index...].hasPrefix(dots) {
        let other = String(text[index...].dropFirst(dots.count))
        if !one.isEmpty, !other.isEmpty, isFolder(one), isFolder(other) { return (one, other) }
      }
    }
    return nil
  }

  /// The dots between two names: three, or two.
  private static func dots(in text: String) -> Range<String.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("..") {
        let end = text[index...].prefix { $0 == "." }.endIndex
        // The dots of a path that leads up are not meant.
        let count = text.distance(from: index, to: end)
        guard count <= 3, end == text.endIndex || text[end] != "/" || index > text.startIndex else {
          return nil
        }
        return index..<end
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func isFolder(_ name: String) -> Bool {
    if case .folder = FileSystem.kind(of: name) { true } else { false }
  }

  /// Whether git knows a name, in the repository around the current folder.
  private static func isRevision(_ name: String) -> Bool {
    guard !name.contains("/"), (try? check(name)) != nil else { return false }
    return (try? GitTree(folder: ".", revision: name)) != nil
  }

  private static func checkIsNoRevision(_ name: String) throws(ToolError) {
    guard !name.hasPrefix("/"), !name.hasPrefix("."), isRevision(name) else { return }
    throw ToolError(
      .usage, "'\(name)' is a folder and a revision; write './\(name)' for the folder")
  }

  /// Refuses names that git could take for an option or another kind of name.
  private static func check(_ name: String) throws(ToolError) {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains(where: \.isControl) else {
      throw ToolError(.usage, "a review needs revisions such as main..HEAD, found '\(name)'")
    }
  }
}

/// The files of the two sides of a review.
struct ReviewSources {
  let before: [SourceFile]
  let after: [SourceFile]
  let from: ReviewDocument.Side
  let to: ReviewDocument.Side

  /// The failures to read the current files.
  private(set) var failures: [ScanDocument.Failure] = []

  init(
    _ arguments: ReviewArguments, paths: [String], _ filter: FileFilter, includesAll: Bool
  ) throws(ToolError) {
    for path in paths where path.hasPrefix("/") || path.hasPrefix("..") {
      throw ToolError(.usage, "'\(path)' is outside of the current folder, which a review is about")
    }
    let limits = paths.map { path -> String in
      var path = path[...]
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      while path.hasSuffix("/") { path = path.dropLast() }
      return String(path)
    }
    func isWanted(_ path: String) -> Bool {
      path.hasSuffix(".swift") && filter.includes(path)
        && (limits.isEmpty
          || limits.contains { $0 == "." || path == $0 || path.hasPrefix("\($0)/") })
    }
    var blobs: [String: [UInt8]] = [:]
    switch arguments {
    case .revisions(let one, let other, let fromMergeBase):
      let new = try GitTree(folder: ".", revision: other)
      var old = try GitTree(folder: ".", revision: one)
      if fromMergeBase { old = try old.mergeBase(with: new, one, other) }
      before = try Self.text(old.files(reusing: &blobs, where: isWanted), one)
      after = try Self.text(new.files(reusing: &blobs, where: isWanted), other)
      from = ReviewDocument.Side(name: one, commit: old.commit)
      to = ReviewDocument.Side(name: other, commit: new.commit)
    case .since(let revision):
      let old = try GitTree(folder: ".", revision: revision)
      before = try Self.text(old.files(reusing: &blobs, where: isWanted), revision)
      let walk = try SourceWalk(["."], filter, includesAll: includesAll, tracked: isWanted)
      after = walk.files
      failures = walk.failures
      from = ReviewDocument.Side(name: revision, commit: old.commit)
      to = ReviewDocument.Side(name: "files")
    case .folders(let one, let other):
      var sides: [[SourceFile]] = []
      for folder in [one, other] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let walk = try SourceWalk([folder], filter, includesAll: includesAll)
        failures += walk.failures
        sides.append(
          walk.files.map { file in
            let path =
              file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
            return SourceFile(path: path, bytes: file.bytes)
          }.filter { isWanted($0.path) })
      }
      (before, after) = (sides[0], sides[1])
      from = ReviewDocument.Side(name: one)
      to = ReviewDocument.Side(name: other)
    }
  }

  /// The files that are UTF-8 text; other files are reported.
  private static func text(_ files: [SourceFile], _ revision: String) -> [SourceFile] {
    files.filter { file in
      guard String(validating: file.bytes, as: UTF8.self) == nil else { return true }
      StandardError.warn("'\(file.path)' at \(revision) is not UTF-8 text")
      return false
    }.sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }
}
