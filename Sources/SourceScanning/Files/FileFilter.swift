/// A filter that determines which of the files in a folder are read.
public struct FileFilter: Hashable, Sendable {
  private let patterns: [GlobPattern]

  /// The patterns of files that are left out unless all files are requested: built, fetched and generated files, and
  /// those in which macOS keeps what other file systems cannot.
  public static let usual = [
    ".build", ".git", "DerivedData", "Pods", "Carthage", "*.generated.swift", "._*",
  ]

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - excluded: The patterns of files that are left out.
  ///   - includesAll: Whether files that are usually left out are read, too.
  public init(excluding excluded: [String] = [], includesAll: Bool = false) {
    patterns = ((includesAll ? [] : Self.usual) + excluded).map(GlobPattern.init)
  }

  /// Whether a file or folder is read, by its path below the folder that was given.
  public func includes(_ path: String) -> Bool { !patterns.contains { $0.matches(path) } }
}
