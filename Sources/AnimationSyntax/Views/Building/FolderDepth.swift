/// How near files are to each other, by their folders.
enum FolderDepth {
  /// How many folders a file has in common with those of what is shown; the more, the nearer it is.
  ///
  /// - Parameters:
  ///   - name: The name of a file, with its folders.
  ///   - shown: The names of the files with what is shown.
  static func depth(of name: String, _ shown: [String]) -> Int {
    let path = name.split(separator: "/")
    return shown.map { zip($0.split(separator: "/"), path).prefix { $0 == $1 }.count }.max() ?? 0
  }
}
