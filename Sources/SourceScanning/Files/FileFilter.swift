/// A filter that decides which of the files in a folder are read.
public struct FileFilter: Hashable, Sendable {
  private let patterns: [GlobPattern]

  /// The patterns of files that are left out unless everything is asked for: those that are built, fetched or
  /// generated.
  public static let usual = [
    ".build", ".git", "DerivedData", "Pods", "Carthage", "*.generated.swift",
  ]

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - excluded: Patterns of what is left out.
  ///   - includesAll: Whether what is usually left out is read, too.
  public init(excluding excluded: [String] = [], includesAll: Bool = false) {
    patterns = ((includesAll ? [] : Self.usual) + excluded).map(GlobPattern.init)
  }

  /// Whether something in a folder is looked at, by its path below the folder that was given.
  public func includes(_ path: String) -> Bool { !patterns.contains { $0.matches(path) } }
}
